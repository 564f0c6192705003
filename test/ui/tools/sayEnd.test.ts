import { describe, expect, it } from 'vitest'
import type { Action } from '../../../src/contract/v3/action.ts'
import type { Trace } from '../../../src/contract/v3/trace.ts'
import type { Transaction } from '../../../src/contract/v3/transaction.ts'
import { JETTON_TRANSFER } from '../../../src/core/values/opcodes.ts'
import { type ReadExternal, readSigned } from '../../../src/core/values/signedMessage.ts'
import type { MessageLook } from '../../../src/query/messageStatus.ts'
import { toMessageStatus } from '../../../src/query/messageStatus.ts'
import { readRefusal } from '../../../src/reading/refusal.ts'
import type { SayBooks } from '../../../src/ui/reading/sayEnding.ts'
import { sumsOf } from '../../../src/ui/tools/SendBoc/lifeOf.ts'
import { sayEnd } from '../../../src/ui/tools/SendBoc/sayEnd.ts'
import { createFormat } from '../../../src/ui/words/format.ts'
import { createWords } from '../../../src/ui/words/words.ts'
import { signedMessage } from '../../../stories/tools/bodies.ts'
import { finalTrace } from '../../../stories/tools/traces.ts'
import {
  accountOf,
  acted,
  action,
  bounced,
  ended,
  MASTER,
  RECEIVER,
  sent,
  traceWith,
  twoPayments,
  WALLET,
} from '../../reading/made.ts'

const books = {
  wordsOf: createWords({}, 'en'),
  format: createFormat('en'),
  currency: { symbol: 'GRAM', name: 'Gram', decimals: 9 },
  testOnly: false,
  addressBook: {},
  metadata: {},
}
const nothing = {
  ...{ status: undefined, sending: undefined, refusal: undefined, sums: undefined },
  ...{ read: undefined, use: undefined },
}
const end = (facts: Partial<Parameters<typeof sayEnd>[0]>) => sayEnd({ ...nothing, ...facts }, books)
const mine = readSigned(signedMessage({ seqno: 33, validUntil: 4_000_000_000 })) as ReadExternal
const statusOf = (status: MessageLook['status'], trace: Trace | null = null) =>
  toMessageStatus({ status, trace, since: 0, misses: 0, missedAt: 0 })
const traceOf = (of: Parameters<typeof finalTrace>[0]) => finalTrace(of)['/traces'].traces[0] as unknown as Trace
const endOf = (status: MessageLook['status'], of: Parameters<typeof finalTrace>[0]) => {
  const trace = traceOf(of)
  return end({ status: statusOf(status, trace), sums: sumsOf(trace) })
}

const ITEM = accountOf(6)
const PARTIES = { sender: WALLET, receiver: RECEIVER }
const known = {
  addressBook: {
    [WALLET]: { user_friendly: null, domain: 'lakeside.ton', interfaces: ['wallet_v5r1'] },
    [RECEIVER]: { user_friendly: null, domain: null, interfaces: ['jetton_wallet'] },
  },
  metadata: {
    [MASTER]: { is_indexed: true, token_info: [{ type: 'jetton_masters', symbol: 'USDT', extra: { decimals: '6' } }] },
    [ITEM]: { is_indexed: true, token_info: [{ type: 'nft_items', name: 'Evening' }] },
  },
} as unknown as Pick<SayBooks, 'addressBook' | 'metadata'>
function endWith(rows: readonly Transaction[], done: Action, status: MessageLook['status']) {
  const trace = traceWith(rows, [done])
  return sayEnd({ ...nothing, status: statusOf(status, trace), sums: sumsOf(trace) }, { ...books, ...known })
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

  it.each([33, 133])(
    'when its seqno is used, by code %i: nothing this time, until it is known by which message',
    (code) => {
      const facts = { sending: 'refused', refusal: { code: 'wallet-refused', exitCode: code }, read: mine } as const
      expect(end({ ...facts, interfaces: ['wallet_v4r2'] })).toMatchObject({
        money: 'Nothing was charged this time.',
        why: expect.stringMatching(
          /It was not sent on\. Whether the wallet took this very message before is not known\./,
        ),
      })
      expect(end(facts)?.again).toBeUndefined()
      expect(end({ ...facts, use: { by: 'other', transaction: 'T' } })).toMatchObject({
        money: 'Nothing was charged.',
        why: expect.stringMatching(
          /The wallet took another message with the same seqno\. This one can never be taken\.$/,
        ),
        again: { kind: 'same' },
      })
    },
  )

  it.each(['sent', 'not-found'] as const)('when another message took its place while it is %s', (status) => {
    const facts = { status: statusOf(status), read: mine, use: { by: 'other', transaction: 'T' } } as const
    expect(end(facts)).toMatchObject({ money: 'Nothing was charged for it.', isOver: true, again: { kind: 'same' } })
    expect(end({ ...facts, use: { by: 'itself', transaction: 'T' } })?.isOver ?? false).toBe(false)
  })

  it('when it expired, and not before', () => {
    expect(end({ status: statusOf('expired'), read: mine })?.again).toEqual({
      kind: 'same',
      request: { account: mine.account, orders: [expect.objectContaining({ value: 40_000_000_000n, mode: 3 })] },
    })
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

  it.each([
    ['more than it had', ['9000000000'], 'The message was to send 9 GRAM.'],
    ['each more than it had', ['9000000000', '2000000000'], 'The message was to send 11 GRAM.'],
    ['less than it had', ['500000000'], 'The wallet left the message out, most often for lack of coins.'],
    ['not all more than it had', ['9000000000', '1'], 'The wallet left the message out, most often for lack of coins.'],
  ])('and states what it asked for as a fact, where that is %s', (_, asked, why) => {
    const trace = traceOf({ isSkipped: true })
    const facts = { status: statusOf('failed', trace), sums: sumsOf(trace), asked: asked.map(BigInt) }
    expect(end(facts)).toMatchObject({
      money: 'The wallet had 1.18 GRAM: nothing was sent, a fee of 0.003 GRAM was paid.',
      why,
    })
  })

  it('and proposes as much as the wallet can pay for', () => {
    const trace = traceOf({ isSkipped: true })
    const facts = { status: statusOf('failed', trace), sums: sumsOf(trace), asked: [40_000_000_000n], read: mine }
    // 1.177 are left, and a hundredth stays for fees.
    expect(end(facts)?.again).toMatchObject({ kind: 'less', amount: 1_160_000_000n })
    expect(end({ ...facts, read: undefined })?.again).toBeUndefined()
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
      money:
        '39.9957 GRAM of 40 GRAM was returned. It cost 0.0088 GRAM: 0.0045 GRAM are fees, 0.0043 GRAM did not return.',
      why: 'The message was taken, but a later step failed. Ran out of gas. Exit code 13.',
    })
  })

  it('and names jettons that never left, with the reason in the words of their contract', () => {
    const transfer = action('jetton_transfer', { ...PARTIES, amount: '250500000', asset: MASTER }, ['T0', 'T1'], false)
    const refused = { aborted: true, action: undefined, bounce: { type: 'ok' }, compute_ph: ended(47) } as const
    const rows = sent({}, refused, { opcode: JETTON_TRANSFER, value: '50000000' }, { value: '40000000' })
    expect(endWith(rows, transfer, 'finalized')).toMatchObject({
      tone: 'negative',
      why: 'The message was taken, but a later step failed. Not enough jettons. Exit code 47. 250.5\u00A0USDT never left lakeside.ton.',
    })
  })

  it('and names the jettons, or the NFT, that a wallet did not send', () => {
    const skipped = sent({ action: { ...acted, skipped_actions: 1, msgs_created: 0 } }, undefined)
    const jettons = action('jetton_transfer', { ...PARTIES, amount: '250500000', asset: MASTER }, ['T0'], false)
    const nft = action('nft_transfer', { old_owner: WALLET, new_owner: RECEIVER, nft_item: ITEM }, ['T0'], false)
    const why = 'The wallet left the message out, most often for lack of coins.'
    expect(endWith(skipped, jettons, 'failed')?.why).toBe(`${why} 250.5\u00A0USDT never left lakeside.ton.`)
    expect(endWith(skipped, nft, 'failed')?.why).toBe(`${why} Evening did not move.`)
  })

  it('and the part that failed, where the end of another is not known', () => {
    const all = twoPayments({ ...bounced, compute_ph: ended(9) })
    const trace = traceWith(all.filter(({ account }) => account !== RECEIVER))
    expect(end({ status: statusOf('finalized', trace), sums: sumsOf(trace) })).toMatchObject({
      tone: 'warning',
      why: 'A part of what was asked for failed. How the rest ended is not known. A message or stored data ended too early. Exit code 9.',
    })
  })

  it('and that the jettons arrived, which are in no sum of coins', () => {
    const transfer = action('jetton_transfer', { ...PARTIES, amount: '250500000', asset: MASTER }, ['T0', 'T1'])
    const rows = sent({}, {}, { opcode: JETTON_TRANSFER, value: '50000000' })
    expect(endWith(rows, transfer, 'finalized')?.why).toMatch(/^250\.5\u00A0USDT .* In a block that stays\.$/)
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
