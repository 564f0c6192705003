import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { demoAccounts } from '../../../src/local/service/accounts.ts'
import { run, start } from './program.ts'
import { openRegistry, type Registry } from './registry.ts'

const tree = mkdtempSync(join(tmpdir(), 'toncenter-tree-'))
const inTree = (path: string) => join(tree, path)
const read = (path: string) => readFileSync(inTree(path), 'utf8')
const json = (path: string) => JSON.parse(read(path))

const PACKAGES = {
  'toncenter-react': '',
  'toncenter-local': 'packages/local',
  'create-toncenter-app': 'packages/create',
}
const PINNING = [
  'examples/next',
  'examples/react-router',
  'packages/create/templates/next',
  'packages/create/templates/vite',
]
/** How npm names each, in the order of a release: one wants those before it. */
const PUBLISHED = {
  'toncenter-local': ['--workspace', 'toncenter-local'],
  'toncenter-react': [],
  'create-toncenter-app': ['--workspace', 'create-toncenter-app'],
}

const git = (cwd: string, ...args: string[]) => run('git', args, { cwd })

/** A clone of the repository as it is here: what is tracked, or new and not ignored. Nothing is installed in it. */
async function copyTree() {
  const { stdout } = await git('.', 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
  for (const file of stdout.split('\0').filter((one) => one && existsSync(one))) {
    mkdirSync(dirname(inTree(file)), { recursive: true })
    cpSync(file, inTree(file))
  }
  await git(tree, 'init', '--quiet', '--initial-branch', 'main')
  await git(tree, 'add', '--all')
  await git(tree, '-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', 'all')
}

let registry: Registry
/** The next version. */
let next: string

beforeAll(async () => {
  await copyTree()
  const note = ['---', '"toncenter-local": minor', '---', '', 'Blocks have a chart.', '']
  writeFileSync(inTree('.changeset/chart.md'), note.join('\n'))
  await run(process.execPath, ['scripts/changeset.mjs', 'version'], { cwd: tree })
  next = json('package.json').version
  // Installs what the lock file names, as in each clone.
  await run(process.execPath, ['scripts/build.mjs'], { cwd: tree, env: { ...process.env, NODE_ENV: undefined } })
  registry = await openRegistry()
}, 1_200_000)
afterAll(async () => {
  await registry?.close()
  rmSync(tree, { recursive: true, force: true })
})

describe('the next version', () => {
  it('is larger than the one before by what the changes mean', () => {
    const [major, minor] = JSON.parse(readFileSync('package.json', 'utf8')).version.split('.').map(Number)
    expect(next).toBe(`${major}.${minor + 1}.0`)
  })

  it('is that of all packages, of the lock file, and of all that wants one of them', () => {
    const { version, packages } = json('package-lock.json')
    expect(version).toBe(next)
    for (const [name, folder] of Object.entries(PACKAGES)) {
      expect(json(join(folder, 'package.json'))).toMatchObject({ name, version: next })
      expect(packages[folder].version, name).toBe(next)
    }
    const wanted = ['', ...PINNING].map((folder) => {
      const { dependencies, devDependencies, peerDependencies } = json(join(folder, 'package.json'))
      const all = Object.entries<string>({ ...dependencies, ...devDependencies, ...peerDependencies })
      return all.filter(([name]) => name in PACKAGES).map(([, of]) => of)
    })
    expect(wanted.every(({ length }) => length > 0)).toBe(true)
    expect(new Set(wanted.flat())).toEqual(new Set([next]))
  })

  it('has its part in the changelog, and the notes of the changes are gone', () => {
    expect(read('CHANGELOG.md')).toMatch(/^# Changelog\n\n## \d+\.\d+\.0\n\n### Minor Changes\n\n/)
    expect(read('CHANGELOG.md')).toMatch(/^- .*Blocks have a chart\./m)
    expect(readdirSync(inTree('.changeset')).sort()).toEqual(['README.md', 'config.json'])
  })
})

describe('the release', () => {
  it('is published without a warning, after a dry run without one', async () => {
    for (const more of [['--dry-run'], []]) {
      for (const [name, which] of Object.entries(PUBLISHED)) {
        const { stdout, stderr } = await registry.npm(tree, ['publish', ...which, ...more])
        expect(stderr).not.toMatch(/npm (?:warn|error)/i)
        expect(stdout).toContain(`+ ${name}@${next}`)
      }
    }
  }, 300_000)

  it('is installed by its names, and its commands and modules load', async () => {
    const folder = inTree('consumer')
    mkdirSync(folder)
    writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}')
    const packages = ['toncenter-react', 'toncenter-local', 'react', 'react-dom', '@tanstack/react-query']
    await registry.npm(folder, ['install', '--ignore-scripts', ...packages])
    const code = `import { createLocalService } from 'toncenter-react/local'
      import { formatAmount } from 'toncenter-react/client'
      const response = await createLocalService().fetch('http://local/api/v3/masterchainInfo')
      console.log(response.status, formatAmount('1500000000', 9))`
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], { cwd: folder })
    expect(stdout).toBe('200 1.5\n')
    expect((await registry.npm(folder, ['exec', '--', 'toncenter-local', '--help'])).stdout).toContain('--port')
    expect((await registry.npm(folder, ['ls', '--all'])).stdout).toContain(`toncenter-local@${next}`)
  }, 300_000)

  it.each(['next', 'react-router'])(
    'builds examples/%s',
    async (name) => {
      const folder = inTree(`examples/${name}`)
      await registry.npm(folder, ['install', '--ignore-scripts'])
      const { stdout } = await registry.npm(folder, ['run', 'build'], { NODE_ENV: 'production' })
      expect(stdout).toContain('No API key in ')
    },
    900_000,
  )

  it('starts an app that builds', async () => {
    await registry.npm(tree, ['create', '--yes', 'toncenter-app', 'my-app'])
    const folder = inTree('my-app')
    await registry.npm(folder, ['install', '--ignore-scripts'])
    expect((await registry.npm(folder, ['run', 'build'], { NODE_ENV: 'production' })).stdout).toContain('built in')
    const { version } = JSON.parse(readFileSync(join(folder, 'node_modules/toncenter-react/package.json'), 'utf8'))
    expect(version).toBe(next)
  }, 600_000)
})

/** Each has another name for the option of the host. */
const HOST = { next: '--hostname', 'react-router': '--host' }

describe('npm run example, in a clone', () => {
  it.each(Object.entries(HOST))(
    'serves examples/%s over a local chain',
    async (name, host) => {
      const command = ['scripts/example.mjs', name, '--port', '0', host, '127.0.0.1']
      const address = /Local:\s+http:\/\/[\w.]+:(\d+)/
      const { url, close } = await start(process.execPath, command, { cwd: tree, address, env: { NO_COLOR: '1' } })
      onTestFinished(close)
      const html = await (await fetch(`${url}/account/${encodeURIComponent(demoAccounts.main)}`)).text()
      expect(html.match(/data-part="row"/g)?.length).toBeGreaterThan(10)
    },
    900_000,
  )

  it('names the examples where none is given', async () => {
    const running = run(process.execPath, ['scripts/example.mjs'], { cwd: tree })
    await expect(running).rejects.toThrow('npm run example -- next|react-router')
  })
})
