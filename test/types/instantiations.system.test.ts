import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { statedNames } from '../support/contract.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')

/** The compiler's work for these files, the same on each machine. */
function instantiations(...files: string[]): number {
  const folder = mkdtempSync(join(tmpdir(), 'toncenter-types-'))
  try {
    const config = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { types: [] },
      files: files.map((file) => join(root, file)),
      include: [],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--extendedDiagnostics'], { encoding: 'utf8' })
    expect(stdout).not.toContain('error TS')
    return Number(/^Instantiations:\s+(\d+)/m.exec(stdout)?.[1])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

it('the types of all records cost an editor at most 1 800 instantiations each, and 10 000 for what they share', () => {
  const endpoints = statedNames.v2.length + statedNames.v3.length
  const count = instantiations('src/endpoints/v2.ts', 'src/endpoints/v3.ts')
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThanOrEqual(1_800 * endpoints + 10_000)
})
