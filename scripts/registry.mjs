// The blocks of registry.json as the files that `shadcn add` reads: one for each, with the code of its files.
import { execFileSync } from 'node:child_process'
import { root } from './setup.mjs'

/** Run by name: 225 packages for a step of `npm run docs`. */
export const SHADCN = 'shadcn@4.23.0'

/** Writes `NAME.json` of each block into a folder. */
export function buildRegistry(folder) {
  const command = ['--yes', SHADCN, 'build', 'registry.json', '--output', folder]
  execFileSync('npx', command, {
    cwd: root,
    stdio: 'pipe',
    shell: process.platform === 'win32',
  })
}
