import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { consumer, entries } from './installed.ts'

const { resolve } = createRequire(import.meta.url)

/** The oldest and the newest compiler that users may have, by the name that package.json gives them here. */
const COMPILERS = { 'TypeScript 5.9': 'typescript59', 'TypeScript 6.0': 'typescript6', 'TypeScript 7.0': 'typescript' }

const MODES = {
  bundler: { module: 'ESNext', moduleResolution: 'bundler' },
  nodenext: { module: 'NodeNext', moduleResolution: 'nodenext' },
}

const USES = readFileSync(new URL('uses.tsx.txt', import.meta.url), 'utf8')

describe.each(Object.entries(COMPILERS))('%s, strict', (_name, compiler) => {
  const tsc = join(dirname(resolve(`${compiler}/package.json`)), 'bin/tsc')

  /** Checks a file as a consumer would, the package's declarations included. Gives the complaints. */
  function check(mode: keyof typeof MODES, code: string): string {
    const folder = join(consumer, `types-${compiler}-${mode}`)
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

  describe.each(['bundler', 'nodenext'] as const)('with resolution "%s"', (mode) => {
    it('no entry has an error in its types; right uses pass, wrong ones do not, and what comes out has its type', () => {
      const all = entries.map(({ specifier }, index) => `export * as e${index} from '${specifier}'`)
      expect(check(mode, [USES, ...all].join('\n'))).toBe('')
    })
  })
})

describe('an editor', () => {
  it('shows named types with their documentation, not the inside of libraries', async () => {
    const ts = (await import('typescript59')).default
    const file = join(consumer, 'types-hover.tsx')
    const code = `
      import { useTransactions, useTransactionsInfinite } from 'toncenter-react'
      export function Page() {
        const { data } = useTransactions({ account: 'x' })
        const infinite = useTransactionsInfinite({ account: 'x' })
        const fees = data?.transactions[0]?.total_fees
        return [data, infinite, fees]
      }`
    writeFileSync(file, code)
    const options = {
      strict: true,
      jsx: ts.JsxEmit.ReactJSX,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      module: ts.ModuleKind.ESNext,
    }
    const service = ts.createLanguageService({
      getScriptFileNames: () => [file],
      getScriptVersion: () => '1',
      getScriptSnapshot: (name) =>
        ts.sys.fileExists(name) ? ts.ScriptSnapshot.fromString(readFileSync(name, 'utf8')) : undefined,
      getCurrentDirectory: () => consumer,
      getCompilationSettings: () => options,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      fileExists: ts.sys.fileExists,
      readFile: ts.sys.readFile,
      directoryExists: ts.sys.directoryExists,
      ...(ts.sys.realpath && { realpath: ts.sys.realpath }),
    })
    const hover = (word: string) => {
      const info = service.getQuickInfoAtPosition(file, code.lastIndexOf(word))
      return { type: ts.displayPartsToString(info?.displayParts), docs: ts.displayPartsToString(info?.documentation) }
    }
    expect(hover('data, infinite')).toMatchObject({ type: 'const data: TransactionsResponse | undefined' })
    expect(hover('infinite, fees').type).toMatch(
      /UseInfiniteQueryResult<Rows<TransactionsResponse, Transaction>, TonCenterError> & NewerRows$/,
    )
    expect(hover('total_fees')).toEqual({
      type: '(property) Transaction.total_fees: string | undefined',
      docs: 'Nanotons.',
    })
    expect(hover("useTransactions({ account: 'x' })").docs).toContain('Newest first')
  })
})
