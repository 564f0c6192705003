import { describe, expect, it } from 'vitest'
import { safeParse } from 'zod/v4/core'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import * as v3 from '../../src/endpoints/v3.ts'
import { transaction } from '../../src/schemas/transaction.ts'
import { expectStrict, expectWhole } from '../support/conformance.ts'
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

/** What an endpoint's record describes: for v2 the envelope is off. */
const dataOf = (record: AnyEndpoint, body: unknown) =>
  record.generation === 'v2' ? (body as { result: unknown }).result : body

describe.skipIf(!haveRecordings)('real answers (skipped where ../shared/recordings is absent)', () => {
  const answers = records.flatMap((record) =>
    recordings(`${record.generation}/${record.path.slice(1).replaceAll('/', '.')}`)
      .filter(({ status }) => status === 200)
      .map(({ file, body }) => [file, record, body] as const),
  )

  it.each(answers)('%s passes the schema of its endpoint, and nothing of it is lost', (_file, record, body) => {
    expectWhole(record, dataOf(record, body))
  })

  it.each(answers)(
    '%s is refused without any member that the contract requires, or with one of another type',
    (_file, record, body) => {
      expectStrict(record, dataOf(record, body))
    },
  )

  it.each(WITH_TRANSACTIONS.flatMap((folder) => recordings(folder)).map((one): [string, Recording] => [one.file, one]))(
    '%s: every transaction passes the schema of transactions',
    (_file, { body }) => {
      const rows = transactionsIn(body)
      for (const row of rows) expect(first(safeParse(transaction, row))).toBeUndefined()
    },
  )

  it('all belong to an endpoint: none is left out', () => {
    const folders = new Set(
      records.map((record) => `/${record.generation}/${record.path.slice(1).replaceAll('/', '.')}/`),
    )
    const strangers = recordings().filter(
      ({ file }) => !file.includes('_errors') && !folders.has(file.replace(/[^/]*$/, '')),
    )
    expect(strangers.map(({ file }) => file)).toEqual([])
  })

  it('holds some hundred real transactions', () => {
    const rows = ['v3/transactions', ...WITH_TRANSACTIONS]
      .flatMap((folder) => recordings(folder))
      .flatMap(({ body }) => transactionsIn(body))
    expect(rows.length).toBeGreaterThan(100)
  })
})
