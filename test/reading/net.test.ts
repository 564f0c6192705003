import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/contract/v3/action.ts'
import { netOf } from '../../src/reading/net.ts'
import { readAction } from '../../src/reading/readAction.ts'
import { readTrace } from '../../src/reading/readTrace.ts'
import { goldenTraces } from './goldenTraces.ts'

const account = (digit: string) => `0:${digit.repeat(64)}`
const [ANNA, ROUTER, POOL, FRIEND] = ['1', '2', '3', '4'].map(account) as [string, string, string, string]
const [USDT, NOT] = [account('A'), account('B')]

type Leg = readonly [amount: string, asset: string | null]

/** A swap of `sender`, of which `to` receives the outcome. */
const swap = (sender: string, [paid, from]: Leg, [got, of]: Leg, to = sender, more: object = {}): Action =>
  ({
    type: 'jetton_swap',
    success: true,
    finality: 'finalized',
    details: {
      dex: 'stonfi',
      sender,
      dex_incoming_transfer: { source: sender, destination: POOL, amount: paid, asset: from },
      dex_outgoing_transfer: { source: POOL, destination: to, amount: got, asset: of },
    },
    ...more,
  }) as unknown as Action

const net = (...actions: Action[]) => {
  const views = actions.map((action) => readAction(action))
  return netOf(views[0], views)
}
const seen = (...actions: Action[]) =>
  net(...actions)?.amounts.map(({ amount, asset, direction }) => [direction, amount, asset])

describe('the net effect of several actions', () => {
  it('is absent where one stands alone, and for what cannot be read', () => {
    expect(net(swap(ANNA, ['5', null], ['9', USDT]))).toBeUndefined()
    expect(net({ type: 'jetton_swap', details: null } as never, { type: 'jetton_swap' } as never)).toBeUndefined()
    expect(netOf(undefined, [])).toBeUndefined()
  })

  it('leaves out a swap that failed, so that nothing is said to have arrived that did not', () => {
    const first = swap(ANNA, ['5', null], ['9', USDT], ROUTER)
    const second = swap(ROUTER, ['9', USDT], ['70', NOT], ANNA, { success: false })
    expect(net(first, second)).toBeUndefined()
  })

  it('is absent where they do not add up to one asset for another', () => {
    expect(net(swap(ANNA, ['5', null], ['9', USDT]), swap(ANNA, ['5', null], ['70', NOT]))).toBeUndefined()
    expect(net(swap(ANNA, ['5', null], ['9', USDT]), swap(ANNA, ['9', USDT], ['5', null]))).toBeUndefined()
  })

  it('ends where contracts swap in a circle', () => {
    const circle = [swap(ANNA, ['5', null], ['9', USDT], ROUTER), swap(ROUTER, ['9', USDT], ['5', null], POOL)]
    expect(seen(...circle, swap(POOL, ['5', null], ['9', USDT], ROUTER))).toBeUndefined()
  })

  it('takes the time of one look at each, however many there are', () => {
    const many = Array.from({ length: 20_000 }, () => swap(ANNA, ['1', null], ['2', USDT]))
    expect(seen(...many)).toEqual([
      ['out', '20000', null],
      ['in', '40000', USDT],
    ])
  })

  it('is the first asset for the last, over contracts that swap on, whoever receives it', () => {
    const chain = (to: string) => [
      swap(ANNA, ['5', null], ['9', USDT], ROUTER),
      swap(ROUTER, ['9', USDT], ['70', NOT], to),
    ]
    for (const to of [ANNA, FRIEND])
      expect(seen(...chain(to))).toEqual([
        ['out', '5', null],
        ['in', '70', NOT],
      ])
  })

  it('is the first asset for the last where the account itself swaps on, and keeps nothing of what is between', () => {
    expect(seen(swap(ANNA, ['5', null], ['9', USDT]), swap(ANNA, ['9', USDT], ['70', NOT]))).toEqual([
      ['out', '5', null],
      ['in', '70', NOT],
    ])
  })

  it('is the sum of what one account sent of one asset, and who received it', () => {
    const sent = (amount: string, to: string, more: object = {}) =>
      ({
        type: 'ton_transfer',
        success: true,
        details: { source: ANNA, destination: to, value: amount },
        ...more,
      }) as never
    const toAll = net(sent('5', FRIEND), sent('7', POOL), sent('7', POOL), sent('1', FRIEND, { success: false }))
    expect(toAll).toMatchObject({ amounts: [{ amount: '19', asset: null, direction: 'out' }], to: [FRIEND, POOL] })
    expect(toAll?.actions).toHaveLength(3)
    const currencies = { source: ANNA, destination: FRIEND, value: '5', value_extra_currencies: { 100: '1' } }
    expect(net(sent('5', FRIEND), sent('7', POOL, { details: currencies }))).toBeUndefined()
    const jettons = { sender: ANNA, receiver: POOL, amount: '7', asset: USDT }
    expect(net(sent('5', FRIEND), sent('7', POOL, { type: 'jetton_transfer', details: jettons }))).toBeUndefined()
  })

  it('is all jettons that were minted, each with its own sum', () => {
    const minted = (amount: string, asset: string, receiver: string) =>
      ({ type: 'jetton_mint', success: true, details: { asset, receiver, amount } }) as never
    const all = [minted('5', USDT, ANNA), minted('7', NOT, FRIEND), minted('2', USDT, FRIEND)]
    expect(net(...all)).toMatchObject({
      amounts: [
        { amount: '7', asset: USDT },
        { amount: '7', asset: NOT },
      ],
      to: [ANNA, FRIEND],
      actions: { length: 3 },
    })
  })

  it('is the items that one collection minted', () => {
    const minted = (item: string, nft_collection: string) =>
      ({ type: 'nft_mint', success: true, details: { owner: POOL, nft_item: item, nft_collection } }) as never
    expect(net(minted(USDT, POOL), minted(NOT, POOL), minted(ANNA, FRIEND))).toMatchObject({
      items: [USDT, NOT],
      to: [],
    })
  })

  it('counts the others only', () => {
    const found = goldenTraces().flatMap(({ trace }) => readTrace(trace).story)
    const joined = found.filter((story) => story.net)
    expect(joined.length).toBe(9)
    for (const { net: effect, more, actions, main } of joined) {
      expect(more).toBeLessThanOrEqual(actions.length - (effect?.actions.length ?? 0))
      expect(effect?.actions).toContain(main)
    }
  })
})
