import { describe, expect, it } from 'vitest'
import type { Trace } from '../../../src/contract/v3/trace.ts'
import { readTrace } from '../../../src/ui/traces/TraceList/readTrace.ts'
import { action, TOKEN, transfer } from '../../../stories/fixtures/actions.ts'
import { bouncedTrace, hugeTrace, pendingTrace, swapTrace, traceOf } from '../../../stories/fixtures/traces.ts'
import { OTHER, OWN } from '../../../stories/fixtures/transactions.ts'

const STRANGER = `0:${'4'.repeat(64)}`
/** More than a float counts exactly. */
const VALUE = '9007199254740993000000001'
const payment = traceOf([{ account: OWN }, { parent: 0, account: OTHER, message: { value: VALUE } }])

describe('a trace that is no trace', () => {
  it.each([
    ['nothing', null],
    ['no members', {}],
    ['an amount that is none', traceOf([{ account: OWN, transaction: { total_fees: 'many' } }])],
  ])('with %s throws: its row is unreadable', (_name, data) => {
    expect(() => readTrace(data as unknown as Trace, OWN, false)).toThrow(Error)
  })
})

describe('the status of a trace', () => {
  const statusOf = (trace: Trace, isDropped = false) => readTrace(trace, OWN, isDropped).status
  const confirmed = traceOf([{ account: OWN, transaction: { finality: 'confirmed' } }])
  it.each([
    ['pending while a transaction is', pendingTrace, 'pending'],
    ['pending while a message is awaited', swapTrace, 'pending'],
    ['bounced where its only payment was', bouncedTrace, 'bounced'],
    ['unknown where its transactions are not sent', hugeTrace, 'unknown'],
    ['confirmed before it is final', confirmed, 'confirmed'],
    ['success once it is', payment, 'success'],
  ])('is %s', (_name, trace, status) => {
    expect(statusOf(trace)).toBe(status)
  })

  it('is failed where the network dropped it, which then moved nothing', () => {
    const { status, isDropped, change } = readTrace(pendingTrace, OWN, true)
    expect([status, isDropped, change]).toEqual(['failed', true, []])
  })
})

describe('what an account has more or less', () => {
  it('is exact, and compares addresses in their raw form', () => {
    const lower = OWN.toLowerCase()
    expect(readTrace(payment, lower, false).change).toEqual([{ account: OWN, asset: null, amount: -BigInt(VALUE) }])
    expect(readTrace(payment, OTHER, false).change).toEqual([{ account: OTHER, asset: null, amount: BigInt(VALUE) }])
  })

  it('is nothing for who has no part in it, and absent without an account or transactions', () => {
    expect(readTrace(payment, STRANGER, false).change).toEqual([])
    expect(readTrace(payment, undefined, false).change).toBeUndefined()
    expect(readTrace(hugeTrace, OWN, false).change).toBeUndefined()
  })
})

describe('what happened', () => {
  const mint = action('jetton_mint', { asset: TOKEN, receiver: STRANGER, amount: '5' } as never)
  const toOwn = action('ton_transfer', transfer({ source: OTHER, destination: OWN }))
  const trace = { ...payment, actions: [mint, toOwn] }

  it('is what happened to the account, among all that did', () => {
    const { said, main, actions } = readTrace(trace, OWN, false)
    expect([said?.verb, said?.to, main?.direction, actions.length]).toEqual(['sent', OWN, 'in', 2])
  })

  it('is the first action for anyone else', () => {
    expect(readTrace(trace, undefined, false).main?.action).toBe(mint)
  })

  it('is read from the first transaction where the service found no action', () => {
    const { said, main } = readTrace({ ...payment, actions: [] }, OWN, false)
    expect([said?.from, said?.to, said?.paid?.amount, main]).toEqual([OWN, OTHER, VALUE, undefined])
  })
})
