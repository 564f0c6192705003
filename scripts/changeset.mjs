// `npm run changeset`: asks what a change means for users, and keeps it in .changeset. `npm run changeset version` makes of all
// of them the next version and its part of CHANGELOG.md. Both packages have one version.
// Changesets leaves the package at the root out where there are workspaces: it works on a copy that has none.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './setup.mjs'

/** The newest that runs on Node 20. It is run by name: 103 packages for a command of a release. */
const CHANGESETS = '@changesets/cli@2.31.1'
const LOCAL = 'toncenter-local'
const KEPT = ['.changeset', 'CHANGELOG.md']

const read = (path) => JSON.parse(readFileSync(path, 'utf8'))
const run = (command, args, options) =>
  spawnSync(command, args, { shell: process.platform === 'win32', stdio: 'inherit', ...options })
const write = (path, json) => writeFileSync(path, `${JSON.stringify(json, undefined, 2)}\n`)

const copy = mkdtempSync(join(tmpdir(), 'toncenter-changeset-'))
try {
  for (const name of KEPT) cpSync(join(root, name), join(copy, name), { recursive: true })
  const manifest = read(join(root, 'package.json'))
  const { name, version, private: isPrivate } = manifest
  write(join(copy, 'package.json'), { name, version, private: isPrivate })
  const { status } = run('npx', ['--yes', CHANGESETS, ...process.argv.slice(2)], {
    cwd: copy,
    // A changeset is named in the log by the commit that added it.
    env: { ...process.env, GIT_DIR: join(root, '.git'), GIT_WORK_TREE: copy },
  })
  process.exitCode = status ?? 1
  if (status === 0) {
    for (const name of KEPT) {
      rmSync(join(root, name), { recursive: true })
      cpSync(join(copy, name), join(root, name), { recursive: true })
    }
    const next = read(join(copy, 'package.json')).version
    write(join(root, 'package.json'), {
      ...manifest,
      version: next,
      peerDependencies: { ...manifest.peerDependencies, [LOCAL]: next },
    })
    const local = join(root, 'packages/local/package.json')
    write(local, { ...read(local), version: next })
    run('npm', ['install', '--package-lock-only', '--ignore-scripts'], { cwd: root })
  }
} finally {
  rmSync(copy, { recursive: true })
}
