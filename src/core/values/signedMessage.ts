import { attempt } from '../attempt.ts'
import { type Cell, type CellReader, parseBoc, readCell } from './cell.ts'
import { rawOf, readAccount, readCoins, skipAddress } from './cellValues.ts'
import { readExternal, skipStateInit } from './messageHash.ts'
import { SEND_MESSAGE, WALLET_SIGNED } from './opcodes.ts'
import { toBoc } from './toBoc.ts'

/** A message that a wallet is ordered to send. */
export interface Order {
  /** Raw; absent for a message to the outside. */
  readonly to: string
  /** Nanograms. */
  readonly value: bigint
  /** Whether a refusal returns the value. */
  readonly bounce: boolean
  /** Of `SendMode`: 128 sends the whole balance, 64 what is left of a message. */
  readonly mode: number
  /** Base64; absent where it is empty. */
  readonly body: string | undefined
}

/** The same with its body as a cell, for readers: a page that only reads needs no writer of cells. */
export interface CellOrder extends Omit<Order, 'body'> {
  /** Absent where it is empty. */
  readonly body: Cell | undefined
}

/** What a signed message asks its wallet for. */
export interface SignedOrders<Each = Order> {
  /** Absent for wallets without one: v1 and v2. */
  readonly walletId: number | undefined
  readonly seqno: number
  /** Unix seconds; absent for a wallet of v1. */
  readonly validUntil: number | undefined
  readonly orders: readonly Each[]
  /** Whether it asks for more than messages: v5 changes its plugins or who may sign. */
  readonly hasMore: boolean
}

/** A message from outside. */
export interface ReadExternal {
  /** Raw. */
  readonly account: string
  /** Base64, in the spelling of `toBoc`: equal bodies are equal texts. */
  readonly body: string
  /** Absent for what is not laid out as the standard wallets do. */
  readonly signed: SignedOrders | undefined
}

/** Reads a message from outside, base64; `undefined` for anything else. The signature is not checked. */
export function readSigned(boc: string): ReadExternal | undefined {
  const read = attempt(() => readExternal(boc))
  if (!read) return
  return { account: rawOf(read.account), ...readBody(read.body) }
}

/** Reads the body of a message from outside, as an answer has it; `undefined` for what is no bag of cells. */
export function readSignedBody(boc: string): Omit<ReadExternal, 'account'> | undefined {
  const body = attempt(() => parseBoc(boc))
  return body && readBody(body)
}

const toOrder = (order: CellOrder): Order => ({ ...order, body: order.body && toBoc(order.body) })

function readBody(body: Cell): Omit<ReadExternal, 'account'> {
  const signed = attempt(() => signedIn(body))
  return { body: toBoc(body), signed: signed && { ...signed, orders: signed.orders.map(toOrder) } }
}

/** What a body asks a wallet of v1 to v5 for. @throws {RangeError} for orders that are no messages between accounts */
export const signedIn = (body: Cell): SignedOrders<CellOrder> | undefined => ofV5(body) ?? ofOlder(body)

/** Bits of a signature. */
export const SIGNATURE = 512
/** More orders than a wallet takes. */
export const MOST_ORDERS = 255

/** What a wallet v5 is asked for, after the opcode. Layout: `signed_request` of the wallet v5. The signature is left. */
export function readRequest(reader: CellReader) {
  const walletId = Number(reader.uint(32))
  const validUntil = Number(reader.uint(32))
  const seqno = Number(reader.uint(32))
  const actions = reader.bit() ? reader.ref() : undefined
  return { walletId, validUntil, seqno, actions, hasMore: reader.bit() }
}

/**
 * The messages of a list of actions, from the last to the first. Layout: `out_list` of block.tlb: each cell has the earlier action
 * below it. A loop: nothing recurses by depth.
 */
export function* messagesIn(list: Cell | undefined): Generator<{ readonly mode: number; readonly message: Cell }> {
  for (let cell = list; cell && (cell.bits || cell.refs.length); ) {
    const reader = readCell(cell)
    const before = reader.ref()
    if (reader.uint(32) !== BigInt(SEND_MESSAGE)) throw new RangeError('an action that is no message')
    yield { mode: Number(reader.uint(8)), message: reader.ref() }
    cell = before
  }
}

function ofV5(body: Cell): SignedOrders<CellOrder> | undefined {
  const reader = readCell(body)
  if (reader.bits() < 32 || reader.uint(32) !== BigInt(WALLET_SIGNED)) return
  const { actions, ...request } = readRequest(reader)
  const orders: CellOrder[] = []
  for (const { mode, message } of messagesIn(actions)) {
    orders.push(orderOf(mode, message))
    if (orders.length === MOST_ORDERS) break
  }
  return { ...request, orders: orders.reverse() }
}

/** Bits before the modes and messages: signature, id, time, seqno, and the operation of v4. */
const LAYOUTS = [
  { bits: 32, hasId: false, hasTime: false },
  { bits: 64, hasId: false, hasTime: true },
  { bits: 96, hasId: true, hasTime: true },
  { bits: 104, hasId: true, hasTime: true },
]

/** The wallets v1 to v4. Their lengths differ: each message has a mode of 8 bits and a reference. */
function ofOlder(body: Cell): SignedOrders<CellOrder> | undefined {
  const layout = LAYOUTS.find(({ bits }) => body.bits === SIGNATURE + bits + 8 * body.refs.length)
  if (!layout) return
  const reader = readCell(body)
  reader.uint(SIGNATURE)
  const first = layout.hasId ? Number(reader.uint(32)) : undefined
  const isV2 = !layout.hasId && layout.hasTime
  const early = isV2 ? Number(reader.uint(32)) : undefined
  const validUntil = layout.hasId ? Number(reader.uint(32)) : undefined
  // Wallets of v2 have the seqno first.
  const late = Number(reader.uint(32))
  if (layout.bits === 104 && reader.uint(8) !== 0n) return
  const orders: CellOrder[] = []
  while (reader.refs() > 0) orders.push(orderOf(Number(reader.uint(8)), reader.ref()))
  return { walletId: first, seqno: early ?? late, validUntil: isV2 ? late : validUntil, orders, hasMore: false }
}

/** Layout: `MessageRelaxed` of block.tlb. @throws {RangeError} for a message to the outside */
export function orderOf(mode: number, message: Cell): CellOrder {
  const reader = readCell(message)
  if (reader.uint(1) !== 0n) throw new RangeError('a message to the outside')
  reader.uint(1)
  const bounce = reader.bit()
  reader.uint(1)
  skipAddress(reader)
  const to = readAccount(reader)
  const value = readCoins(reader)
  if (reader.bit()) reader.ref()
  readCoins(reader)
  readCoins(reader)
  reader.uint(96)
  if (reader.bit()) {
    if (reader.bit()) reader.ref()
    else skipStateInit(reader)
  }
  const body = reader.bit() ? reader.ref() : reader.rest()
  return { to, value, bounce, mode, body: body.bits || body.refs.length ? body : undefined }
}
