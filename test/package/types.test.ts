import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { consumer, entries } from './installed.ts'

const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')

const MODES = {
  bundler: { module: 'ESNext', moduleResolution: 'bundler' },
  nodenext: { module: 'NodeNext', moduleResolution: 'nodenext' },
}

/** Checks a file as a consumer with strict settings would, the package's declarations included. Gives the complaints. */
function check(mode: keyof typeof MODES, name: string, code: string): string {
  const folder = join(consumer, `types-${mode}-${name}`)
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

const USE = `
import { TonCenterProvider, useTransactions, useTransactionsInfinite } from 'toncenter-react'
import { createClient, isRateLimitError } from 'toncenter-react/client'
import { transactions } from 'toncenter-react/endpoints/v3'
import { queryOptions } from 'toncenter-react/query'
import { createProxy } from 'toncenter-react/server'
import { TransactionList } from 'toncenter-react/ui'

export function Page({ account }: { account: string }) {
  const { data, error } = useTransactions({ account: [account], limit: 10 })
  const hash: string | undefined = data?.transactions[0]?.hash
  const rows: readonly { lt: string }[] | undefined = useTransactionsInfinite({ account: [account] }).data?.rows
  const wait: number = isRateLimitError(error) ? error.retryAfterMs : 0
  return <p title={hash}>{rows?.length} {wait} <TransactionList account={account} /></p>
}
export const App = () => <TonCenterProvider network="testnet"><Page account="" /></TonCenterProvider>
export const options = queryOptions(transactions, createClient(), { limit: 1 })
export const proxy: (request: Request) => Promise<Response> = createProxy({ network: 'mainnet', apiKey: () => 'k' })
`

describe.each(['bundler', 'nodenext'] as const)('for a consumer with strict TypeScript and resolution "%s"', (mode) => {
  it('a wrong param is an error', () => {
    const code = `import { useTransactions } from 'toncenter-react'\nexport const use = () => useTransactions({ acount: [''] })\n`
    expect(check(mode, 'wrong', code)).toMatch(/'acount' does not exist/)
  })

  it('every entry has types without an error in them', () => {
    const code = entries.map(({ specifier }, index) => `export * as e${index} from '${specifier}'`).join('\n')
    expect(check(mode, 'entries', code)).toBe('')
  })

  it('hooks, components, client, options and proxy fit together', () => {
    expect(check(mode, 'use', USE)).toBe('')
  })
})
