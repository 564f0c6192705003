import { describe, expect, it } from 'vitest'
import type { TraceNode } from '../../../src/contract/v3/traceNode.ts'
import type { TransactionDescription } from '../../../src/contract/v3/transactionDescription.ts'
import { readTrace } from '../../../src/reading/readTrace.ts'
import { letterOf } from '../../../src/reading/trace/letters.ts'
import { countStates } from '../../../src/reading/trace/steps.ts'
import { changeOf } from '../../../src/ui/traces/TraceList/viewOfTrace.ts'
import { accountOf, bushOf, chainOf, traceOf } from '../../../stories/fixtures/traces.ts'

const [A, B, C] = [accountOf(0), accountOf(1), accountOf(2)]
const refused: TransactionDescription = {
  type: 'ord',
  aborted: true,
  compute_ph: { skipped: false, success: false, exit_code: 65535 },
  bounce: { type: 'ok' },
}
const bounced = [
  { account: A },
  { account: B, parent: 0, message: { value: '900' } },
  { account: C, parent: 1, message: { value: '500' }, transaction: { description: refused } },
  { account: B, parent: 2, message: { value: '400', bounced: true } },
]

describe('the model of a trace', () => {
  it('survives a trace without a tree, as the service sends it above 4 000 transactions', () => {
    const { trace: _, transactions: __, ...rest } = traceOf([{ account: A }])
    const { steps, outcome, count, cost } = readTrace({ ...rest, is_incomplete: true })
    expect(steps).toEqual([])
    expect([count, outcome.finality, outcome.status, cost.fee]).toEqual([1, 'unknown', 'unknown', 0n])
  })

  it('survives a node without children, without a transaction, and with the name of a member that all objects have', () => {
    const trace = traceOf([{ account: A }])
    const odd = [null, { tx_hash: 'constructor', children: null }, { children: 'none' }] as unknown as TraceNode[]
    const { steps } = readTrace({ ...trace, trace: { ...(trace.trace as TraceNode), children: odd } })
    expect(steps.map(({ state }) => state)).toEqual(['ok', 'missing', 'missing'])
  })

  it('gives each node one place, where an app made a tree with a cycle', () => {
    const trace = traceOf([{ account: A }, { account: B, parent: 0 }])
    const root = trace.trace as TraceNode
    root.children?.[0]?.children?.push(root, { ...root })
    expect(readTrace(trace).steps.map(({ letter }) => letter)).toEqual(['A', 'B'])
  })

  it('reads a chain of 4 000 transactions', () => {
    const { steps, count } = readTrace(chainOf(4_000))
    expect(steps.at(-1)).toMatchObject({ index: 3_999, depth: 3_999, parent: 3_998, below: 0 })
    expect(steps[0]?.below).toBe(3_999)
    expect(count).toBe(4_000)
  })

  it('follows each step with all that it caused', () => {
    const { steps } = readTrace(bushOf(13))
    expect(steps.map(({ depth }) => depth)).toEqual([0, 1, 2, 2, 2, 1, 2, 2, 2, 1, 2, 2, 2])
    expect(steps.map(({ below }) => below)).toEqual([12, 3, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0])
    expect(steps[0]?.children).toEqual([1, 5, 9])
  })

  it('gives one account one letter', () => {
    const lines = [{ account: A }, { account: B, parent: 0 }, { account: A.toLowerCase(), parent: 1 }]
    expect(readTrace(traceOf(lines)).steps.map(({ letter }) => letter)).toEqual(['A', 'B', 'A'])
    expect([0, 25, 26, 701, 702].map(letterOf)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA'])
  })

  it('marks the step that failed, and the one that got its message back', () => {
    const { steps, outcome } = readTrace(traceOf(bounced))
    expect(steps.map(({ state }) => state)).toEqual(['ok', 'ok', 'failed', 'bounced'])
    // The contract was called, and its own call came back: whether it did what it was for is not in the phases.
    expect(outcome.status).toBe('unknown')
  })

  it('fails where all that was asked for was refused', () => {
    const [first, ...rest] = bounced.slice(1).map((line) => ({ ...line, parent: (line.parent as number) - 1 }))
    const lines = [{ account: (first as { account: string }).account }, ...rest]
    expect(readTrace(traceOf(lines)).outcome).toMatchObject({
      status: 'failed',
      money: { where: 'returned', account: B },
    })
  })

  it('has a step for a message whose transaction is not indexed yet', () => {
    const { steps, outcome, count } = readTrace(traceOf([{ account: A }, { account: B, parent: 0, isMissing: true }]))
    expect(steps[1]).toMatchObject({ state: 'missing', account: B, transaction: undefined, parent: 0 })
    expect([count, outcome.finality, countStates(steps).missing]).toEqual([1, 'pending', 1])
  })

  it('has none for a log, which has no receiver', () => {
    const trace = traceOf([{ account: A }, { account: B, parent: 0, isMissing: true, message: { destination: null } }])
    expect(readTrace(trace).steps).toHaveLength(1)
  })

  it('is pending while one of its transactions is, and invalidated when that was dropped', () => {
    const trace = traceOf([
      { account: A, transaction: { finality: 'confirmed' } },
      { account: B, parent: 0 },
    ])
    expect(readTrace(trace).outcome.finality).toBe('confirmed')
    const [, hash = ''] = trace.transactions_order ?? []
    const row = trace.transactions?.[hash]
    if (row) row.finality = 'pending'
    expect(readTrace(trace).steps.map(({ state }) => state)).toEqual(['ok', 'pending'])
    expect(readTrace(trace).outcome).toMatchObject({ finality: 'pending', status: 'pending' })
    const dropped = readTrace(trace, { invalidated: [hash] })
    expect(dropped.steps.map(({ state }) => state)).toEqual(['ok', 'invalidated'])
    expect(dropped.outcome).toMatchObject({ finality: 'dropped', status: 'failed' })
  })

  it('adds up its fee, and what each account has more or less after it', () => {
    const reading = readTrace(traceOf(bounced))
    expect(reading.cost.fee).toBe(4n * 2_389_467n + 3n * 266_669n)
    expect(reading.duration).toBe(3)
    expect(changeOf(reading, A)).toEqual([{ asset: null, amount: -900n - 2_389_467n - 266_669n }])
    expect(changeOf(reading, C)).toEqual([{ asset: null, amount: 100n - 2_389_467n - 266_669n }])
    expect(changeOf(reading, accountOf(9))).toEqual([])
  })
})
