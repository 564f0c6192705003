import { describe, expect, it } from 'vitest'
import { safeParse } from 'zod/v4/core'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import { toFaults } from '../../src/core/issues.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import * as v3 from '../../src/endpoints/v3.ts'
import { transaction } from '../../src/schemas/transaction.ts'
import { contract } from '../support/contract.ts'
import { changed, type Path } from '../support/generate.ts'
import { haveRecordings, type Recording, recordings } from '../support/recordings.ts'
import { shapeOf } from '../support/shapes.ts'
import { requiredIn } from '../support/walk.ts'

const records: AnyEndpoint[] = [...Object.values(v2), ...Object.values(v3)]

/** Endpoints whose recorded rows are transactions, although the endpoint itself is another. */
const WITH_TRANSACTIONS = ['v3/transactionsByMessage', 'v3/transactionsByMasterchainBlock', 'v3/traces']

function transactionsIn(body: unknown): unknown[] {
  const { transactions, traces } = body as { transactions?: unknown[]; traces?: { transactions?: object }[] }
  return [...(transactions ?? []), ...(traces ?? []).flatMap((trace) => Object.values(trace.transactions ?? {}))]
}

const first = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.slice(0, 3)

/** Members that the contract requires and that our types make optional, with the reason. */
const MAY_BE_ABSENT: Record<string, string> = {
  'v3 AddressBookRow.domain': 'services of 2024',
  'v3 Transaction.total_fees_extra_currencies': 'services of 2024',
  'v3 Transaction.emulated': 'services of 2024',
  'v3 AccountState.extra_currencies': 'services of 2024',
  'v3 Message.value_extra_currencies': 'services of 2024',
  'v2 AddressInformation.extra_currencies': 'the Python service',
  'v2 ExtendedAddressInformation.extra_currencies': 'the Python service',
  'v2 Transaction.address': 'the Python service before 2023',
  'v2 Transaction.account': 'the Python service',
  'v2 Message.hash': 'the Python service before 2025',
  'v2 Message.extra_currencies': 'the Python service',
}

/** Members of any type at all. */
const ANY_TYPE: Record<string, string> = {}

/** Whether `value` is refused, and the path of the refusal leads to `path`. */
function blamed(record: AnyEndpoint, value: unknown, path: Path): boolean {
  const faults = toFaults(safeParse(record.response, value).error?.issues ?? [], value)
  return faults.some((fault) => path.join('.').startsWith(fault.path.join('.')) && fault.path.length > 0)
}

describe.skipIf(!haveRecordings)('real answers (skipped where ../shared/recordings is absent)', () => {
  it.each(
    records.flatMap((record) =>
      recordings(`${record.generation}/${record.path.slice(1).replaceAll('/', '.')}`)
        .filter(({ status }) => status === 200)
        .map(({ file, body }) => [file, record, body] as const),
    ),
  )('%s passes the schema of its endpoint, and nothing of it is lost', (_file, record, body) => {
    const data = record.generation === 'v2' ? (body as { result: unknown }).result : body
    const result = safeParse(record.response, data)
    expect(first(result)).toBeUndefined()
    expect(sameButAmounts(result.data, data)).toBe(true)
  })

  it.each(
    records.flatMap((record) =>
      recordings(`${record.generation}/${record.path.slice(1).replaceAll('/', '.')}`)
        .filter(({ status }) => status === 200)
        .map(({ file, body }) => [file, record, body] as const),
    ),
  )(
    '%s is refused without any member that the contract requires, or with one of another type',
    (_file, record, body) => {
      const data = record.generation === 'v2' ? (body as { result: unknown }).result : body
      const shape = shapeOf(record.generation, contract(record).response)
      for (const { path, member } of requiredIn(record.generation, shape, data)) {
        if (!(member in MAY_BE_ABSENT))
          expect(blamed(record, changed(data, path), path), `without ${member}`).toBe(true)
        if (!(member in ANY_TYPE)) {
          // A function is of no type that JSON has, so nothing may take it.
          expect(
            blamed(
              record,
              changed(data, path, () => {}),
              path,
            ),
            `${member} of another type`,
          ).toBe(true)
        }
      }
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
