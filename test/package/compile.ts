import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { consumer, entries } from './installed.ts'

const MODES = {
  bundler: { module: 'ESNext', moduleResolution: 'bundler' },
  nodenext: { module: 'NodeNext', moduleResolution: 'nodenext' },
}

/** Right uses of the package, and wrong ones that a compiler must refuse. */
const USES = readFileSync(new URL('uses.tsx.txt', import.meta.url), 'utf8')

/** Type-checks a file as a strict consumer does, the package's declarations included. Gives the complaints. */
function check(compiler: string, mode: keyof typeof MODES, code: string): string {
  const tsc = join(dirname(compiler), 'bin/tsc')
  const { version } = JSON.parse(readFileSync(compiler, 'utf8'))
  const folder = join(consumer, `types-${version}-${mode}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'index.tsx'), code)
  const compilerOptions = {
    ...MODES[mode],
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
    types: ['node'],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['index.tsx'] }))
  return spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' }).stdout
}

/**
 * Tests the declarations with one compiler.
 * @param compiler the path of the compiler's package.json
 * @param modes of resolution. Default: all
 */
export function testDeclarations(compiler: string, modes = Object.keys(MODES) as (keyof typeof MODES)[]): void {
  it.each(modes)('with resolution "%s" no entry has an error, right uses pass and wrong uses fail', (mode) => {
    const all = entries.map(({ specifier }, index) => `export * as e${index} from '${specifier}'`)
    expect(check(compiler, mode, [USES, ...all].join('\n'))).toBe('')
  })
}
