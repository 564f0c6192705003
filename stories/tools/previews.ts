import type { EmulateTraceResponse } from '../../src/contract/emulate/emulateTraceResponse.ts'
import type { Action } from '../../src/contract/v3/action.ts'
import type { AddressBook } from '../../src/contract/v3/addressBook.ts'
import type { Message } from '../../src/contract/v3/message.ts'
import type { Metadata } from '../../src/contract/v3/metadata.ts'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import { fromBits, makeCell } from '../../src/core/values/cell.ts'
import { toBoc } from '../../src/core/values/toBoc.ts'
import { changeBy, costOf } from '../../src/reading/cost.ts'
import type { TonConnectRequest } from '../../src/reading/preview/request.ts'
import { MAIN, SHOP } from '../accounts.ts'
import { action, jettons } from '../fixtures/actions.ts'
import { HOSTILE_TEXTS } from '../fixtures/hostile.ts'
import { token } from '../fixtures/jettons.ts'
import { accountOf, type TraceLine, traceOf } from '../fixtures/traces.ts'
import { BODIES } from './bodies.ts'

/* Answers of an emulator, made up: the amounts add up, and none of it has happened. */

export const [ROUTER, POCKET, VAULT, COMET, LURE] = [61, 62, 63, 64, 65].map(accountOf) as [
  string,
  string,
  string,
  string,
  string,
]

const named = (domain: string | null, kind: string) => ({ user_friendly: null, domain, interfaces: [kind] })
export const BOOK: AddressBook = {
  [MAIN]: named('harbor.ton', 'wallet_v4r2'),
  [SHOP]: named('lantern.ton', 'wallet_v5r1'),
  [ROUTER]: named('meridian-router.ton', 'stonfi_router_v2'),
}

const wallet = (owner: string, jetton: string): Metadata[string] => ({
  is_indexed: true,
  token_info: [{ valid: true, type: 'jetton_wallets', extra: { owner, jetton, balance: '0' } }],
})
const TOKENS: Metadata = {
  [POCKET]: wallet(MAIN, COMET),
  [VAULT]: wallet(ROUTER, COMET),
  [COMET]: { is_indexed: true, token_info: [token('COMET', 'Comet', '6')] },
}

/** The body of a message between jetton wallets: opcode, query, amount. */
function moved(opcode: string, amount: bigint): Partial<Message> {
  const length = BigInt(Math.ceil(amount.toString(16).length / 2))
  const value = (((BigInt(opcode) << 68n) | length) << (length * 8n)) | amount
  const body = toBoc(makeCell(fromBits(value, 100 + Number(length) * 8), []))
  return { opcode, message_content: { hash: null, body, decoded: null } }
}

/** The wallet has this before, nanograms. */
const BEFORE = 1_284_507_391_200n

/** The rows as an emulator gives them: pending, and with the balances of the wallet. */
function answerOf(lines: readonly TraceLine[], over: Partial<EmulateTraceResponse> = {}): EmulateTraceResponse {
  const { trace, transactions = {} } = traceOf(lines)
  let balance = BEFORE
  const rows = Object.values(transactions).map(({ trace_id: _, ...row }: Transaction) => {
    const state = (amount: bigint) => ({ ...row.account_state_before, balance: String(amount) })
    const before = balance
    if (row.account === MAIN) balance += changeBy(costOf(row))
    const states = row.account === MAIN ? { before: state(before), after: state(balance) } : undefined
    return {
      ...row,
      emulated: true,
      finality: 'pending' as const,
      ...(states && { account_state_before: states.before, account_state_after: states.after }),
    }
  })
  return {
    mc_block_seqno: 58_214_903,
    trace: trace as EmulateTraceResponse['trace'],
    transactions: Object.fromEntries(rows.map((row) => [row.hash, row])),
    actions: [],
    code_cells: {},
    data_cells: {},
    address_book: BOOK,
    metadata: {},
    rand_seed: `${'A'.repeat(43)}=`,
    is_incomplete: false,
    ...over,
  }
}

/** Actions about all rows of an answer. */
const about = (answer: EmulateTraceResponse, ...actions: readonly Action[]): EmulateTraceResponse => ({
  ...answer,
  actions: actions.map((one) => ({
    ...one,
    trace_id: null,
    finality: 'pending',
    transactions: Object.keys(answer.transactions),
  })),
})

/** 40 coins for an invoice. */
export const PAYMENT: TonConnectRequest = {
  from: MAIN,
  validUntil: 4_000_000_000,
  messages: [{ address: SHOP, amount: '40000000000', payload: BODIES.comment }],
}
export const paymentAnswer: EmulateTraceResponse = (() => {
  const answer = answerOf([
    { account: MAIN },
    { parent: 0, account: SHOP, message: { value: '40000000000', opcode: '0x00000000' } },
  ])
  const details = { source: MAIN, destination: SHOP, value: '40000000000', comment: null, encrypted: false }
  return about(answer, action('ton_transfer', { ...details, value_extra_currencies: {} }))
})()

/** 120 coins for a token, at an exchange. */
export const SWAP: TonConnectRequest = { ...PAYMENT, messages: [{ address: ROUTER, amount: '120300000000' }] }
const leg = (asset: string | null, amount: string, source: string, destination: string) => ({
  ...{ asset, amount, source, destination },
  ...{ source_jetton_wallet: null, destination_jetton_wallet: asset === null ? null : POCKET },
})
export const swapAnswer: EmulateTraceResponse = (() => {
  const answer = answerOf(
    [
      { account: MAIN },
      {
        parent: 0,
        account: ROUTER,
        message: { value: '120300000000', opcode: '0x6664de2a', decoded_opcode: 'stonfi_swap_v2' },
      },
      { parent: 1, account: VAULT, message: { value: '60000000', ...moved('0x0f8a7ea5', 401_203_344n) } },
      { parent: 2, account: POCKET, message: { value: '40000000', ...moved('0x178d4519', 401_203_344n) } },
      { parent: 3, account: MAIN, message: { value: '30000000', opcode: '0xd53276db', decoded_opcode: 'excess' } },
      { parent: 1, account: MAIN, message: { value: '258000000', opcode: '0xd53276db', decoded_opcode: 'excess' } },
    ],
    { metadata: TOKENS },
  )
  const swap = action('jetton_swap', {
    ...{ dex: 'stonfi_v2', sender: MAIN, asset_in: null, asset_out: COMET, peer_swaps: [] },
    dex_incoming_transfer: leg(null, '120000000000', MAIN, ROUTER),
    dex_outgoing_transfer: leg(COMET, '401203344', ROUTER, MAIN),
  } as never)
  return about(answer, swap)
})()

/** The same token, of a name that lures. */
export const luringAnswer: EmulateTraceResponse = {
  ...swapAnswer,
  metadata: {
    ...TOKENS,
    [COMET]: { is_indexed: true, token_info: [token('USDT', 'Tether USD', '6', { is_scam: true })] },
  },
}

/** 1.5 units of a token, by a message to its wallet. */
export const TOKENS_SENT: TonConnectRequest = {
  ...PAYMENT,
  messages: [{ address: POCKET, amount: '50000000', payload: BODIES.jettonTransfer }],
}
export const tokensAnswer: EmulateTraceResponse = (() => {
  const answer = answerOf(
    [
      { account: MAIN },
      { parent: 0, account: POCKET, message: { value: '50000000', ...moved('0x0f8a7ea5', 1_500_000n) } },
      { parent: 1, account: VAULT, message: { value: '40000000', ...moved('0x178d4519', 1_500_000n) } },
      { parent: 2, account: MAIN, message: { value: '31000000', opcode: '0xd53276db', decoded_opcode: 'excess' } },
    ],
    { metadata: TOKENS },
  )
  const sent = action('jetton_transfer', jettons({ asset: COMET, sender: MAIN, receiver: ROUTER, amount: '1500000' }))
  return about(answer, sent)
})()

const refused = {
  type: 'ord',
  aborted: true,
  compute_ph: {
    skipped: false,
    success: false,
    exit_code: 709,
    gas_used: '1204',
    gas_limit: '50000',
    gas_fees: '481600',
  },
  bounce: { type: 'ok' },
} as const

/** A contract that refuses, and returns the coins. */
export const failingAnswer: EmulateTraceResponse = answerOf([
  { account: MAIN },
  {
    parent: 0,
    account: ROUTER,
    message: { value: '120300000000', opcode: '0x6664de2a', decoded_opcode: 'stonfi_swap_v2', bounce: true },
    transaction: { description: refused },
  },
  { parent: 1, account: MAIN, message: { value: '120299000000', bounced: true, opcode: '0xffffffff' } },
])

/** More than the wallet has: it would leave the message out. */
export const TOO_MUCH: TonConnectRequest = { ...PAYMENT, messages: [{ address: SHOP, amount: '5000000000000' }] }
export const skippedAnswer: EmulateTraceResponse = answerOf([
  {
    account: MAIN,
    transaction: {
      description: {
        type: 'ord',
        aborted: false,
        compute_ph: { skipped: false, success: true, exit_code: 0, gas_used: '3308', gas_fees: '1323200' },
        action: { success: true, result_code: 0, no_funds: false, tot_actions: 1, skipped_actions: 1, msgs_created: 0 },
      } as never,
    },
  },
])

/** Two messages, of which the second calls a contract that nobody knows. */
export const MIXED: TonConnectRequest = {
  ...PAYMENT,
  messages: [
    { address: SHOP, amount: '40000000000', payload: BODIES.hostile },
    { address: LURE, amount: '1230000000000', payload: BODIES.long },
  ],
}
export const mixedAnswer: EmulateTraceResponse = answerOf(
  [
    { account: MAIN },
    { parent: 0, account: SHOP, message: { value: '40000000000', opcode: '0x00000000' } },
    { parent: 0, account: LURE, message: { value: '1230000000000', opcode: '0xdeadbeef' } },
  ],
  { is_incomplete: true },
)

/** Names that strangers wrote. */
export const hostileAnswer: EmulateTraceResponse = {
  ...swapAnswer,
  address_book: { ...BOOK, [ROUTER]: named(HOSTILE_TEXTS[0] ?? null, 'wallet_v5r1') },
  metadata: {
    ...TOKENS,
    [COMET]: { is_indexed: true, token_info: [token(HOSTILE_TEXTS[1] ?? '', HOSTILE_TEXTS[2] ?? '', '30')] },
  },
}

/** What the other requests of the component are answered. */
export const AROUND = {
  '/addressBook': BOOK,
  '/messages': { messages: [], address_book: {}, metadata: {} },
  '/jetton/wallets': {
    jetton_wallets: [
      {
        ...{ address: POCKET, owner: MAIN, jetton: COMET, balance: '1500000' },
        ...{ last_transaction_lt: '1', code_hash: null, data_hash: null },
      },
    ],
    address_book: {},
    metadata: {},
  },
}
