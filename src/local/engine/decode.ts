import type { Address, Cell, Slice } from '@ton/core'
import { bocOf } from './spelling.ts'

type Tree = Record<string, unknown>

const address = (value: Address | null): Tree =>
  value
    ? {
        '@type': 'addr_std',
        anycast: { '@type': 'nothing_from_maybe' },
        workchain_id: String(value.workChain),
        address: value.hash.toString('hex').toUpperCase(),
      }
    : { '@type': 'addr_none' }

function coins(slice: Slice): Tree {
  const value = slice.loadCoins()
  return { '@type': 'var_uint', len: String(Math.ceil(value.toString(2).length / 8)), value: value.toString() }
}

/** The text of a comment: op 0, then UTF-8 in a snake of cells. */
export function readComment(body: Cell): string | undefined {
  const slice = body.beginParse()
  if (slice.remainingBits < 32 || slice.loadUint(32) !== 0) return
  return slice.loadStringTail()
}

function payload(slice: Slice): Tree {
  const inRef = slice.loadBit()
  const cell = inRef ? slice.loadRef() : slice.asCell()
  const text = readComment(cell)
  const empty = cell.bits.length === 0 && cell.refs.length === 0
  const value =
    text === undefined ? (empty ? { '@type': 'empty_cell' } : bocOf(cell)) : { '@type': 'text_comment', text }
  return { '@type': inRef ? 'second_from_either' : 'first_from_either', value }
}

const maybeCell = (slice: Slice): Tree => {
  const cell = slice.loadMaybeRef()
  return cell ? { '@type': 'something_from_maybe', value: bocOf(cell) } : { '@type': 'nothing_from_maybe' }
}

/** Bodies this chain knows by their opcode. The members are evaluated in the order they have in the cell. */
const known: Readonly<Record<number, readonly [name: string, read: (slice: Slice) => Tree]>> = {
  260734629: [
    'jetton_transfer',
    (s) => ({
      amount: coins(s),
      destination: address(s.loadMaybeAddress()),
      response_destination: address(s.loadMaybeAddress()),
      custom_payload: maybeCell(s),
      forward_ton_amount: coins(s),
      forward_payload: payload(s),
    }),
  ],
  395134233: [
    'jetton_internal_transfer',
    (s) => ({
      amount: coins(s),
      from: address(s.loadMaybeAddress()),
      response_address: address(s.loadMaybeAddress()),
      forward_ton_amount: coins(s),
      forward_payload: payload(s),
    }),
  ],
  1935855772: [
    'jetton_notify',
    (s) => ({ amount: coins(s), sender: address(s.loadMaybeAddress()), forward_payload: payload(s) }),
  ],
  1499400124: [
    'jetton_burn',
    (s) => ({ amount: coins(s), response_destination: address(s.loadMaybeAddress()), custom_payload: maybeCell(s) }),
  ],
  2078119902: [
    'jetton_burn_notification',
    (s) => ({
      amount: coins(s),
      sender: address(s.loadMaybeAddress()),
      response_destination: address(s.loadMaybeAddress()),
    }),
  ],
  3576854235: ['excess', () => ({})],
}

export interface DecodedBody {
  /** First 32 bits, `0x` + 8 hex digits; `null` when the body is shorter. */
  opcode: string | null
  decoded_opcode: string | null
  decoded: Tree | null
}

/** Reads a message body. Never throws: bodies are written by strangers. */
export function decodeBody(body: Cell): DecodedBody {
  const slice = body.beginParse()
  if (slice.remainingBits < 32) {
    const empty = slice.remainingBits === 0 && slice.remainingRefs === 0
    return { opcode: null, decoded_opcode: null, decoded: empty ? { '@type': 'empty_cell' } : null }
  }
  const op = slice.loadUint(32)
  const opcode = `0x${op.toString(16).padStart(8, '0')}`
  try {
    if (op === 0) {
      const decoded = { '@type': 'text_comment', type: 'text_comment', comment: slice.loadStringTail() }
      return { opcode, decoded_opcode: 'text_comment', decoded }
    }
    if (op === 0xffffffff) return { opcode, decoded_opcode: 'bounce', decoded: null }
    const reading = known[op]
    if (reading) {
      const [name, read] = reading
      const decoded = { '@type': name, query_id: slice.loadUintBig(64).toString(), ...read(slice) }
      return { opcode, decoded_opcode: name, decoded }
    }
  } catch {
    // The opcode promised more than the body holds.
  }
  return { opcode, decoded_opcode: null, decoded: null }
}
