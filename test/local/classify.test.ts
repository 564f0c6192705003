import { beginCell, internal, storeMessageRelaxed, toNano } from '@ton/core'
import { describe, expect, it } from 'vitest'
import { action as schema } from '../../src/contract/v3/action.ts'
import { jettonBody } from '../../src/local/engine/contracts.ts'
import { tried } from '../support/tried.ts'
import { cases } from './cases/index.ts'
import { actionsOf, address, places, queried, raw, type Sent } from './classifying.ts'

const sorted = (texts: readonly string[]) => [...texts].sort()

describe.each(Object.entries(cases))('%s', (_subject, of) => {
  it.each(of)('$type: $says', ({ type, first, facts, at, success = true, details, parts = [], beside = [] }) => {
    const found = actionsOf(first, facts)
    const wholes = found.filter(({ ancestors }) => !ancestors.length).map(({ action }) => action)
    expect(sorted(wholes.map((action) => action.type))).toEqual(sorted([type, ...beside]))
    const action = wholes.find((one) => one.type === type)
    expect(action).toMatchObject({ success, details })
    expect(action?.details).toEqual(details)
    expect(sorted(action?.transactions ?? [])).toEqual(sorted(places(...at)))
    for (const one of found) expect(tried(schema, one.action).issues, one.action.type).toBeUndefined()
    const inside = found.filter(({ ancestors }) => ancestors.includes(type))
    expect(sorted(inside.map((part) => part.action.type))).toEqual(sorted(parts))
  })
})

/** A message as a wallet signs it, its source left open. */
const asked = (message: Parameters<typeof storeMessageRelaxed>[0]) =>
  beginCell().store(storeMessageRelaxed(message)).endCell()
const coins = internal({ to: address('boris'), value: toNano('100000'), bounce: true })
const jettons = internal({
  to: address('annas'),
  value: toNano('100000'),
  bounce: true,
  body: jettonBody.transfer(address('boris'), 12n, address('anna'), 7, 1n),
})

/** What each kind of wallet signs: `what` goes to nobody, because the wallet has not enough. */
const wallets: Readonly<Record<string, (what: readonly (typeof coins)[]) => NonNullable<Sent['body']>>> = {
  v3r2: (what) => (b) => {
    b.storeBuffer(Buffer.alloc(64 - 4, 1))
      .storeUint(698_983_191, 32)
      .storeUint(2_000_000_000, 32)
      .storeUint(4, 32)
    for (const one of what) b.storeUint(3, 8).storeRef(asked(one))
    return b
  },
  v4r2: (what) => (b) => {
    b.storeBuffer(Buffer.alloc(64 - 4, 1))
      .storeUint(698_983_191, 32)
      .storeUint(2_000_000_000, 32)
      .storeUint(4, 32)
    b.storeUint(0, 8)
    for (const one of what) b.storeUint(3, 8).storeRef(asked(one))
    return b
  },
  v5r1: (what) => (b) => {
    const list = what.reduce(
      (before, one) =>
        beginCell().storeRef(before).storeUint(0x0ec3c86d, 32).storeUint(3, 8).storeRef(asked(one)).endCell(),
      beginCell().endCell(),
    )
    b.storeUint(2_147_483_409, 32).storeUint(2_000_000_000, 32).storeUint(4, 32)
    return b.storeBit(1).storeRef(list).storeBit(0).storeBuffer(Buffer.alloc(64, 1))
  },
}

describe.each(Object.entries(wallets))('what a wallet %s was asked to send and did not', (_version, bodyOf) => {
  const facts = {
    jettonWallet: (of: string) => (of === raw('annas') ? { owner: raw('anna'), jetton: raw('master') } : undefined),
  }
  const skipped = (...what: (typeof coins)[]) =>
    actionsOf({ to: 'anna', op: 0x7369676e, body: bodyOf(what) }, facts).map(({ action }) => action)

  it('is a transfer that failed, of its own transaction and account alone', () => {
    const [action, ...more] = skipped(coins)
    expect(more).toEqual([])
    expect(action).toMatchObject({
      type: 'ton_transfer',
      success: false,
      transactions: places(0),
      accounts: [raw('anna')],
      details: { source: raw('anna'), destination: raw('boris'), value: '100000000000000', comment: null },
    })
  })

  it('is a transfer of jettons that failed, by the wallet of the sender', () => {
    const [action] = skipped(jettons)
    expect(action).toMatchObject({
      type: 'jetton_transfer',
      success: false,
      transactions: places(0),
      details: {
        asset: raw('master'),
        sender: raw('anna'),
        receiver: raw('boris'),
        receiver_jetton_wallet: null,
        amount: '12',
      },
    })
  })

  it('is an action for each of several alike', () => {
    const actions = skipped(coins, coins, jettons)
    expect(actions.map(({ type }) => type).sort()).toEqual(['jetton_transfer', 'ton_transfer', 'ton_transfer'])
    expect(new Set(actions.map(({ action_id }) => action_id)).size).toBe(3)
  })
})

describe('a trace', () => {
  const transfer: Sent = { to: 'boris', value: 5n }

  it('gives no action to the clock alone', () => {
    expect(actionsOf({ to: 'elector', isTick: true })).toEqual([])
  })

  it('gives the sender’s transaction to a plain transfer, whose time is that of its message', () => {
    const [{ action } = { action: undefined }] = actionsOf({ to: 'anna', op: 1, sends: [transfer] })
    expect(action).toMatchObject({ transactions: places(0, 1), start_lt: '1001', end_lt: '2000' })
  })

  it('has the same ids each time, and others for other messages', () => {
    const first: Sent = { to: 'anna', op: 1, sends: [transfer, transfer] }
    const ids = () => actionsOf(first).map(({ action }) => action.action_id)
    expect(ids()).toEqual(ids())
    expect(new Set(ids()).size).toBe(2)
  })

  it('lets a body that ends too early be a call', () => {
    for (const op of [0x0f8a7ea5, 0x5fcc3d14, 0x4eb1f0f9, 0xf718510f, 0x7258a69b, 0x642b7d07, 0x3d3761a6]) {
      const [{ action } = { action: undefined }] = actionsOf({ to: 'anna', op: 1, sends: [{ to: 'boris', op }] })
      expect(action?.type, op.toString(16)).toBe('call_contract')
    }
  })

  it('takes the token of a transfer from the receiver’s wallet: the sender’s may be a stranger’s', () => {
    const facts = {
      jettonWallet: (of: string) => (of === raw('annas') ? { owner: raw('anna'), jetton: raw('fake') } : undefined),
    }
    const body = queried((b) =>
      b.storeCoins(12).storeAddress(address('boris')).storeAddress(null).storeBit(0).storeCoins(1).storeBit(0),
    )
    const internalTransfer = queried((b) =>
      b.storeCoins(12).storeAddress(address('anna')).storeAddress(null).storeCoins(1).storeBit(0),
    )
    const first: Sent = {
      to: 'anna',
      op: 1,
      sends: [{ to: 'annas', op: 0x0f8a7ea5, body, sends: [{ to: 'boriss', op: 0x178d4519, body: internalTransfer }] }],
    }
    expect(actionsOf(first, facts).map(({ action }) => action.type)).toEqual(['call_contract', 'call_contract'])
  })
})
