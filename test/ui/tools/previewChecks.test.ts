import { describe, expect, it } from 'vitest'
import { previewOf } from '../../../src/reading/preview/previewOf.ts'
import { readRequest, type TonConnectRequest } from '../../../src/reading/preview/request.ts'
import { balancesOf } from '../../../src/ui/tools/TransactionPreview/balances.ts'
import { isWorse } from '../../../src/ui/tools/TransactionPreview/isWorse.ts'
import { type CheckFacts, previewChecks } from '../../../src/ui/tools/TransactionPreview/previewChecks.ts'
import { MAIN, SHOP } from '../../../stories/accounts.ts'
import { BODIES } from '../../../stories/tools/bodies.ts'
import * as made from '../../../stories/tools/previews.ts'

type Answer = typeof made.paymentAnswer

/** The checks of a request and its trial, where nothing else speaks against it. */
function checksOf(request: TonConnectRequest, answer: Answer | undefined, over: Partial<CheckFacts> = {}) {
  const preview = answer && previewOf(answer, { request })
  const asked = readRequest(request, MAIN, answer?.metadata)
  return previewChecks({
    ...{ preview, asked, isOtherNetwork: false, changesWallet: false },
    balances: preview ? balancesOf(preview, []) : [],
    value: request.messages.reduce((sum, { amount }) => sum + BigInt(amount), 0n),
    twinsOf: () => [],
    flagsOf: () => [],
    isKnownToken: () => true,
    hasPaid: () => 'yes',
    ...over,
  })
}
const namesOf = (...args: Parameters<typeof checksOf>) => checksOf(...args).map(({ state, is }) => `${state} ${is}`)

describe('what speaks for a request', () => {
  it('is that its trial succeeds and its balance covers it', () => {
    expect(namesOf(made.PAYMENT, made.paymentAnswer)).toEqual(['good succeeds', 'good covered'])
    expect(namesOf(made.SWAP, made.swapAnswer)).toEqual(['good succeeds', 'good covered'])
  })
})

describe('what speaks against a request', () => {
  it('is a recipient that looks like another, before anything else', () => {
    const flags = [{ kind: 'poison', of: 'UQab…cd' }] as const
    const [first] = checksOf(made.PAYMENT, made.paymentAnswer, { twinsOf: (one) => (one === SHOP ? flags : []) })
    expect(first).toEqual({ state: 'bad', is: 'lookalike', account: SHOP, flags })
  })

  it('is a recipient that was never paid, for certain or by the lists of the page', () => {
    expect(namesOf(made.PAYMENT, made.paymentAnswer, { hasPaid: () => 'no' })[0]).toBe('warning first')
    expect(namesOf(made.PAYMENT, made.paymentAnswer, { hasPaid: () => 'unlisted' })[0]).toBe('warning firstKnown')
    expect(namesOf(made.PAYMENT, made.paymentAnswer, { hasPaid: () => undefined })[0]).toBe('good succeeds')
  })

  it('is a token that lures, and one that nobody vouches for', () => {
    const flags = [{ kind: 'scam' }] as const
    const [lure] = checksOf(made.SWAP, made.luringAnswer, { flagsOf: () => flags })
    expect(lure).toMatchObject({ state: 'bad', is: 'flagged', amount: { asset: made.COMET }, flags })
    expect(namesOf(made.SWAP, made.swapAnswer, { isKnownToken: () => false })[0]).toBe('warning unverified')
  })

  it('is an amount above the balance, with both figures', () => {
    const [bad] = checksOf(made.TOO_MUCH, made.skippedAnswer)
    expect(bad).toMatchObject({
      is: 'notCovered',
      amount: { amount: '1284507391200' },
      sum: { amount: '5000000000000' },
    })
  })

  it('is nearly all coins, and all of a token', () => {
    expect(namesOf(made.MIXED, made.mixedAnswer)).toContain('warning everything')
    const preview = previewOf(made.tokensAnswer, { request: made.TOKENS_SENT })
    const own = { address: made.POCKET, owner: MAIN, jetton: made.COMET, balance: '1500000' }
    const balances = balancesOf(preview, [own as never])
    expect(balances[1]).toMatchObject({ before: 1_500_000n, change: -1_500_000n, after: 0n })
    expect(namesOf(made.TOKENS_SENT, made.tokensAnswer, { balances })).toContain('warning allTokens')
    // An index that is behind knows no balance.
    expect(balancesOf(preview, [{ ...own, balance: '7' } as never])[1]).toMatchObject({
      before: undefined,
      after: undefined,
    })
  })

  it('is a contract that the service does not know, and not an exchange that it does', () => {
    expect(checksOf(made.MIXED, made.mixedAnswer)).toContainEqual({ state: 'warning', is: 'call', account: made.LURE })
    const call = { ...made.SWAP, messages: made.SWAP.messages.map((one) => ({ ...one, payload: BODIES.long })) }
    expect(namesOf(call, made.swapAnswer)).not.toContain('warning call')
  })

  it('is a body that hands something over, hidden characters, another network, a changed wallet', () => {
    // `transfer_editorship` of an item: opcode and query.
    const payload = 'te6cckEBAQEADgAAGBwEQSoAAAAAAAAAAG1+q1c='
    const hands = { ...made.PAYMENT, messages: [{ address: SHOP, amount: '5', payload }] }
    expect(readRequest(hands, MAIN)[0]?.opcode).toBe('0x1c04412a')
    expect(namesOf(hands, undefined)).toContain('bad handsOver')
    const hidden = { ...made.PAYMENT, messages: [{ address: SHOP, amount: '5', payload: BODIES.hostile }] }
    expect(namesOf(hidden, undefined)).toEqual(['bad lure'])
    expect(namesOf(made.PAYMENT, undefined, { isOtherNetwork: true, changesWallet: true })).toEqual([
      'bad otherNetwork',
      'bad wallet',
    ])
  })

  it('is what the answer leaves open, and none of it is called a success', () => {
    const other = { ...made.PAYMENT, from: made.ROUTER }
    expect(namesOf(other, made.paymentAnswer)[0]).toBe('bad other-request')
    expect(namesOf(other, made.paymentAnswer)).not.toContain('good succeeds')
    expect(namesOf({ ...made.PAYMENT, validUntil: 1 }, made.paymentAnswer)).toContain('bad expired')
    expect(namesOf(made.MIXED, made.mixedAnswer)).toEqual(
      expect.arrayContaining(['warning incomplete', 'warning unknown']),
    )
    expect(namesOf({ ...made.PAYMENT, messages: [] }, made.paymentAnswer)).toContain('warning unreadable')
  })
})

describe('what would happen now is worse than what was shown', () => {
  const shown = previewOf(made.swapAnswer, { request: made.SWAP })
  const received = (amount: bigint) => shown.received.map((one) => ({ ...one, amount }))

  it('where it would fail, or its time is over', () => {
    expect(isWorse(shown, shown)).toBe(false)
    expect(isWorse(shown, previewOf(made.failingAnswer, { request: made.SWAP }))).toBe(true)
    expect(isWorse(shown, { ...shown, isExpired: true })).toBe(true)
  })

  it('where over a hundredth less is received, or more is sent', () => {
    expect(isWorse(shown, { ...shown, received: received(401_203_344n - 4_012_033n) })).toBe(false)
    expect(isWorse(shown, { ...shown, received: received(401_203_344n - 4_012_034n) })).toBe(true)
    expect(isWorse(shown, { ...shown, received: [] })).toBe(true)
    expect(isWorse(shown, { ...shown, received: received(999_999_999_999n) })).toBe(false)
    expect(isWorse(shown, { ...shown, sent: [...shown.sent, { asset: made.LURE, amount: 1n, isExact: true }] })).toBe(
      true,
    )
  })
})
