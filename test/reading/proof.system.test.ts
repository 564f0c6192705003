import { Address, beginCell } from '@ton/core'
import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/contract/v3/action.ts'
import type { Message } from '../../src/contract/v3/message.ts'
import type { Metadata } from '../../src/contract/v3/metadata.ts'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import * as opcodes from '../../src/core/values/opcodes.ts'
import { readAction } from '../../src/reading/readAction.ts'
import { readTrace } from '../../src/reading/readTrace.ts'
import { jettonChange } from '../../src/reading/value/jettonChange.ts'
import { goldenTraces } from './goldenTraces.ts'
import {
  accountOf,
  acted,
  action,
  bounced,
  ended,
  MASTER,
  message,
  OWN,
  outcomeOf,
  RECEIVER,
  rows,
  sent,
  THEIRS,
  traceWith,
  WALLET,
} from './made.ts'

const skipped = (reason: 'no_gas' | 'no_state') =>
  ({ aborted: true, compute_ph: { skipped: true, reason }, action: undefined, bounce: { type: 'nofunds' } }) as const
const REASONS = ['no_gas', 'no_state'] as const

/** The body of a message about 500 jettons of the standard. */
const jettonBody = (opcode: string, prefix = '') => {
  const cell = beginCell()
  if (prefix) cell.storeUint(Number(prefix), 32)
  const head = cell.storeUint(Number(opcode), 32).storeUint(0, 64).storeCoins(500)
  const whole = prefix ? head : head.storeAddress(Address.parse(RECEIVER)).storeAddress(Address.parse(WALLET))
  return { opcode, message_content: { body: whole.endCell().toBoc().toString('base64'), decoded: null, hash: 'B' } }
}

/** A wallet is asked from outside, and what it and others send on. */
const asked = message('M0', { destination: WALLET })
const between = (hash: string, source: string, destination: string, more: object = {}): Message =>
  message(hash, { source, destination, value: '5000', ...more } as Partial<Message>)
const back = (hash: string, source: string, more: object = {}) =>
  between(hash, source, WALLET, { bounced: true, value: '4000', ...more })

const request = between('M1', WALLET, OWN, jettonBody(opcodes.JETTON_TRANSFER))
const moved = between('M2', OWN, THEIRS, jettonBody(opcodes.JETTON_INTERNAL_TRANSFER))
/** A transfer of 500 jettons, as its own wallet and that of the receiver run it. */
const jettons = (own: object, theirs: object | undefined, more: Message[] = [], rest: Parameters<typeof rows> = []) =>
  rows(
    { account: WALLET, in_msg: asked, out_msgs: [request] },
    { account: OWN, in_msg: request, out_msgs: theirs ? [moved] : [], description: own },
    ...(theirs ? [{ account: THEIRS, in_msg: moved, out_msgs: more, description: theirs }] : []),
    ...rest,
  )
const jettonTransfer = (transactions: readonly Transaction[], success: boolean) =>
  action(
    'jetton_transfer',
    {
      sender: WALLET,
      receiver: RECEIVER,
      amount: '500',
      asset: MASTER,
      sender_jetton_wallet: OWN,
      receiver_jetton_wallet: THEIRS,
    },
    transactions.map(({ hash }) => hash),
    success,
  )

describe('a call that asked for tokens to move, and was refused', () => {
  const extra = { owner: WALLET, jetton: MASTER }
  const metadata = {
    [OWN]: { is_indexed: true, token_info: [{ type: 'jetton_wallets', extra }] },
  } as unknown as Metadata
  const moneyOf = (own: Partial<Transaction['description']>, returned: Message | undefined) => {
    const all = rows(
      { account: WALLET, in_msg: asked, out_msgs: [request] },
      { account: OWN, in_msg: request, out_msgs: returned ? [returned] : [], description: own },
      ...(returned ? [{ account: WALLET, in_msg: returned }] : []),
    )
    const hashes = all.slice(0, 2).map(({ hash }) => hash)
    const call = action('call_contract', { source: WALLET, destination: OWN, value: '5000' }, hashes, false)
    const { outcome, story } = readTrace(traceWith(all, [call]), { metadata })
    const { money, coins } = outcome
    expect(story.main?.outcome).toMatchObject({ money, coins })
    expect(story.main?.isVoid).toBe(coins?.where === 'returned')
    return { money, coins }
  }

  it('says where the tokens and where the coins are', () => {
    const returned = { where: 'returned', account: WALLET, amount: 4_000n, asset: null }
    const jettons = { where: 'never-left', account: WALLET, amount: 500n, asset: MASTER }
    expect(moneyOf({ ...bounced, compute_ph: ended(706) }, back('M2', OWN))).toEqual({
      money: jettons,
      coins: returned,
    })
    // No account has jettons of a wallet that does not exist.
    const missing = { ...bounced, compute_ph: { skipped: true, reason: 'no_state' } } as const
    const nobodys = { ...jettons, account: undefined }
    expect(moneyOf(missing, back('M2', OWN))).toEqual({ money: nobodys, coins: returned })
    const kept = { where: 'kept', account: OWN, amount: 3_500n, asset: null }
    const unpaid = { aborted: true, action: undefined, compute_ph: ended(-14), bounce: { type: 'nofunds' } } as const
    expect(moneyOf(unpaid, undefined)).toEqual({ money: jettons, coins: kept })
  })
})

describe('code that did not run', () => {
  it.each(REASONS)('fails a jetton transfer at the wallet of the receiver, and nobody has them: %s', (reason) => {
    const lost = jettons({}, skipped(reason))
    for (const success of [true, false]) {
      const transfer = jettonTransfer(lost, success)
      const { outcome, value } = readTrace(traceWith(lost, [transfer]))
      expect(outcome).toMatchObject({
        status: 'failed',
        disagrees: success,
        at: { account: THEIRS, transaction: 'T2' },
        reason: { code: reason.replace('_', '-') },
        money: undefined,
      })
      expect(readAction({ ...transfer, transactions_full: lost } as Action).status).toBe('failed')
      const changes = value.accounts.flatMap(({ account, changes }) => (changes.get(MASTER) ? account : []))
      expect([changes, value.rest.get(MASTER)]).toEqual([[WALLET], 500n])
    }
    expect(outcomeOf(lost)).toMatchObject({ status: 'failed', at: { account: THEIRS }, money: undefined })
  })

  it.each(REASONS)('leaves jettons where they were at their own wallet, which has the coins: %s', (reason) => {
    const stayed = jettons(skipped(reason), undefined)
    expect(outcomeOf(stayed, [jettonTransfer(stayed, false)])).toMatchObject({
      status: 'failed',
      money: { where: 'never-left', account: WALLET, amount: 500n, asset: MASTER },
    })
    expect(outcomeOf(stayed)).toMatchObject({
      status: 'failed',
      money: { where: 'kept', account: OWN, amount: 3_500n, asset: null },
    })
  })

  it.each(REASONS)('leaves an NFT item with its owner: %s', (reason) => {
    const body = beginCell()
      .storeUint(Number(opcodes.NFT_TRANSFER), 32)
      .storeUint(0, 64)
      .storeAddress(Address.parse(THEIRS))
      .endCell()
    const content = { body: body.toBoc().toString('base64'), decoded: null, hash: 'B' }
    const rowsOf = (receiver: object) =>
      sent({}, receiver, { opcode: opcodes.NFT_TRANSFER, message_content: content } as Partial<Message>)
    const nft = action(
      'nft_transfer',
      { nft_item: RECEIVER, old_owner: WALLET, new_owner: THEIRS },
      ['T0', 'T1'],
      false,
    )
    const { outcome, value } = readTrace(traceWith(rowsOf(skipped(reason)), [nft]))
    expect(outcome).toMatchObject({ status: 'failed', disagrees: false, money: { where: 'never-left', nft: RECEIVER } })
    expect(value.nftMoves).toEqual([])
    expect(outcomeOf(rowsOf(skipped(reason)))).toMatchObject({ status: 'failed' })
    expect(readTrace(traceWith(rowsOf({}), [{ ...nft, success: true }])).value.nftMoves).toHaveLength(1)
  })

  it('is in the history of a jetton wallet what it is in the value of the trace', () => {
    const returns = between('M3', THEIRS, OWN, {
      ...jettonBody(opcodes.JETTON_INTERNAL_TRANSFER, opcodes.BOUNCE),
      bounced: true,
    })
    const last = { hash: 'T3', lt: '1003', account: OWN, in_msg: returns }
    const traces = [
      jettons({}, {}),
      jettons({}, skipped('no_gas')),
      jettons(skipped('no_gas'), undefined),
      jettons({}, { ...bounced, compute_ph: ended(9) }, [returns], [last]),
    ]
    const sums = traces.map((all) => {
      const { value } = readTrace(traceWith(all, [jettonTransfer(all, true)]))
      const owners = [WALLET, RECEIVER]
      const wallets = [OWN, THEIRS]
      const flow = owners.map(
        (owner) => value.accounts.find(({ account }) => account === owner)?.changes.get(MASTER) ?? 0n,
      )
      const history = wallets.map((wallet) =>
        all.reduce((sum, row) => sum + ((row.account === wallet && jettonChange(row)?.amount) || 0n), 0n),
      )
      expect(flow).toEqual(history)
      return flow
    })
    expect(sums).toEqual([
      [-500n, 500n],
      [-500n, 0n],
      [0n, 0n],
      [0n, 0n],
    ])
  })
})

describe('without an action', () => {
  const golden = goldenTraces()

  it('a recorded trace never ends as it did not', () => {
    const known = golden.map(({ name, trace, metadata }) => {
      const told = readTrace(trace, { metadata }).outcome.status
      const alone = readTrace({ ...trace, actions: [] }, { metadata }).outcome.status
      expect(['unknown', told], name).toContain(alone)
      return [name, alone] as const
    })
    expect(known.filter(([, status]) => status !== 'unknown')).toEqual([
      ['jvault/unstake-failed', 'failed'],
      ['nft/getgems-auction-purchase-2', 'succeeded'],
      ['nft/getgems-purchase', 'succeeded'],
      ['ton-transfers/simple-ton-transfer', 'succeeded'],
    ])
  })

  it('a call is unknown, whether its code ran or not', () => {
    for (const receiver of [{}, skipped('no_gas')])
      expect(outcomeOf(sent({}, receiver, { opcode: '0x12345678' })).status).toBe('unknown')
  })

  it('a payment succeeded where its receiver keeps most of it', () => {
    const paidBack = (value: string, more: object = {}) => {
      const payment = between('M1', WALLET, RECEIVER)
      const answer = between('M2', RECEIVER, WALLET, { value, ...more })
      return rows(
        { account: WALLET, in_msg: asked, out_msgs: [payment] },
        { account: RECEIVER, in_msg: payment, out_msgs: [answer] },
        { account: WALLET, in_msg: answer },
      )
    }
    expect(outcomeOf(paidBack('300')).status).toBe('succeeded')
    expect(outcomeOf(paidBack('4600'))).toMatchObject({ status: 'unknown', money: undefined })
  })

  it('jettons arrived where their receiver is asked for nothing more, and else nobody knows', () => {
    const notice = between('M3', THEIRS, RECEIVER, { opcode: opcodes.JETTON_NOTIFY })
    const refund = between('M4', RECEIVER, accountOf(9), jettonBody(opcodes.JETTON_TRANSFER))
    const told = { hash: 'T3', lt: '1003', account: RECEIVER, in_msg: notice }
    expect(outcomeOf(jettons({}, {})).status).toBe('succeeded')
    const [noticed] = rows(told)
    expect(outcomeOf([...jettons({}, {}, [notice]), noticed as Transaction]).status).toBe('succeeded')
    const [refunding] = rows({ ...told, out_msgs: [refund] })
    const [refunded] = rows({ hash: 'T4', lt: '1004', account: accountOf(9), in_msg: refund })
    const swap = [...jettons({}, {}, [notice]), refunding, refunded] as Transaction[]
    expect(outcomeOf(swap).status).toBe('unknown')
  })
})

describe('with a transaction hidden', () => {
  const hiding = goldenTraces().flatMap(({ name, trace, metadata }) => {
    const { status } = readTrace(trace, { metadata }).outcome
    return Object.keys(trace.transactions ?? {}).map((hidden) => {
      const { [hidden]: _, ...transactions } = trace.transactions ?? {}
      return { name, status, trace: { ...trace, transactions }, metadata }
    })
  })

  it('a recorded trace is unknown, unless it failed', () => {
    expect(hiding.length).toBeGreaterThan(800)
    for (const { name, status, trace, metadata } of hiding) {
      const { outcome } = readTrace(trace, { metadata })
      const possible = status === 'succeeded' ? ['unknown'] : ['unknown', status]
      expect(possible, name).toContain(outcome.status)
    }
  })

  it('nothing is a success where the service says that it left something out', () => {
    for (const { name, trace, metadata } of goldenTraces())
      expect(readTrace({ ...trace, is_incomplete: true }, { metadata }).outcome.status, name).not.toBe('succeeded')
  })
})

describe('a wallet that is asked by another message', () => {
  const batch = between('B1', WALLET, WALLET, { opcode: opcodes.HIGHLOAD_BATCH, value: '1000' })
  const order = between('B1', RECEIVER, WALLET, { opcode: opcodes.WALLET_EXTENSION, value: '100' })
  const signed = between('B1', RECEIVER, WALLET, { opcode: opcodes.WALLET_SIGNED_INTERNAL, value: '100' })
  const nothing = { action: { ...acted, skipped_actions: 2, msgs_created: 0 } }

  it.each([
    ['a batch of its own', WALLET, batch],
    ['an order of an extension', RECEIVER, order],
    ['what its owner signed', RECEIVER, signed],
  ])('has sent nothing where it skipped %s', (_name, first, incoming) => {
    const all = rows(
      { account: first, in_msg: message('M0', { destination: first }), out_msgs: [incoming] },
      { account: WALLET, in_msg: incoming, description: nothing },
    )
    const payment = action('ton_transfer', { source: WALLET, destination: THEIRS, value: '9' }, ['T0', 'T1'], false)
    const call = action('call_contract', { source: first, destination: WALLET, value: '100' }, ['T0', 'T1'])
    for (const actions of [undefined, [payment], [call]]) {
      const { status, reason, money, branches } = outcomeOf(all, actions)
      expect([status, reason, branches.length]).toEqual(['failed', { code: 'skipped-actions', skipped: 2, sent: 0 }, 1])
      expect(money).toMatchObject({ where: 'never-left', account: WALLET })
    }
  })

  it('has the coins of another account back where it refused its message', () => {
    const refusal = between('B2', WALLET, RECEIVER, { bounced: true, value: '90' })
    const all = rows(
      { account: RECEIVER, in_msg: message('M0', { destination: RECEIVER }), out_msgs: [signed] },
      { account: WALLET, in_msg: signed, out_msgs: [refusal], description: { ...bounced, compute_ph: ended(133) } },
      { account: RECEIVER, in_msg: refusal },
    )
    expect(outcomeOf(all)).toMatchObject({
      status: 'failed',
      at: { account: WALLET },
      money: { where: 'returned', account: RECEIVER, amount: 90n },
    })
  })
})

describe('several payments behind one message', () => {
  const batch = between('B1', WALLET, WALLET, { opcode: opcodes.HIGHLOAD_BATCH, value: '1000' })
  const call = between('B1', WALLET, MASTER, { opcode: '0x12345678' })
  const refused = { ...bounced, compute_ph: ended(9) }
  /** The batch of a highload wallet, or the call of a contract that pays: one of two payments bounces. */
  const paying = (by: string, asks: Message, first: object, second: object) => {
    const [one, two] = [between('P1', by, RECEIVER), between('P2', by, THEIRS)]
    const [isFirst, isSecond] = [first === refused, second === refused]
    const [back1, back2] = [back('R1', RECEIVER, { destination: by }), back('R2', THEIRS, { destination: by })]
    return rows(
      { account: WALLET, in_msg: asked, out_msgs: [asks] },
      { account: by, in_msg: asks, out_msgs: [one, two], description: { action: { ...acted, msgs_created: 2 } } },
      { account: RECEIVER, in_msg: one, description: first, out_msgs: isFirst ? [back1] : [] },
      { account: THEIRS, in_msg: two, description: second, out_msgs: isSecond ? [back2] : [] },
      { account: by, in_msg: isFirst ? back1 : back2 },
    )
  }
  const payments = (by: string, first: boolean) => [
    action('ton_transfer', { source: by, destination: RECEIVER, value: '5000' }, ['T1', 'T2'], first),
    action('ton_transfer', { source: by, destination: THEIRS, value: '5000' }, ['T1', 'T3'], !first),
  ]

  it.each([
    ['first', refused, {}, RECEIVER],
    ['second', {}, refused, THEIRS],
  ] as const)('of a highload wallet are partly done where the %s bounced', (_name, first, second, at) => {
    const all = paying(WALLET, batch, first, second)
    for (const actions of [undefined, payments(WALLET, first !== refused)]) {
      const outcome = outcomeOf(all, actions)
      expect(outcome).toMatchObject({
        status: 'partly',
        at: { account: at },
        reason: { code: 'exit', exitCode: 9 },
        money: { where: 'returned', account: WALLET, amount: 4_000n },
      })
      expect(outcome.branches.map(({ step }) => step)).toHaveLength(2)
    }
  })

  it.each([
    ['first', refused, {}, RECEIVER],
    ['second', {}, refused, THEIRS],
  ] as const)('of a contract are partly done where the %s bounced', (_name, first, second, at) => {
    const all = paying(MASTER, call, first, second)
    expect(outcomeOf(all, payments(MASTER, first !== refused))).toMatchObject({
      status: 'partly',
      at: { account: at },
      reason: { code: 'exit', exitCode: 9 },
    })
    expect(outcomeOf(all).status).toBe('unknown')
  })
})

describe('what came back to the wallet', () => {
  it('is what bounced, and the excess: not what a swap paid', () => {
    const swap = between('M1', WALLET, RECEIVER, { opcode: '0x12345678' })
    const proceeds = between('M2', RECEIVER, WALLET, { opcode: '0x87654321', value: '70000' })
    const excess = between('M3', RECEIVER, WALLET, { opcode: opcodes.EXCESS, value: '30' })
    const all = rows(
      { account: WALLET, in_msg: asked, out_msgs: [swap] },
      { account: RECEIVER, in_msg: swap, out_msgs: [proceeds, excess] },
      { account: WALLET, in_msg: proceeds },
      { account: WALLET, in_msg: excess },
    )
    expect(readTrace(traceWith(all)).cost).toMatchObject({ attached: 5_000n, cameBack: 30n })
  })
})

describe('where the money is', () => {
  it('is not said of one asset where two were deposited', () => {
    const refused = { ...bounced, compute_ph: ended(9) }
    const all = sent({}, refused, { opcode: '0x12345678' }, { value: '900000' })
    const details = {
      source: WALLET,
      pool: RECEIVER,
      amount_1: '7',
      asset_1: MASTER,
      amount_2: '1000000',
      asset_2: null,
    }
    const deposit = action('dex_deposit_liquidity', details, ['T0', 'T1'], false)
    expect(outcomeOf(all, [deposit])).toMatchObject({ status: 'failed', money: undefined })
    expect(outcomeOf(all, [{ ...deposit, details: { ...details, amount_1: null } } as Action]).money).toBeDefined()
  })
})
