import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { requireTool } from '../../scripts/tools.mjs'
import { testDeclarations } from './compile.ts'
import { consumer } from './installed.ts'

const { resolve } = createRequire(import.meta.url)

describe('TypeScript 7.0, strict', () => testDeclarations(resolve('typescript/package.json'), ['nodenext']))
describe('TypeScript 5.9, strict', () => testDeclarations(requireTool.resolve('typescript/package.json')))

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
      docs: 'Nanograms.',
    })
    expect(hover("useTransactions({ account: 'x' })").docs).toContain('Newest first')
  })
})
