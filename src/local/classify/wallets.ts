import { type Cell, parseBoc } from '../../core/values/cell.ts'
import { SEND_MESSAGE } from '../../core/values/opcodes.ts'
import { spellOpcode } from '../bodies/opcodes.ts'
import { Slice } from '../bodies/slice.ts'
import { hashOfCell } from './hashes.ts'
import { makeNode, type Node } from './node.ts'
import { bocOf } from './payload.ts'

/** A message that a wallet was asked to send. */
interface Asked {
  readonly cell: Cell
  readonly destination: string | null
  readonly value: string
  readonly bounce: boolean
  readonly body: Cell
}

/** Skips a state that a message carries. */
function skipInit(slice: Slice): void {
  if (!slice.bit()) return
  if (slice.bit()) {
    slice.ref()
    return
  }
  if (slice.bit()) slice.uint(5)
  if (slice.bit()) slice.uint(2)
  for (const _part of ['code', 'data', 'library']) if (slice.bit()) slice.ref()
}

/** @throws {InvalidBocError} when it is no message */
function readMessage(cell: Cell): Asked | undefined {
  const slice = new Slice(cell)
  // A message to the outside.
  if (slice.bit()) return
  slice.bit()
  const bounce = slice.bit()
  slice.bit()
  slice.address()
  const destination = slice.address()
  const value = slice.coins().toString()
  slice.maybeRef()
  slice.coins()
  slice.coins()
  slice.big(64)
  slice.uint(32)
  skipInit(slice)
  const body = slice.bit() ? slice.ref() : slice.rest()
  return { cell, destination, value, bounce, body }
}

/** All references of a cell are messages. */
function readRest(slice: Slice): (Asked | undefined)[] {
  const asked: (Asked | undefined)[] = []
  while (slice.refs) asked.push(readMessage(slice.ref()))
  return asked
}

/** Wallets v2 and v3: after the signature the number of the wallet, a time, a number of the message, and modes of sending. */
function readThird(body: Cell): (Asked | undefined)[] {
  const slice = new Slice(body, 512)
  slice.uint(32)
  slice.uint(32)
  slice.uint(32)
  return readRest(slice)
}

/** Wallets v5: a list of actions, last first, each cell holding the one before. */
function readFifth(body: Cell): (Asked | undefined)[] {
  const slice = new Slice(body, 32)
  slice.uint(32)
  slice.uint(32)
  slice.uint(32)
  const asked: (Asked | undefined)[] = []
  for (let list = slice.maybeRef(); list?.bits; ) {
    const action = new Slice(list)
    list = action.ref()
    if (action.uint(32) !== Number(SEND_MESSAGE)) continue
    action.uint(8)
    asked.push(readMessage(action.ref()))
  }
  return asked
}

/** The messages in the request to a wallet, by the first layout that reads. Requests to v4 read as v3. */
function readRequest(body: Cell): (Asked | undefined)[] {
  for (const read of [readThird, readFifth])
    try {
      return read(body)
    } catch {
      // Another layout, or no wallet.
    }
  return []
}

/**
 * Adds a node for each message that a wallet was asked to send and did not. `first` is a message from outside that caused no other.
 */
export function addUnsent(first: Node): void {
  const { transaction, message } = first
  const asked = readRequest(parseBoc(message?.message_content?.body ?? ''))
  for (const [place, one] of asked.entries()) {
    if (!one) continue
    const slice = new Slice(one.body)
    const opcode = slice.bits >= 32 ? spellOpcode(slice.uint(32)) : null
    const sent = {
      hash: hashOfUnsent(one.cell, place),
      source: transaction.account,
      destination: one.destination,
      value: one.value,
      value_extra_currencies: {},
      fwd_fee: null,
      ihr_fee: null,
      created_lt: transaction.lt,
      created_at: String(transaction.now),
      opcode,
      ihr_disabled: null,
      bounce: one.bounce,
      bounced: null,
      import_fee: null,
      message_content: { hash: hashOfCell(one.body), body: bocOf(one.body), decoded: null },
      init_state: null,
    }
    makeNode(transaction, sent, first, true)
  }
}

/** A message that was never sent has no hash on the chain: several alike need one each. */
const hashOfUnsent = (cell: Cell, place: number) => btoa(hashOfCell(cell) + place)
