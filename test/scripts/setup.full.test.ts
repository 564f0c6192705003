import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { isInstalled } from '../../scripts/setup.mjs'
import { runSteps, type Step, tool } from '../../scripts/steps.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

function folderOf(files: Record<string, unknown> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'toncenter-setup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'node_modules/a'), { recursive: true })
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(content))
  return folder
}

const lock = (packages: Record<string, object>) => ({ packages: { '': {}, ...packages } })
const LOCK = 'package-lock.json'
const GOT = 'node_modules/.package-lock.json'
const A1 = { 'node_modules/a': { version: '1.0.0' } }

describe('what is installed', () => {
  it.each([
    ['nothing is', {}],
    ['the notes of npm are missing', { [LOCK]: lock(A1) }],
    ['a package has another version', { [LOCK]: lock({ 'node_modules/a': { version: '1.0.1' } }), [GOT]: lock(A1) }],
    ['a package was added', { [LOCK]: lock({ ...A1, 'node_modules/b': { version: '1.0.0' } }), [GOT]: lock(A1) }],
    [
      'a folder was deleted by hand',
      {
        [LOCK]: lock({ 'node_modules/b': { version: '1.0.0' } }),
        [GOT]: lock({ 'node_modules/b': { version: '1.0.0' } }),
      },
    ],
  ])('does not do when %s', (_, files) => {
    expect(isInstalled(folderOf(files))).toBe(false)
  })

  it('does when all is there, and what is for other platforms or is a package of the repository is not', () => {
    const other = {
      'node_modules/other': { version: '1.0.0', optional: true },
      'node_modules/ours': { link: true, resolved: 'packages/ours' },
      'packages/ours': { name: 'ours', version: '1.0.0' },
    }
    expect(isInstalled(folderOf({ [LOCK]: lock({ ...A1, ...other }), [GOT]: lock(A1) }))).toBe(true)
  })
})

/** A copy of the repository that has nothing installed. */
function clone(): string {
  const folder = mkdtempSync(join(tmpdir(), 'toncenter-clone-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of ['package.json', LOCK, '.npmrc', 'scripts', 'tools/package.json', `tools/${LOCK}`])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  for (const name of ['local', 'create'])
    cpSync(join(root, `packages/${name}/package.json`), join(folder, `packages/${name}/package.json`))
  return folder
}

const OFFLINE = { npm_config_registry: 'http://127.0.0.1:9/', npm_config_fetch_retries: '0' }

/** Runs Node in a clone. */
function run(args: string[], env: Record<string, string> = {}, cwd = clone()) {
  const options = {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env, npm_config_cache: join(cwd, '.cache') },
  } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options)
  return { status, lines: (stdout + stderr).trim().split('\n') }
}

describe('a command on a fresh clone', () => {
  it.each(['scripts/start.mjs', 'scripts/test.mjs'])('%s says in one sentence that Node is too old', (script) => {
    const old = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.0' } })`
    const { status, lines } = run(['--import', `data:text/javascript,${encodeURIComponent(old)}`, script])
    expect([status, lines]).toEqual([1, ['toncenter-react needs Node 20.19 or newer, and this is 18.20.0.']])
  })

  it('says in one sentence that the registry cannot be reached, and what to do', () => {
    const { status, lines } = run(['scripts/start.mjs'], OFFLINE)
    expect([status, lines.at(-1)]).toEqual([
      1,
      'Packages could not be installed, as the npm registry cannot be reached from here: connect and run this again.',
    ])
    expect(lines).toHaveLength(2)
  })

  it('says so of the packages of the long sizes alone, which npm test does without', () => {
    const folder = clone()
    // The repository itself needs nothing.
    writeFileSync(join(folder, LOCK), JSON.stringify(lock({})))
    mkdirSync(join(folder, 'node_modules'))
    writeFileSync(join(folder, GOT), JSON.stringify(lock({})))
    const { status, lines } = run(
      ['--eval', `import('./scripts/setup.mjs').then((it) => it.setup('tools'))`],
      OFFLINE,
      folder,
    )
    expect([status, lines]).toEqual([
      1,
      [
        'Installing packages of tools (npm ci) …',
        'Packages of tools could not be installed, as the npm registry cannot be reached from here: connect and run this again, or `npm test`, which needs none of them.',
      ],
    ])
  })
})

describe('npm test', () => {
  const test = (args: string[], env: Record<string, string>) =>
    spawnSync(process.execPath, [join(root, 'scripts/test.mjs'), ...args], {
      encoding: 'utf8',
      env: { ...process.env, ...env },
    })

  it('says in one sentence that the configured browser does not run', () => {
    const { status, stderr } = test(['--only', 'browser'], { TONCENTER_BROWSER: '/no/such/browser' })
    expect([status, stderr.trim()]).toEqual([1, 'TONCENTER_BROWSER=/no/such/browser does not run.'])
  })

  it('refuses a step that it does not have', () => {
    const { status, stderr } = test(['--only', 'units'], {})
    expect([status, stderr]).toEqual([1, expect.stringContaining('There is no step "units"')])
  })

  it('names the sizes when it is given another', () => {
    const { status, stderr } = test(['everything'], {})
    expect([status, stderr]).toEqual([1, expect.stringContaining('the sizes are check, test, full, release')])
  })
})

describe('the end of a run', () => {
  const lines: string[] = []
  const ranAs = async (...steps: Step[]) => {
    lines.length = 0
    vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(...line.split('\n')))
    onTestFinished(() => {
      vi.restoreAllMocks()
      process.exitCode = undefined
    })
    await runSteps([[steps]])
    return process.exitCode
  }
  const passes = tool('passes', '--eval', '0')
  const fails = tool('fails', '--eval', 'console.log("the reason"); process.exit(1)')

  it('closes with the count alone on its line', async () => {
    expect(await ranAs(passes)).toBe(0)
    expect(lines.at(-1)).toBe('1 passed, 0 failed, 0 skipped')
  })

  it('prints the output of a step that fails, and does not run those that need it', async () => {
    const needy: Step = { ...passes, name: 'needy', needs: 'fails' }
    expect(await ranAs(fails, needy)).toBe(1)
    expect(lines).toEqual(expect.arrayContaining(['the reason', 'Not run: fails failed.']))
    expect(lines.at(-1)).toBe('0 passed, 2 failed, 0 skipped')
  })

  it('fails where nothing ran', async () => {
    expect(await ranAs()).toBe(1)
  })

  it('names the ten files that took longest, and the CPU seconds of each step', async () => {
    const files = Array.from({ length: 12 }, (_, index) => ({
      name: join(root, `test/file-${index}.ts`),
      seconds: index,
    }))
    await ranAs({ name: 'step', run: async () => ({ passed: 12, failed: 0, skipped: 0, cpu: 3, files }) })
    expect(lines[0]).toContain('3 s of CPU')
    const named = lines.filter((line) => line.includes('test/file-'))
    expect(named).toHaveLength(10)
    expect(named[0]).toContain('test/file-11.ts')
    expect(lines.at(-2)).toMatch(/^in \d+\.\d s, 3 s of CPU$/)
  })
})

it.runIf(process.platform === 'linux')('the CPU seconds of a process count those that it starts', async () => {
  const burn = 'while (process.cpuUsage().user < 700_000);'
  const child = `require("node:child_process").execFileSync(process.execPath, ["--eval", ${JSON.stringify(burn)}])`
  const { cpu } = await tool('burns', '--eval', child).run()
  expect(cpu).toBeGreaterThan(0.3)
})
