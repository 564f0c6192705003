// `npm run changeset`: asks what a change means for users, and keeps it in .changeset. `npm run changeset version` makes of all
// of them the next version and its part of CHANGELOG.md. All packages have one version and one changelog.
// Changesets leaves the package at the root out where there are workspaces: it works on a copy that has none.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './setup.mjs'

/** The newest that runs on Node 20. It is run by name: 103 packages for a command of a release. */
const CHANGESETS = '@changesets/cli@2.31.1'
const KEPT = ['.changeset', 'CHANGELOG.md']
/** The folders of what is published. */
const PUBLISHED = ['', 'packages/local', 'packages/create']
/** The folders of apps that pin what is published. */
const PINNING = [
  'examples/next',
  'examples/react-router',
  'packages/create/templates/next',
  'packages/create/templates/vite',
]
const BUMPS = ['major', 'minor', 'patch']

const read = (path) => JSON.parse(readFileSync(path, 'utf8'))
const run = (command, args, options) =>
  spawnSync(command, args, { shell: process.platform === 'win32', stdio: 'inherit', ...options })
const write = (path, json) => writeFileSync(path, `${JSON.stringify(json, undefined, 2)}\n`)
const manifestOf = (folder) => join(root, folder, 'package.json')

/** In a copy, the change of any package becomes one of the package at the root, by the largest of its bumps. */
function nameRoot(folder, name) {
  for (const file of readdirSync(folder).filter((one) => one.endsWith('.md') && one !== 'README.md')) {
    const path = join(folder, file)
    const [, head, text] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(readFileSync(path, 'utf8')) ?? []
    const bump = BUMPS.find((one) => head?.includes(`: ${one}`))
    if (bump) writeFileSync(path, `---\n"${name}": ${bump}\n---\n${text}`)
  }
}

/** Writes the version into every manifest: as that of a package, and as that of each package of ours that one wants. */
function writeVersion(version) {
  const ours = PUBLISHED.map((folder) => read(manifestOf(folder)).name)
  for (const path of [...PUBLISHED, ...PINNING].map(manifestOf)) {
    const manifest = read(path)
    if (ours.includes(manifest.name)) manifest.version = version
    for (const wanted of [manifest.dependencies, manifest.devDependencies, manifest.peerDependencies])
      for (const name of ours) if (wanted?.[name]) wanted[name] = version
    write(path, manifest)
  }
  run('npm', ['install', '--package-lock-only', '--ignore-scripts'], { cwd: root })
}

const copy = mkdtempSync(join(tmpdir(), 'toncenter-changeset-'))
try {
  const command = process.argv.slice(2)
  const { name, version, private: isPrivate } = read(manifestOf(''))
  for (const one of KEPT) cpSync(join(root, one), join(copy, one), { recursive: true })
  write(join(copy, 'package.json'), { name, version, private: isPrivate })
  // It uses them up: elsewhere they stay as they are.
  if (command[0] === 'version') nameRoot(join(copy, '.changeset'), name)
  const { status } = run('npx', ['--yes', CHANGESETS, ...command], {
    cwd: copy,
    // A changeset is named in the log by the commit that added it.
    env: { ...process.env, GIT_DIR: join(root, '.git'), GIT_WORK_TREE: copy },
  })
  process.exitCode = status ?? 1
  if (status === 0) {
    for (const one of KEPT) {
      rmSync(join(root, one), { recursive: true })
      cpSync(join(copy, one), join(root, one), { recursive: true })
    }
    writeVersion(read(join(copy, 'package.json')).version)
  }
} finally {
  rmSync(copy, { recursive: true })
}
