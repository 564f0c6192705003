import { Slice } from '../bodies/slice.ts'
import { meaning, mergeAs } from './block.ts'
import type { CallBlock } from './messages.ts'
import { call, type Found } from './pattern.ts'
import { plainBocOf } from './payload.ts'
import type { Rule } from './rule.ts'

const SEND = 0xa7733acd
const SENT = 0xf7733acd
const ADD = 0x7258a69b
const ADDED = 0xf258a69b

/** Receiver and coins of an internal message. @throws {InvalidBocError} */
function readMessage(slice: Slice) {
  if (slice.bit()) throw new Error('This is no internal message.')
  slice.uint(3)
  slice.address()
  return { destination: slice.address(), value: slice.coins().toString() }
}

function buildSend(block: CallBlock, { blocks }: Found): void {
  const slice = block.body()
  const query_id = slice.big(64).toString()
  slice.uint(8)
  const message = slice.ref()
  const { destination, value: amount } = readMessage(new Slice(message))
  const { source, destination: vesting } = block
  const details = { query_id, message_boc: plainBocOf(message), source, vesting, destination, amount }
  const made = meaning({ type: 'vesting_send_message', details, from: [source], to: [vesting, destination] })
  mergeAs(made, [block, ...blocks.slice(0, 1)])
}

function buildAdd(block: CallBlock, { blocks }: Found): void {
  let slice = block.body()
  const query_id = slice.big(64).toString()
  const accounts_added: (string | null)[] = []
  for (; slice.refs; slice = new Slice(slice.ref())) accounts_added.push(slice.address())
  accounts_added.push(slice.address())
  const { source, destination: vesting } = block
  const details = { query_id, accounts_added: accounts_added as string[], source, vesting }
  const made = meaning({ type: 'vesting_add_whitelist', details, from: [source], to: [vesting] })
  mergeAs(made, [block, ...blocks.slice(0, 1)])
}

/** Wallets that give their coins free little by little. */
export const vestings: readonly Rule[] = [
  { of: call(SEND, { each: call(SENT) }), build: buildSend },
  { of: call(ADD, { each: call(ADDED) }), build: buildAdd },
]
