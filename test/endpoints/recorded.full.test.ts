import { describe, expect, it } from 'vitest'
import { transaction } from '../../src/contract/v3/transaction.ts'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import * as v3 from '../../src/endpoints/v3.ts'
import { expectStrict, expectWhole, requiredMembers } from '../support/conformance.ts'
import { folderOf, loadRecordings } from '../support/recordings.ts'
import { tried } from '../support/tried.ts'

const records: AnyEndpoint[] = [...Object.values(v2), ...Object.values(v3)]
const recordings = await loadRecordings('synthetic', 'hosted')

/** The part of a recording that an endpoint's record describes: v2 without its envelope. */
const dataOf = (record: AnyEndpoint, body: object) =>
  record.generation === 'v2' ? (body as { result: unknown }).result : body

const answers = recordings
  .filter(({ isRefusal }) => !isRefusal)
  .flatMap(({ kind, file, folder, body }) =>
    records
      .filter((record) => folderOf(record) === folder)
      .map((record) => [`${kind} ${file}`, record.name, record, dataOf(record, body)] as const),
  )

describe('a recorded answer', () => {
  it.each(answers)('%s keeps to the schema of %s, and nothing of it is lost', (_file, _name, record, data) => {
    expectWhole(record, data)
  })

  it.each(answers)(
    '%s is refused by the schema of %s without any member that the contract requires, or with one of another type',
    (_file, _name, record, data) => {
      expectStrict(record, data)
    },
  )

  it('a recorded answer of our own service is there once for every endpoint', () => {
    const folders = recordings.filter(({ kind }) => kind === 'synthetic').map(({ folder }) => folder)
    expect(folders.filter((folder) => !folder.endsWith('/_errors')).sort()).toEqual(records.map(folderOf).sort())
  })

  it('has members that the contract requires: more than 2 000 in all', () => {
    const counts = answers.map(([, , record, data]) => requiredMembers(record, data).length)
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(2_000)
  })

  it('is of an endpoint, or a refusal', () => {
    const known = [...records.map(folderOf), 'v2/_errors', 'v3/_errors']
    expect(recordings.filter(({ folder }) => !known.includes(folder))).toEqual([])
  })
})

describe('a recorded transaction', () => {
  const rows = recordings.flatMap(({ file, folder, body }) => {
    if (!folder.startsWith('v3/')) return []
    const { transactions = [], traces = [] } = body as {
      transactions?: object[]
      traces?: { transactions?: object }[]
    }
    const inTraces = traces.flatMap((trace) => Object.values(trace.transactions ?? {}))
    return [...transactions, ...inTraces].map((row) => [file, row] as const)
  })

  it('a recorded transaction of each answer of v3 keeps to the schema of transactions', () => {
    expect(rows.length).toBeGreaterThan(10)
    const faults = rows.flatMap(([file, row]) => {
      const { issues } = tried(transaction, row)
      return issues ? [[file, issues.slice(0, 3)]] : []
    })
    expect(faults).toEqual([])
  })
})
