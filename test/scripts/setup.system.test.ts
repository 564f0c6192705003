import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { isInstalled } from '../../scripts/setup.mjs'

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

/** Runs a command of the repository in a copy that has nothing installed. */
function run(script: string, { env = {}, node = [] }: { env?: Record<string, string>; node?: string[] } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'toncenter-clone-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of ['package.json', LOCK, '.npmrc', 'scripts', 'packages/local/package.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  const options = {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env, npm_config_cache: join(folder, '.cache') },
  } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, [...node, join(folder, script)], options)
  return { status, lines: (stdout + stderr).trim().split('\n') }
}

describe.each(['scripts/start.mjs', 'scripts/test.mjs'])('%s on a fresh clone', (script) => {
  it('says in one sentence that Node is too old', () => {
    const old = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.0' } })`
    const { status, lines } = run(script, { node: ['--import', `data:text/javascript,${encodeURIComponent(old)}`] })
    expect([status, lines]).toEqual([1, ['toncenter-react needs Node 20.19 or newer, and this is 18.20.0.']])
  })

  it('says in one sentence that the registry cannot be reached', () => {
    const env = { npm_config_registry: 'http://127.0.0.1:9/', npm_config_fetch_retries: '0' }
    const { status, lines } = run(script, { env })
    expect([status, lines.at(-1)]).toEqual([
      1,
      'Packages could not be installed: the npm registry cannot be reached from here.',
    ])
    expect(lines).toHaveLength(2)
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

  it('closes with the count alone on its line', () => {
    const { status, stdout } = test(['--only', 'lint'], {})
    expect(stdout.trim().split('\n').at(-1)).toMatch(/^[01] passed, [01] failed, 0 skipped$/)
    expect(status).toBe(stdout.includes('1 passed') ? 0 : 1)
  })
})
