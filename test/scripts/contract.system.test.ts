import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folders = ['src/contract', 'src/react/v2', 'src/react/v3']

/** Files of the folders that are generated, by path. */
function filesIn(base: string): Record<string, string> {
  const entries = folders.flatMap((folder) =>
    readdirSync(join(base, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  )
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name)).sort()
  return Object.fromEntries(paths.map((path) => [relative(base, path), readFileSync(path, 'utf8')]))
}

it('what is generated from the contract is what `npm run contract` writes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'toncenter-contract-'))
  try {
    const { stderr, status } = spawnSync(process.execPath, ['scripts/contract.mjs', '--into', folder], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(status, stderr).toBe(0)
    expect(filesIn(root)).toEqual(filesIn(folder))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
