import { describe, expect, it } from 'vitest'
import type { WalletState } from '../../src/contract/v3/walletState.ts'
import type { Order } from '../../src/core/values/signedMessage.ts'
import { forecastOf } from '../../src/reading/value/forecast.ts'
import { accountOf } from './made.ts'

const OWN = accountOf(1)
const SHOP = accountOf(2)
const POOL = accountOf(3)
const NEW = accountOf(4)
/** 4 001 201 nanograms in all, 400 000 of them for the way. */
const FEES = { gas_fee: 3_000_000, in_fwd_fee: 600_000, fwd_fee: 400_000, storage_fee: 1_201 }
const RECEIVER_FEES = { gas_fee: 123_600, in_fwd_fee: 0, fwd_fee: 0, storage_fee: 7 }

const state = (address: string, balance: string, own: object = {}) =>
  ({ address, balance, is_wallet: true, status: 'active', ...own }) as WalletState
const KNOWN = [state(OWN, '1284507391200'), state(SHOP, '12250000000'), state(POOL, '9', { is_wallet: false })]
const order = (own: Partial<Order> = {}): Order => ({
  ...{ to: SHOP, value: 40_000_000_000n, bounce: true, mode: 3, body: undefined },
  ...own,
})
const forecast = (orders: readonly Order[], own: Partial<Parameters<typeof forecastOf>[0]> = {}) =>
  forecastOf({
    ...{ account: OWN, orders, fees: FEES, receiverFees: [], leaves: 'all', comesBack: false },
    stateOf: (account) => KNOWN.find(({ address }) => address === account),
    ...own,
  })

describe('the balances before and after a message that is not sent', () => {
  it('add up to the nano, with the fee of the wallet, and say that the fee of the receiver is open', () => {
    expect(forecast([order()])).toEqual([
      {
        ...{ account: OWN, before: 1_284_507_391_200n, change: -40_004_001_201n, after: 1_244_503_389_999n },
        ...{ fee: 4_001_201n, open: undefined },
      },
      {
        ...{ account: SHOP, before: 12_250_000_000n, change: 40_000_000_000n, after: 52_250_000_000n },
        ...{ fee: undefined, open: 'ownFee' },
      },
    ])
  })

  it('have the fee of the receiver where the service gives it', () => {
    const [, shop] = forecast([order()], { receiverFees: [RECEIVER_FEES] })
    expect(shop).toMatchObject({ change: 39_999_876_393n, after: 52_249_876_393n, fee: 123_607n, open: undefined })
  })

  it('take the way from the value where the wallet does not pay it apart', () => {
    const [own, shop] = forecast([order({ mode: 0 })])
    expect(own?.change).toBe(-(40_000_000_000n + 3_601_201n))
    expect(shop?.change).toBe(40_000_000_000n - 400_000n)
  })

  it('leave nothing of a whole balance, and what arrives is that less the fee', () => {
    const [own, shop] = forecast([order({ mode: 130, value: 0n })])
    expect(own).toMatchObject({ change: -1_284_507_391_200n, after: 0n })
    expect(shop?.change).toBe(1_284_507_391_200n - 4_001_201n)
  })

  it('add several messages to one receiver, and one to the wallet itself', () => {
    const [own, shop] = forecast([order(), order({ value: 1n }), order({ to: OWN, value: 5n })])
    expect(own?.change).toBe(-(40_000_000_001n + 4_001_201n))
    expect(shop?.change).toBe(40_000_000_001n)
  })

  it.each([
    ['a contract, which may send it on', order({ to: POOL }), { change: undefined, after: undefined, open: 'decides' }],
    ['an account that returns it', order({ to: NEW }), { change: 0n, after: 0n, open: 'returns' }],
    ['an account without code', order({ to: NEW, bounce: false }), { change: 40_000_000_000n, open: 'idle' }],
  ])('say what nobody can know of %s', (_, sent, end) => {
    expect(forecast([sent])[1]).toMatchObject(end)
  })

  it('of a message that its wallet cannot pay for are the fee without the way, and no receiver', () => {
    expect(forecast([order()], { leaves: 'none' })).toMatchObject([{ change: -3_601_201n, fee: 3_601_201n }])
  })

  it.each([
    ['of which some leave', { leaves: 'some' }, { change: undefined, open: 'leaves' }],
    ['that comes back', { comesBack: true }, { change: -40_004_001_201n, open: 'comesBack' }],
    ['without an estimate', { fees: undefined }, { change: -40_000_000_000n, fee: undefined, open: 'fee' }],
  ] as const)('of a message %s say what is open', (_, own, end) => {
    expect(forecast([order()], own)[0]).toMatchObject(end)
  })
})
