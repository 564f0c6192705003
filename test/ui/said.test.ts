import { describe, expect, it } from 'vitest'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import { hexOf } from '../../src/core/values/hash.ts'
import { readSaid, transactionOf } from '../../src/reading/trace/said.ts'
import { COMET, mintFlow, RECEIVER, SENDER, transferTrace } from '../../stories/fixtures/flows.ts'

const at = (place: number, trace = transferTrace) =>
  transactionOf(trace, trace.transactions_order?.[place]) as Transaction

describe('what happened around a transaction', () => {
  it('is unknown where the trace does not have it', () => {
    expect(transactionOf(transferTrace, 'A'.repeat(43))).toBeUndefined()
    expect(transactionOf({ ...transferTrace, transactions: undefined }, undefined)).toBeUndefined()
  })

  it('is found by the hash in any form', () => {
    expect(transactionOf(transferTrace, hexOf(at(1).hash))).toBe(at(1))
  })

  it('is the action that it is a part of', () => {
    expect(readSaid(transferTrace, at(2))).toMatchObject({
      verb: 'sent',
      tense: 'done',
      from: SENDER,
      to: RECEIVER,
      paid: { amount: '720000000', asset: COMET },
    })
  })

  it('is the transfer rather than the deployment beside it', () => {
    const deployment = { ...transferTrace.actions?.[0], type: 'contract_deploy' } as never
    const trace = { ...transferTrace, actions: [deployment, ...(transferTrace.actions ?? [])] }
    expect(readSaid(trace, at(2)).type).toBe('jetton_transfer')
  })

  it('has one tense where the action failed, and another while it is pending', () => {
    const of = (over: object) =>
      readSaid(
        { ...transferTrace, actions: transferTrace.actions?.map((one) => ({ ...one, ...over })) as never },
        at(2),
      )
    expect(of({ success: false }).tense).toBe('tried')
    expect(of({ finality: 'pending' })).toMatchObject({ tense: 'now', status: 'pending' })
  })

  it('is read from its message where the service has found no action', () => {
    expect(readSaid(mintFlow.data, at(1, mintFlow.data))).toMatchObject({ verb: 'called', from: SENDER, to: COMET })
  })
})
