import { describe, expect, it } from 'vitest'
import type { Action } from '../../../src/contract/v3/action.ts'
import type { Trace } from '../../../src/contract/v3/trace.ts'
import type { TraceNode } from '../../../src/contract/v3/traceNode.ts'
import type { TransactionDescription } from '../../../src/contract/v3/transactionDescription.ts'
import { letterOf } from '../../../src/reading/trace/letters.ts'
import { traceModel } from '../../../src/reading/trace/traceModel.ts'
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
    const { steps, summary } = traceModel({ ...rest, is_incomplete: true })
    expect(steps).toEqual([])
    expect(summary).toMatchObject({ count: 1, finality: 'unknown', ended: 'unknown', fees: 0n })
  })

  it('survives a node without children, without a transaction, and with the name of a member that all objects have', () => {
    const trace = traceOf([{ account: A }])
    const odd = [null, { tx_hash: 'constructor', children: null }, { children: 'none' }] as unknown as TraceNode[]
    const { steps } = traceModel({ ...trace, trace: { ...(trace.trace as TraceNode), children: odd } })
    expect(steps.map(({ state }) => state)).toEqual(['ok', 'missing', 'missing'])
  })

  it('gives each node one place, where an app made a tree with a cycle', () => {
    const trace = traceOf([{ account: A }, { account: B, parent: 0 }])
    const root = trace.trace as TraceNode
    root.children?.[0]?.children?.push(root, { ...root })
    expect(traceModel(trace).steps.map(({ letter }) => letter)).toEqual(['A', 'B'])
  })

  it('reads a chain of 4 000 transactions', () => {
    const { steps, summary } = traceModel(chainOf(4_000))
    expect(steps.at(-1)).toMatchObject({ index: 3_999, depth: 3_999, parent: 3_998, below: 0 })
    expect(steps[0]?.below).toBe(3_999)
    expect(summary.count).toBe(4_000)
  })

  it('follows each step with all that it caused', () => {
    const { steps } = traceModel(bushOf(13))
    expect(steps.map(({ depth }) => depth)).toEqual([0, 1, 2, 2, 2, 1, 2, 2, 2, 1, 2, 2, 2])
    expect(steps.map(({ below }) => below)).toEqual([12, 3, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0])
    expect(steps[0]?.children).toEqual([1, 5, 9])
  })

  it('gives one account one letter', () => {
    const lines = [{ account: A }, { account: B, parent: 0 }, { account: A.toLowerCase(), parent: 1 }]
    expect(traceModel(traceOf(lines)).steps.map(({ letter }) => letter)).toEqual(['A', 'B', 'A'])
    expect([0, 25, 26, 701, 702].map(letterOf)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA'])
  })

  it('marks the step that failed, and the one that got its message back', () => {
    const { steps, summary } = traceModel(traceOf(bounced))
    expect(steps.map(({ state }) => state)).toEqual(['ok', 'ok', 'failed', 'bounced'])
    expect(summary.failure?.index).toBe(2)
    expect(summary.ended).toBe('success')
  })

  it('ends bounced where all that was asked for was refused', () => {
    const [first, ...rest] = bounced.slice(1).map((line) => ({ ...line, parent: (line.parent as number) - 1 }))
    const lines = [{ account: (first as { account: string }).account }, ...rest]
    expect(traceModel(traceOf(lines)).summary.ended).toBe('bounced')
  })

  it('has a step for a message whose transaction is not indexed yet', () => {
    const { steps, summary } = traceModel(traceOf([{ account: A }, { account: B, parent: 0, isMissing: true }]))
    expect(steps[1]).toMatchObject({ state: 'missing', account: B, transaction: undefined, parent: 0 })
    expect(summary).toMatchObject({ count: 1, finality: 'finalized', states: { missing: 1 } })
  })

  it('has none for a log, which has no receiver', () => {
    const trace = traceOf([{ account: A }, { account: B, parent: 0, isMissing: true, message: { destination: null } }])
    expect(traceModel(trace).steps).toHaveLength(1)
  })

  it('is pending while one of its transactions is, and invalidated when that was dropped', () => {
    const trace = traceOf([
      { account: A, transaction: { finality: 'confirmed' } },
      { account: B, parent: 0 },
    ])
    expect(traceModel(trace).summary.finality).toBe('confirmed')
    const [, hash = ''] = trace.transactions_order ?? []
    const row = trace.transactions?.[hash]
    if (row) row.finality = 'pending'
    expect(traceModel(trace).steps.map(({ state }) => state)).toEqual(['ok', 'pending'])
    expect(traceModel(trace).summary).toMatchObject({ finality: 'pending', ended: 'pending' })
    const dropped = traceModel(trace, { invalidated: [hash] })
    expect(dropped.steps.map(({ state }) => state)).toEqual(['ok', 'invalidated'])
    expect(dropped.summary.ended).toBe('invalidated')
  })

  it('adds up fees and the coins that moved, so that no account has both', () => {
    const { summary } = traceModel(traceOf(bounced))
    expect(summary.fees).toBe(4n * 2_389_467n + 3n * 266_669n)
    expect(summary.duration).toBe(3)
    expect(summary.moved).toEqual([
      { account: A, asset: null, amount: -900n },
      { account: B, asset: null, amount: 800n },
      { account: C, asset: null, amount: 100n },
    ])
  })

  it('counts jettons by the actions, each for who paid and who received', () => {
    const jetton = accountOf(9)
    const action = {
      type: 'jetton_swap',
      success: true,
      details: {
        dex: 'meridian',
        sender: A,
        asset_in: jetton,
        asset_out: null,
        dex_incoming_transfer: { asset: jetton, source: A, destination: C, amount: '250' },
        dex_outgoing_transfer: { asset: null, source: C, destination: A, amount: '107' },
      },
    } as unknown as Action
    const trace: Trace = { ...traceOf([{ account: A }]), actions: [action] }
    const { moved, ended } = traceModel(trace).summary
    expect(moved).toContainEqual({ account: A, asset: jetton, amount: -250n })
    expect(ended).toBe('success')
  })
})
