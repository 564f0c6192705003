import { describe, expect, it } from 'vitest'
import type { Trace } from '../../src/contract/v3/trace.ts'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import { hexOf } from '../../src/core/values/hash.ts'
import { readTrace } from '../../src/reading/readTrace.ts'
import { saidIn, transactionOf } from '../../src/ui/reading/saidIn.ts'
import { COMET, mintFlow, RECEIVER, RECEIVER_WALLET, SENDER, transferTrace } from '../../stories/fixtures/flows.ts'

const saidOf = (trace: Trace, { hash }: Transaction) => saidIn(readTrace(trace), hash)?.said
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
    expect(saidOf(transferTrace, at(2))).toMatchObject({
      verb: 'sent',
      tense: 'done',
      from: SENDER,
      to: RECEIVER,
      paid: [{ amount: '720000000', asset: COMET }],
    })
  })

  it('is the transfer rather than the deployment beside it', () => {
    const deployment = { ...transferTrace.actions?.[0], type: 'contract_deploy' } as never
    const trace = { ...transferTrace, actions: [deployment, ...(transferTrace.actions ?? [])] }
    expect(saidOf(trace, at(2))?.type).toBe('jetton_transfer')
  })

  it('has one tense where it failed, at each step, and another while it is pending', () => {
    const refused = structuredClone(transferTrace)
    const row = Object.values(refused.transactions ?? {}).find(({ account }) => account === RECEIVER_WALLET)
    Object.assign(row?.description ?? {}, {
      compute_ph: { skipped: false, success: false, exit_code: 47 },
      aborted: true,
    })
    for (const place of [0, 1, 2])
      expect(saidOf(refused, at(place, refused))).toMatchObject({ tense: 'tried', status: 'failed', verb: 'sent' })
    const pending = { ...transferTrace, trace_info: { ...transferTrace.trace_info, trace_state: 'pending' } }
    expect(saidOf(pending, at(2, pending))).toMatchObject({ tense: 'now', status: 'pending' })
  })

  it('is no guess where a transaction is missing', () => {
    const [first = '', ...rest] = transferTrace.transactions_order ?? []
    const transactions = Object.fromEntries(
      [first, ...rest.slice(0, 1)].map((hash) => [hash, at(0).hash === hash ? at(0) : at(1)]),
    )
    const cut = { ...transferTrace, transactions }
    expect(saidOf(cut, at(0))).toMatchObject({ tense: 'asked', status: 'unknown', verb: 'sent' })
  })

  it('is read from its message where the service has found no action', () => {
    expect(saidOf(mintFlow.data, at(1, mintFlow.data))).toMatchObject({ verb: 'called', from: SENDER, to: COMET })
  })
})
