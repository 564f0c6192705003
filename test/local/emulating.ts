import {
  Address,
  beginCell,
  Cell,
  comment,
  external,
  type StateInit,
  storeCommonMessageInfoRelaxed,
  storeMessage,
  storeStateInit,
} from '@ton/core'
import { sign } from '@ton/crypto'
import { expect } from 'vitest'
import type { EmulatedTransaction } from '../../src/contract/emulate/emulatedTransaction.ts'
import type { EmulateTraceResponse } from '../../src/contract/emulate/emulateTraceResponse.ts'
import type { Action } from '../../src/contract/v3/action.ts'
import type { Message } from '../../src/contract/v3/message.ts'
import type { Trace } from '../../src/contract/v3/trace.ts'
import type { TraceNode } from '../../src/contract/v3/traceNode.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import type { asking } from './asking.ts'
import { json } from './deploying.ts'
import { keyOf } from './signing.ts'

type Asking = Pick<ReturnType<typeof asking>, 'ask'>

/** A message that a wallet is asked to send. */
export interface Asked {
  to: Address
  /** Nanograms. */
  value: bigint
  bounce?: boolean
  body?: Cell
  init?: StateInit
}

/** What a wallet of the demo, or one with a key of that name, is asked to send. */
export interface Request {
  /** The name of its key. */
  from: string
  wallet: Address
  messages: readonly Asked[]
  /** Default 3, the only one that TON Connect has. */
  mode?: number
  /** Deploys the wallet itself. */
  init?: StateInit
}

/** An account of the demo. */
export const at = (name: keyof typeof demo) => Address.parse(demo[name])

/** A payment of `main` to `anna`. */
export const payment = {
  from: 'main',
  wallet: at('main'),
  messages: [{ to: at('anna'), value: 1_500_000_000n, body: comment('for the trip') }] as const,
} satisfies Request

export const toBoc = (cell: Cell): string => cell.toBoc().toString('base64')

/** A message from outside, base64 BoC. */
export const outside = (to: Address, body: Cell, init?: StateInit): string =>
  toBoc(
    beginCell()
      .store(storeMessage(external({ to, body, ...(init && { init }) })))
      .endCell(),
  )

const JSON_TYPE = { 'content-type': 'application/json' }

/** Asks the emulator. */
export const emulate = async (
  { ask }: Asking,
  path: 'emulateTrace' | 'emulateTonConnect',
  body: object,
  headers = {},
) => {
  const init = { ...json(body), headers: { ...JSON_TYPE, ...headers } }
  const { status, body: answer } = await ask(`emulate/v1/${path}`, {}, init)
  return { status, answer: answer as EmulateTraceResponse & { error?: string } }
}

/** A message as the emulator lays it out: payload and state in cells of their own, with the time at which it was made. */
const cellOf = ({ to, value, bounce = false, body, init }: Asked, createdAt: number): Cell => {
  const info = {
    type: 'internal',
    ihrDisabled: true,
    bounce,
    bounced: false,
    dest: to,
    value: { coins: value },
    ihrFee: 0n,
    forwardFee: 0n,
    createdLt: 0n,
    createdAt,
  } as const
  const cell = beginCell().store(storeCommonMessageInfoRelaxed(info))
  if (init) cell.storeUint(0b11, 2).storeRef(beginCell().store(storeStateInit(init)))
  else cell.storeBit(false)
  return cell.storeMaybeRef(body ?? null).endCell()
}

/** What TON Connect would ask for. */
export const toTonConnect = ({ wallet, messages }: Request) => ({
  from: wallet.toString(),
  messages: messages.map(({ to, value, bounce = false, body, init }) => ({
    address: to.toString({ bounceable: bounce }),
    amount: value.toString(),
    ...(body && { payload: toBoc(body) }),
    ...(init && { stateInit: toBoc(beginCell().store(storeStateInit(init)).endCell()) }),
  })),
})

interface WalletRow {
  wallet_type?: string
  seqno?: number
  wallet_id?: number
}

/** The message from outside, signed for the state that the wallet is in. Base64 BoC. */
export async function signRequest(
  { ask }: Asking,
  { from, wallet, messages, mode = 3, init }: Request,
): Promise<string> {
  const { wallets } = (await ask('v3/walletStates', { address: wallet.toRawString() })).body
  const state: WalletRow = init ? { wallet_type: 'wallet v5 r1', seqno: 0, wallet_id: 2_147_483_409 } : wallets[0]
  const now = Number((await ask('v3/masterchainInfo')).body.last.gen_utime)
  const { wallet_type = '', seqno = 0, wallet_id = 0 } = state
  const ids = beginCell()
    .storeUint(wallet_id, 32)
    .storeUint(now + 300, 32)
    .storeUint(seqno, 32)
  const cells = messages.map((message) => cellOf(message, now))
  const { secretKey } = keyOf(from)
  const body = beginCell()
  if (wallet_type.includes('v5')) {
    const list = cells.reduce(
      (before, cell) =>
        beginCell().storeUint(0x0ec3c86d, 32).storeUint(mode, 8).storeRef(before).storeRef(cell).endCell(),
      Cell.EMPTY,
    )
    body.storeUint(0x7369676e, 32).storeBuilder(ids).storeMaybeRef(list).storeBit(false)
    body.storeBuffer(sign(body.endCell().hash(), secretKey))
  } else {
    const order = beginCell().storeBuilder(ids)
    if (wallet_type.includes('v4')) order.storeUint(0, 8)
    for (const cell of cells) order.storeUint(mode, 8).storeRef(cell)
    body.storeBuffer(sign(order.endCell().hash(), secretKey)).storeBuilder(order)
  }
  return outside(wallet, body.endCell(), init)
}

/** Transactions by the tree of a trace. */
function inOrder(node: TraceNode, rows: Readonly<Record<string, EmulatedTransaction>>): EmulatedTransaction[] {
  const row = rows[node.tx_hash as string] as EmulatedTransaction
  return [row, ...(node.children ?? []).flatMap((child) => inOrder(child, rows))]
}

/** How two answers about one message may differ. */
interface Difference {
  /** A contract writes its logical time into what it sends. */
  writesLt?: boolean
  /** Nobody has signed. */
  isUnsigned?: boolean
}

/** A message without what differs from run to run: its hash and its logical time. */
function comparedMessage(message: Message | null, isOpen = false) {
  if (!message) return null
  const { hash: _, hash_norm: __, created_lt: ___, message_content, opcode, decoded_opcode, ...rest } = message
  // Of wallets before v5 the signature is where others have an opcode.
  return isOpen ? rest : { ...rest, message_content, opcode, decoded_opcode }
}

/**
 * What must be as it then is: accounts, opcodes, values, fees to the nano, phases, times and blocks, code and data. Hashes of
 * transactions, messages and states have the logical time in them, which is ahead by half a block.
 */
const comparedRow = ({ writesLt = false, isUnsigned = false }: Difference) =>
  function compared(row: EmulatedTransaction) {
    const { action, ...description } = row.description
    return {
      account: row.account,
      now: row.now,
      block: row.mc_block_seqno,
      lt: BigInt(row.lt) % 500_000n,
      total_fees: row.total_fees,
      statuses: [row.orig_status, row.end_status],
      description,
      action: writesLt ? { ...action, action_list_hash: null } : action,
      in_msg: comparedMessage(row.in_msg, writesLt || (isUnsigned && row.in_msg?.source === null)),
      out_msgs: row.out_msgs.map((message) => comparedMessage(message, writesLt)),
      states: [row.account_state_before, row.account_state_after].map(
        (state) => state && [state.balance, state.account_status, state.code_hash, state.data_hash, state.frozen_hash],
      ),
    }
  }

/** An action without its hashes, and without what only a trace of the chain has. */
const comparedAction = ({ success, type, details, accounts, start_utime, end_utime, transactions }: Action) => ({
  success,
  type,
  details,
  accounts,
  start_utime,
  end_utime,
  transactions: transactions?.length,
})

/** Sends, and gives the hash of the message. */
export async function sendBoc({ ask }: Asking, boc: string): Promise<string> {
  const { status, body } = await ask('v3/message', {}, { ...json({ boc }), headers: JSON_TYPE })
  expect(status, body.error).toBe(200)
  return body.message_hash
}

/** What the service says of a message that was sent. */
export async function sentTrace({ ask }: Asking, hash: string): Promise<Trace & { actions: Action[] }> {
  const { traces } = (await ask('v3/traces', { msg_hash: hash })).body
  expect(traces, 'one trace of the message').toHaveLength(1)
  const [trace] = traces
  const { actions } = (await ask('v3/actions', { trace_id: trace.trace_id, include_accounts: true, limit: 1000 })).body
  return { ...trace, actions }
}

/** Rows by the end of their actions, those of one end by their type: the order of equal ends is not documented. */
const sorted = (actions: readonly Action[]) =>
  actions.map(comparedAction).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))

/** What was emulated is what happened. */
export function expectSame(
  emulated: EmulateTraceResponse,
  trace: Trace & { actions: Action[] },
  difference: Difference = {},
): void {
  const before = inOrder(emulated.trace, emulated.transactions)
  const after = inOrder(trace.trace as TraceNode, trace.transactions as EmulateTraceResponse['transactions'])
  const compared = comparedRow(difference)
  expect(before.map(compared)).toEqual(after.map(compared))
  expect(sorted(emulated.actions ?? [])).toEqual(sorted(trace.actions))
  const ends = (emulated.actions ?? []).map(({ end_lt }) => BigInt(end_lt))
  expect(ends).toEqual([...ends].sort((a, b) => (a > b ? -1 : 1)))
  // No hash of it is one of the chain: an app that links it would link nothing.
  const hashes = new Set(after.map(({ hash }) => hash))
  expect(before.filter(({ hash }) => hashes.has(hash))).toEqual([])
}
