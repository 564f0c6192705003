import { describe, expect, it } from 'vitest'
import type { Trace } from '../../../src/contract/v3/trace.ts'
import { viewOfTrace } from '../../../src/ui/traces/TraceList/viewOfTrace.ts'
import { action, TOKEN, transfer } from '../../../stories/fixtures/actions.ts'
import { bouncedTrace, hugeTrace, pendingTrace, swapTrace, traceOf } from '../../../stories/fixtures/traces.ts'
import { OTHER, OWN } from '../../../stories/fixtures/transactions.ts'

const STRANGER = `0:${'4'.repeat(64)}`
/** More than a float counts exactly. */
const VALUE = '9007199254740993000000001'
/** Nanograms of each transaction, and of each message. */
const [FEE, FORWARD] = [2_389_467n, 266_669n]
const payment = traceOf([{ account: OWN }, { parent: 0, account: OTHER, message: { value: VALUE } }])

describe('a trace that is no trace', () => {
  it.each([
    ['nothing', null],
    ['no members', {}],
    ['an amount that is none', traceOf([{ account: OWN, transaction: { total_fees: 'many' } }])],
  ])('with %s throws: its row is unreadable', (_name, data) => {
    expect(() => viewOfTrace(data as unknown as Trace, { account: OWN })).toThrow(Error)
  })
})

describe('the status of a trace', () => {
  const statusOf = (trace: Trace, isDropped = false) => viewOfTrace(trace, { account: OWN, isDropped }).status
  const incomplete: Trace = { ...swapTrace, trace_info: { ...swapTrace.trace_info, trace_state: 'complete' } }
  const confirmed = traceOf([{ account: OWN, transaction: { finality: 'confirmed' } }])
  it.each([
    ['pending while a transaction is', pendingTrace, 'pending'],
    ['pending while a message is awaited', swapTrace, 'pending'],
    ['unknown where a transaction is missing of what the service calls complete', incomplete, 'unknown'],
    ['failed where its only payment was refused', bouncedTrace, 'failed'],
    ['unknown where its transactions are not sent', hugeTrace, 'unknown'],
    ['confirmed before it is final', confirmed, 'confirmed'],
    ['success once it is', payment, 'success'],
  ])('is %s', (_name, trace, status) => {
    expect(statusOf(trace)).toBe(status)
  })

  it('is failed where the network dropped it, which then moved nothing', () => {
    const { status, isDropped, change } = viewOfTrace(pendingTrace, { account: OWN, isDropped: true })
    expect([status, isDropped, change]).toEqual(['failed', true, []])
  })
})

describe('what an account has more or less', () => {
  it('is exact, after fees, and compares addresses in their raw form', () => {
    const lower = OWN.toLowerCase()
    expect(viewOfTrace(payment, { account: lower }).change).toEqual([
      { asset: null, amount: -BigInt(VALUE) - FEE - FORWARD },
    ])
    expect(viewOfTrace(payment, { account: OTHER }).change).toEqual([{ asset: null, amount: BigInt(VALUE) - FEE }])
  })

  it('is nothing for who has no part in it, and absent without an account or transactions', () => {
    expect(viewOfTrace(payment, { account: STRANGER }).change).toEqual([])
    expect(viewOfTrace(payment).change).toBeUndefined()
    expect(viewOfTrace(hugeTrace, { account: OWN }).change).toBeUndefined()
  })
})

describe('what happened', () => {
  const mint = action('jetton_mint', { asset: TOKEN, receiver: STRANGER, amount: '5' } as never)
  const toOwn = action('ton_transfer', transfer({ source: OTHER, destination: OWN }))
  const trace = { ...payment, actions: [mint, toOwn] }

  it('is what happened to the account, among all that did', () => {
    const { said, main, actions } = viewOfTrace(trace, { account: OWN })
    expect([said?.verb, said?.to, main?.direction, actions.length]).toEqual(['sent', OWN, 'in', 2])
  })

  it('is the main action of the trace for anyone else', () => {
    expect(viewOfTrace(trace).main?.action).toBe(mint)
  })

  it('is read from the first transaction where the service found no action', () => {
    const { said, main } = viewOfTrace({ ...payment, actions: [] }, { account: OWN })
    expect([said?.from, said?.to, said?.paid[0]?.amount, main]).toEqual([OWN, OTHER, VALUE, undefined])
  })
})
