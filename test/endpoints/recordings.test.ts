import { describe, expect, it } from 'vitest'
import { safeParse } from 'zod/v4/core'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import * as v3 from '../../src/endpoints/v3.ts'
import { transaction } from '../../src/schemas/transaction.ts'
import { haveRecordings, type Recording, recordings } from '../support/recordings.ts'

const records: AnyEndpoint[] = [...Object.values(v2), ...Object.values(v3)]

/** Endpoints whose recorded rows are transactions, although the endpoint itself is another. */
const WITH_TRANSACTIONS = ['v3/transactionsByMessage', 'v3/transactionsByMasterchainBlock', 'v3/traces']

function transactionsIn(body: unknown): unknown[] {
  const { transactions, traces } = body as { transactions?: unknown[]; traces?: { transactions?: object }[] }
  return [...(transactions ?? []), ...(traces ?? []).flatMap((trace) => Object.values(trace.transactions ?? {}))]
}

const first = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.slice(0, 3)

describe.skipIf(!haveRecordings)('real answers (skipped where ../shared/recordings is absent)', () => {
  it.each(
    records.flatMap((record) =>
      recordings(`${record.generation}/${record.path.slice(1).replace('/', '.')}`)
        .filter(({ status }) => status === 200)
        .map(({ file, body }) => [file, record, body] as const),
    ),
  )('%s passes the schema of its endpoint, and nothing of it is lost', (_file, record, body) => {
    const data = record.generation === 'v2' ? (body as { result: unknown }).result : body
    const result = safeParse(record.response, data)
    expect(first(result)).toBeUndefined()
    expect(sameButAmounts(result.data, data)).toBe(true)
  })

  it.each(WITH_TRANSACTIONS.flatMap((folder) => recordings(folder)).map((one): [string, Recording] => [one.file, one]))(
    '%s: every transaction passes the schema of transactions',
    (_file, { body }) => {
      const rows = transactionsIn(body)
      for (const row of rows) expect(first(safeParse(transaction, row))).toBeUndefined()
    },
  )

  it('holds some hundred real transactions', () => {
    const rows = ['v3/transactions', ...WITH_TRANSACTIONS]
      .flatMap((folder) => recordings(folder))
      .flatMap(({ body }) => transactionsIn(body))
    expect(rows.length).toBeGreaterThan(100)
  })
})

/** Equal, where an amount that came as a number may have become a decimal string. */
function sameButAmounts(ours: unknown, theirs: unknown): boolean {
  if (typeof theirs !== 'object' || theirs === null) {
    return ours === theirs || (typeof theirs === 'number' && ours === String(theirs))
  }
  const keys = Object.keys(theirs)
  return (
    keys.length === Object.keys(ours as object).length &&
    keys.every((key) =>
      sameButAmounts((ours as Record<string, unknown>)[key], (theirs as Record<string, unknown>)[key]),
    )
  )
}
