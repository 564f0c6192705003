import { describe, expect, it } from 'vitest'
import type { Trace } from '../../../src/contract/v3/trace.ts'
import type { MessageLook } from '../../../src/query/messageStatus.ts'
import { toMessageStatus } from '../../../src/query/messageStatus.ts'
import { readRefusal } from '../../../src/reading/refusal.ts'
import { sumsOf } from '../../../src/ui/tools/SendBoc/lifeOf.ts'
import { sayEnd } from '../../../src/ui/tools/SendBoc/sayEnd.ts'
import { createFormat } from '../../../src/ui/words/format.ts'
import { createWords } from '../../../src/ui/words/words.ts'
import { finalTrace } from '../../../stories/tools/traces.ts'

const kit = {
  wordsOf: createWords({}, 'en'),
  format: createFormat('en'),
  coin: { symbol: 'GRAM', name: 'Gram', decimals: 9 },
}
const nothing = { status: undefined, sending: undefined, refusal: undefined, sums: undefined }
const end = (facts: Partial<Parameters<typeof sayEnd>[0]>) => sayEnd({ ...nothing, ...facts }, kit)
const statusOf = (status: MessageLook['status'], trace: Trace | null = null) =>
  toMessageStatus({ status, trace, since: 0, misses: 0, missedAt: 0 })
const traceOf = (of: Parameters<typeof finalTrace>[0]) => finalTrace(of)['/traces'].traces[0] as unknown as Trace
const endOf = (status: MessageLook['status'], of: Parameters<typeof finalTrace>[0]) => {
  const trace = traceOf(of)
  return end({ status: statusOf(status, trace), sums: sumsOf(trace) })
}

describe('the end of a message says first what became of the money', () => {
  it('when it was refused', () => {
    expect(end({ sending: 'refused' })).toMatchObject({
      money: 'Nothing was charged.',
      why: 'The account refused the message: it was not sent on.',
      isOver: true,
    })
  })

  it.each([
    [33, 'wallet_v4r2', 'This seqno is already used, or is not the next one. Exit code 33. It was not sent on.'],
    [35, 'wallet_v3r2', 'The signature is invalid, or the message has expired. Exit code 35. It was not sent on.'],
    [36, 'wallet_v4r2', 'The message has expired. It was not sent on.'],
    [135, 'wallet_v5r1', 'The signature is invalid. Exit code 135. It was not sent on.'],
    [136, 'wallet_v5r1', 'The message has expired. It was not sent on.'],
    [
      -14,
      'wallet_v4r2',
      'The account ran out of gas before it took the message, most often for lack of coins. Exit code −14. It was not sent on.',
    ],
    [0, 'wallet_v4r2', 'The code of the account ended without taking the message. Exit code 0. It was not sent on.'],
    [9, 'wallet_v4r2', 'A message or stored data ended too early. Exit code 9. It was not sent on.'],
  ])('when the wallet refused it with code %i', (code, wallet, why) => {
    const refusal = readRefusal(
      `External message was not accepted\nrejected by transaction A:\nexitcode=${code}, steps=4`,
      [wallet],
    )
    expect(end({ sending: 'refused', refusal, interfaces: [wallet] })).toMatchObject({
      money: 'Nothing was charged.',
      why,
    })
  })

  it('when it expired, and not before', () => {
    expect(end({ status: statusOf('expired') })).toMatchObject({ money: 'Nothing was charged.', isOver: true })
    expect(end({ status: statusOf('not-found') })).toMatchObject({ money: 'No block has it so far.', isOver: false })
  })

  it('when nobody knows whether it was sent', () => {
    expect(end({ sending: 'unsure', status: statusOf('sent') })).toMatchObject({ isOver: false, tone: 'pending' })
    expect(end({ sending: 'unsure', status: statusOf('confirmed') })).toBeUndefined()
  })

  it('when its wallet had too few coins', () => {
    expect(endOf('failed', { isSkipped: true })).toMatchObject({
      tone: 'negative',
      money: 'The wallet had 1.18 GRAM: nothing was sent, a fee of 0.003 GRAM was paid.',
      why: 'The wallet left the message out, most often for lack of coins.',
    })
  })

  it('when it failed and the answer does not say why', () => {
    const sums = sumsOf(traceOf({ isSkipped: true }))
    expect(end({ status: statusOf('failed'), sums })).toMatchObject({
      money: '0.003 GRAM was charged, nothing else.',
      why: 'The account took the message and failed.',
    })
  })

  it('when a receiver sent it back', () => {
    expect(endOf('finalized', { back: '39995700000' })).toMatchObject({
      tone: 'negative',
      money: '39.9957 GRAM of 40 GRAM was returned, 0.0045 GRAM are fees.',
      why: 'The message was taken, but a later step failed. Ran out of gas. Exit code 13.',
    })
  })

  it('when it arrived', () => {
    expect(endOf('finalized', {})).toMatchObject({
      tone: 'positive',
      money: '40.0041 GRAM left the account: 40 GRAM was sent, 0.0041 GRAM are fees.',
      isOver: true,
    })
  })

  it.each(['sent', 'pending', 'confirmed'] as const)('and nothing while it is %s', (status) => {
    expect(end({ status: statusOf(status) })).toBeUndefined()
  })
})

it.each([{}, { isSkipped: true }, { back: '39995700000' }])('the sums of %o are the change of the balance', (of) => {
  const trace = traceOf(of)
  const rows = trace.transactions_order?.map((hash) => trace.transactions?.[hash]) ?? []
  const own = rows.filter((row) => row?.account === rows[0]?.account)
  const before = BigInt(own[0]?.account_state_before?.balance ?? 0)
  const after = BigInt(own.at(-1)?.account_state_after?.balance ?? 0)
  const sums = sumsOf(trace)
  expect(sums?.had).toBe(before)
  expect((sums?.back ?? 0n) - (sums?.sent ?? 0n) - (sums?.fee ?? 0n)).toBe(after - before)
})
