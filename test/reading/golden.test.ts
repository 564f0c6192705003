import { describe, expect, it } from 'vitest'
import type { Ending } from '../../src/reading/ending.ts'
import { readAction } from '../../src/reading/readAction.ts'
import { placeOf, readTrace } from '../../src/reading/readTrace.ts'
import { goldenTraces } from './goldenTraces.ts'

interface Expected {
  status: Ending['status']
  reason?: Ending['reason']
  /** Where the money is, and how much of it. */
  money?: [where: string, amount: bigint | undefined]
  /** Where the coins are, beside. */
  coins?: [where: string, amount: bigint | undefined]
}

const refused = { code: 'refused' } as const

/** The traces that did not succeed, read by hand. In all others what was wanted happened. */
const ENDED: Readonly<Record<string, Expected>> = {
  // Two jettons were sent: the wallet of the first refused its message, the pool took the second.
  'coffee/coffee-create-pool-creator-only-create': {
    status: 'partly',
    reason: { code: 'exit', phase: 'compute', exitCode: 709 },
    money: ['never-left', 10_000n],
    coins: ['returned', 136_124_000n],
  },
  // The app's own fee was paid beside a swap that the pool refused.
  'stonfi-swaps/stonfi-ton-jetton-failed': { status: 'partly', reason: refused, money: ['returned', 3_562_768_000n] },
  'dedust-liquidities/merged-rejected-deposit': { status: 'failed', reason: refused },
  'dedust-liquidities/rejected-final-deposit': {
    status: 'failed',
    reason: refused,
    money: ['returned', 256_036_790_792_077n],
  },
  'evaa/jetton-supply-failed': { status: 'failed', reason: refused, money: ['returned', 1_500_000_000n] },
  'evaa/jetton-withdrawal-locked': { status: 'failed', reason: refused, money: ['returned', 292_961_584n] },
  'evaa/ton-withdrawal-no-funds': { status: 'failed', reason: refused, money: ['returned', 414_070_717n] },
  'evaa/ton-withdrawal-withdraw-missing-prices-excess': {
    status: 'failed',
    reason: refused,
    money: ['returned', 272_663_417n],
  },
  // Two transfers of 1 000 000 000 each.
  'jetton-transfer/failed-jetton-transfers-external-identical-transfers': {
    status: 'failed',
    money: ['never-left', 2_000_000_000n],
  },
  'jvault/stake-failed-cancellation': { status: 'failed', reason: refused, money: ['returned', 1_638_000_000_000n] },
  // The service calls it a success.
  'jvault/unstake-failed': {
    status: 'failed',
    reason: { code: 'exit', phase: 'compute', exitCode: 56 },
    money: ['returned', 337_732_000n],
  },
  'tonco/tonco-swap-ton-usdt-failed': { status: 'failed', reason: refused, money: ['returned', 953_151_022_171n] },
}

/** Jettons that reached a wallet of which the recording does not name the owner. */
const UNKNOWN: Readonly<Record<string, bigint>> = { 'ethena/unstake-request': 199_179_780n }

const traces = goldenTraces()
const readings = traces.map(({ name, trace, metadata }) => ({ name, ...readTrace(trace, { metadata }) }))

describe('the recorded traces of mainnet', () => {
  it('are 87, and 12 of them did not succeed', () => {
    expect(readings.length).toBe(87)
    const bad = readings.filter(({ outcome }) => outcome.status !== 'succeeded').map(({ name }) => name)
    expect(bad.sort()).toEqual(Object.keys(ENDED).sort())
  })

  it.each(readings.map((one) => [one.name, one] as const))('%s ends as it did', (name, { outcome, steps }) => {
    const { status, reason, money, coins } = ENDED[name] ?? { status: 'succeeded' as const }
    expect(outcome.status).toBe(status)
    if (status !== 'succeeded') {
      expect(outcome.reason).toEqual(reason)
      expect(outcome.money && [outcome.money.where, outcome.money.amount]).toEqual(money)
      if (coins) expect([outcome.coins?.where, outcome.coins?.amount]).toEqual(coins)
    }
    expect(outcome.finality).toBe('finalized')
    expect(steps.every(({ transaction }) => transaction)).toBe(true)
  })

  it('agree with the service but for one failure that it calls a success', () => {
    const other = readings.filter(({ outcome }) => outcome.disagrees).map(({ name }) => name)
    expect(other).toEqual(['jvault/unstake-failed'])
  })

  it('have each action end as the service says, but for two', () => {
    const other = readings.flatMap(({ name, story }) =>
      story.actions
        .filter(({ outcome, action }) => (outcome.status === 'succeeded') !== action.success)
        .map(({ action, outcome }) => `${name} ${action.type} ${outcome.status}`),
    )
    expect(other).toEqual([
      'jvault/unstake-failed jvault_unstake failed',
      // The value, of 0, stays with an account that has no gas to run its code.
      'nft/getgems-purchase ton_transfer succeeded',
    ])
  })

  it('say at each step what the whole was for', () => {
    for (const reading of readings) {
      const places = reading.steps.map(({ transaction }) => placeOf(reading, transaction?.hash ?? ''))
      for (const [index, place] of places.entries()) {
        expect(place?.step.index, reading.name).toBe(index)
        const isOfWallet = index === 0 && place?.step.about?.type === 'externalIn'
        expect(place?.branch === undefined, reading.name).toBe(isOfWallet)
      }
      expect(placeOf(reading, 'another')).toBeUndefined()
    }
  })

  it('say of a failed action alone what they say of it in its trace', () => {
    for (const { trace } of traces)
      for (const action of trace.actions ?? []) {
        const alone = readAction(action).outcome
        expect(alone.status === 'succeeded', action.type).toBe(action.success)
      }
  })

  it('name no part of a fee that the recording does not state', () => {
    for (const { cost } of readings) {
      expect([cost.compute, cost.storage, cost.action, cost.import]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ])
      for (const account of cost.accounts.values()) expect(account.compute).toBeUndefined()
    }
  })
})

describe('the value of the recorded traces', () => {
  it('adds up to 0 by jetton but for mints and burns', () => {
    let jettons = 0
    for (const { name, value } of readings)
      for (const asset of value.assets) {
        if (asset === null) continue
        jettons += 1
        const sum = value.accounts.reduce((all, { changes }) => all + (changes.get(asset) ?? 0n), 0n)
        expect(sum, name).toBe(
          (value.minted.get(asset) ?? 0n) - (value.burned.get(asset) ?? 0n) - (UNKNOWN[name] ?? 0n),
        )
      }
    expect(jettons).toBeGreaterThan(60)
  })

  it('adds up to 0 in coins where the trace has its first message', () => {
    for (const { name, value, steps } of readings)
      expect(value.rest.has(null), name).toBe(steps[0]?.message?.source != null)
  })

  it('has each mint that an action names', () => {
    const mints = readings.flatMap(({ story, value }) =>
      story.actions.flatMap(({ action }) =>
        action.type === 'jetton_mint' && action.success
          ? [[value.minted.get(action.details.asset ?? ''), BigInt(action.details.amount ?? 0)]]
          : [],
      ),
    )
    expect(mints.length).toBe(4)
    for (const [minted, named] of mints) expect(minted).toBe(named)
  })

  it('gives no minted item to its collection: the service names the sender of the message as the owner', () => {
    const mints = readings.flatMap(({ value }, index) =>
      (traces[index]?.trace.actions ?? []).flatMap((one) =>
        one.type === 'nft_mint' ? [{ details: one.details, value }] : [],
      ),
    )
    expect(mints.length).toBeGreaterThan(0)
    for (const { details, value } of mints) {
      expect(details.owner).toBe(details.nft_collection)
      expect(value.nftMoves.find(({ item }) => item === details.nft_item)?.to).not.toBe(details.owner)
    }
  })

  it('gives an item that was bought to its buyer', () => {
    const bought = readings.find(({ name }) => name === 'nft/getgems-purchase')
    const action = bought?.story.main?.action
    if (action?.type !== 'nft_purchase') throw new Error('no purchase')
    const { nft_item: item, new_owner: buyer } = action.details
    const row = bought?.value.accounts.find(({ account }) => account === buyer)
    expect(row?.nfts.get(item ?? '')).toBe(1n)
  })
})
