import { Address, beginCell, type Cell, internal, storeMessageRelaxed } from '@ton/core'
import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/contract/v3/action.ts'
import type { Metadata } from '../../src/contract/v3/metadata.ts'
import { readAction } from '../../src/reading/readAction.ts'
import { readTrace } from '../../src/reading/readTrace.ts'
import { readTransaction } from '../../src/reading/readTransaction.ts'
import { saidOf, saidOfTrace } from '../../src/reading/said.ts'
import { operationOfSaid } from '../../src/ui/reading/operationOfSaid.ts'
import { createWords } from '../../src/ui/words/words.ts'
import { accountOf, action, MASTER, message, OWN, RECEIVER, rows, THEIRS, traceWith, WALLET } from './made.ts'
import { sayIn } from './spoken.ts'

/*
 * What the owner of a wallet asked for, of which nothing left: the coins did not suffice.
 */

const parsed = (account: string) => Address.parse(account)
const order = (to: string, value: bigint, body?: Cell, mode = 3) => ({
  mode,
  message: beginCell()
    .store(storeMessageRelaxed(internal({ to: parsed(to), value, bounce: true, body })))
    .endCell(),
})
const tokens = (amount: bigint, to: string) =>
  beginCell()
    .storeUint(0x0f8a7ea5, 32)
    .storeUint(0, 64)
    .storeCoins(amount)
    .storeAddress(parsed(to))
    .storeAddress(parsed(WALLET))
    .storeBit(0)
    .storeCoins(1)
    .storeBit(0)
    .endCell()

/** The request to a wallet v5. */
function signed(orders: readonly ReturnType<typeof order>[]): string {
  const list = orders.reduce(
    (before, { mode, message: one }) =>
      beginCell().storeRef(before).storeUint(0x0ec3c86d, 32).storeUint(mode, 8).storeRef(one).endCell(),
    beginCell().endCell(),
  )
  const body = beginCell().storeUint(0x7369676e, 32).storeUint(1, 32).storeUint(1_800_000_000, 32).storeUint(9, 32)
  return body.storeBit(1).storeRef(list).storeBit(0).storeBuffer(Buffer.alloc(64)).endCell().toBoc().toString('base64')
}

const OTHER = accountOf(8)
const book = (type: string, more: object) => ({ is_indexed: true, token_info: [{ type, valid: true, ...more }] })
const metadata = {
  [OWN]: book('jetton_wallets', { extra: { owner: WALLET, jetton: MASTER } }),
  [MASTER]: book('jetton_masters', { symbol: 'COMET', extra: { decimals: '6' } }),
} as unknown as Metadata

/** Nothing left the wallet: by the action that the service names, and where it names none. */
function lines(orders: readonly ReturnType<typeof order>[], books: Metadata = metadata, language: 'en' | 'ru' = 'en') {
  const request = message('M0', { destination: WALLET, message_content: { body: signed(orders) } as never })
  const made = rows({
    account: WALLET,
    in_msg: request,
    description: { action: { success: false, result_code: 37, skipped_actions: 0, msgs_created: 0 } as never },
  })
  const deployed = action('contract_deploy', { destination: WALLET, opcode: '0x7369676e' }, ['T0'], false)
  const wordsOf = createWords({}, language)
  return [[deployed], []].map((actions: Action[]) => {
    const reading = readTrace(traceWith(made, actions), { metadata: books })
    const said = saidOfTrace(reading)
    return said && sayIn(language, said, { metadata: books }, operationOfSaid(said, reading.steps, wordsOf))
  })
}

describe('messages that a wallet left out', () => {
  const COIN = 1_000_000_000n
  /** Why, where the balance is so much after it all. */
  function reasonOf(orders: readonly ReturnType<typeof order>[], balance: bigint | undefined, sent: string[] = []) {
    const request = message('M0', { destination: WALLET, message_content: { body: signed(orders) } as never })
    const [made] = rows({
      account: WALLET,
      in_msg: request,
      out_msgs: sent.map((value, index) =>
        message(`M${index + 1}`, { source: WALLET, destination: RECEIVER, value, fwd_fee: '400000' }),
      ),
      description: {
        action: { success: true, skipped_actions: orders.length - sent.length, msgs_created: sent.length } as never,
      },
      ...(balance !== undefined && { account_state_after: { balance: String(balance) } as never }),
    })
    return made && readTransaction(made).outcome.reason
  }

  it('lacked coins for sure where each ordered more than the balance', () => {
    const skipped = { code: 'skipped-actions', skipped: 1, sent: 0 }
    const two = order(RECEIVER, 2n * COIN)
    expect(reasonOf([two], COIN)).toEqual({ ...skipped, lacksCoins: true })
    expect(reasonOf([two], 3n * COIN)).toEqual(skipped)
    expect(reasonOf([two], undefined)).toEqual(skipped)
    expect(reasonOf([order(RECEIVER, 0n, undefined, 130)], 1n)).toEqual(skipped)
  })

  it('lacked coins beside those that left, where what these took would not have sufficed', () => {
    const skipped = { code: 'skipped-actions', skipped: 1, sent: 1 }
    const [small, large] = [order(RECEIVER, COIN), order(RECEIVER, 5n * COIN)]
    expect(reasonOf([small, large], COIN, [String(COIN)])).toEqual({ ...skipped, lacksCoins: true })
    expect(reasonOf([large, small], COIN, [String(COIN)])).toEqual({ ...skipped, lacksCoins: true })
    expect(reasonOf([large, small], 4n * COIN + 1n, [String(COIN)])).toEqual(skipped)
  })
})

describe('a transfer of tokens that is under way', () => {
  const sending = /^UQ\S+ is sending 1.5 COMET to UQ\S+$/
  const asked = message('M1', { source: WALLET, destination: OWN, value: '50000000', opcode: '0x0f8a7ea5' })
  const body = tokens(1_500_000n, RECEIVER).toBoc().toString('base64')
  const jettons = { ...asked, message_content: { body } } as never
  const request = message('M0', {
    destination: WALLET,
    message_content: { body: signed([order(OWN, 50_000_000n, tokens(1_500_000n, RECEIVER))]) } as never,
  })
  const sent = { account: WALLET, in_msg: request, out_msgs: [jettons], finality: 'pending' as const }
  const say = (made: ReturnType<typeof rows>, actions: Action[]) => {
    const reading = readTrace(traceWith(made, actions), { metadata })
    const said = saidOfTrace(reading)
    return said && sayIn('en', said, { metadata }, operationOfSaid(said, reading.steps, createWords({}, 'en')))
  }

  it('is said as the transfer where the service sees a call so far', () => {
    const call = {
      ...action('call_contract', { source: WALLET, destination: OWN, opcode: '0x0f8a7ea5' }, ['T0', 'T1'], true),
      finality: 'pending',
    } as Action
    expect(say(rows(sent), [call])).toMatch(sending)
    expect(say(rows(sent, { account: OWN, in_msg: jettons, finality: 'pending' }), [call])).toMatch(sending)
  })

  it('is said as the transfer where the service has found no action yet', () => {
    expect(say(rows(sent), [])).toMatch(sending)
  })
})

describe('several messages that never left a wallet', () => {
  it('are the tokens of their bodies, with amount and symbol', () => {
    const orders = [
      order(OWN, 50_000_000n, tokens(1_500_000n, RECEIVER)),
      order(OWN, 50_000_000n, tokens(500_000n, THEIRS)),
    ]
    for (const line of lines(orders)) expect(line).toMatch(/^UQ\S+ tried to send 2 COMET to 2 accounts$/)
    for (const line of lines(orders, metadata, 'ru'))
      expect(line).toMatch(/^UQ\S+ не смог отправить 2 COMET на 2 аккаунта$/)
    const toOne = orders.map(() => order(OWN, 50_000_000n, tokens(1_500_000n, RECEIVER)))
    for (const line of lines(toOne)) expect(line).toMatch(/^UQ\S+ tried to send 3 COMET to UQ\S+$/)
  })

  it('are tokens and coins beside each other', () => {
    const orders = [order(OWN, 50_000_000n, tokens(1_500_000n, RECEIVER)), order(THEIRS, 2_000_000_000n)]
    for (const line of lines(orders)) expect(line).toMatch(/ tried to send 1.5 COMET and 2 GRAM to 2 accounts$/)
  })

  it('are the coins of payments; of a whole balance no figure', () => {
    const orders = [order(RECEIVER, 1_000_000_000n), order(THEIRS, 2_000_000_000n)]
    for (const line of lines(orders)) expect(line).toMatch(/ tried to send 3 GRAM to 2 accounts$/)
    for (const line of lines([...orders, order(OTHER, 0n, undefined, 128)]))
      expect(line).toMatch(/ tried to send a message to 3 accounts$/)
  })

  it('are calls where nobody knows the tokens: their coins are not what was to be sent', () => {
    const orders = [order(OWN, 50_000_000n, tokens(1n, RECEIVER)), order(OTHER, 50_000_000n, tokens(1n, THEIRS))]
    for (const line of lines(orders, {})) expect(line).toMatch(/ tried to call 2 accounts \(Jetton transfer\)$/)
  })

  it('are read as actions, one by one', () => {
    const orders = [order(OWN, 50_000_000n, tokens(1_500_000n, RECEIVER)), order(THEIRS, 2_000_000_000n)]
    const request = message('M0', { destination: WALLET, message_content: { body: signed(orders) } as never })
    const transactions = rows({
      account: WALLET,
      in_msg: request,
      description: { action: { success: false, result_code: 37, skipped_actions: 0, msgs_created: 0 } as never },
    })
    const view = readAction(action('contract_deploy', { destination: WALLET }, ['T0'], false), {
      transactions,
      metadata,
    })
    expect(view.unsent?.map(({ action: { type }, to }) => [type, to])).toEqual([
      ['jetton_transfer', RECEIVER],
      ['ton_transfer', THEIRS],
    ])
    expect(saidOf(view)).toMatchObject({ tense: 'tried', receivers: 2 })
  })
})
