import { type Cell, toBoc } from './cell.ts'
import { Slice } from './slice.ts'
import { addressTree, coinsTree, nothing, type Tree } from './tree.ts'
import { readWalletRequest } from './walletBody.ts'

const address = (slice: Slice) => addressTree(slice.address())
const coins = (slice: Slice) => coinsTree(slice.coins())
const isEmpty = ({ bits, refs }: Cell) => bits === 0 && refs.length === 0

/** The text of a comment: op 0, then UTF-8 in a snake of cells. `undefined` when it is none. */
export function readComment(body: Cell): string | undefined {
  const slice = new Slice(body)
  return slice.bits >= 32 && slice.uint(32) === 0 ? slice.text() : undefined
}

/** What somebody sent along, read as far as it is known: a comment, nothing, or a bag of cells. */
function contentTree(cell: Cell): unknown {
  const text = readComment(cell)
  if (text !== undefined) return { '@type': 'text_comment', text }
  return isEmpty(cell) ? { '@type': 'empty_cell' } : toBoc(cell)
}

/** The cell that an `Either Cell ^Cell` holds, and which of the two it was. */
export function readEither(slice: Slice): { inRef: boolean; cell: Cell } {
  const inRef = slice.bit()
  return { inRef, cell: inRef ? slice.ref() : slice.rest() }
}

export function eitherTree(slice: Slice): Tree {
  const { inRef, cell } = readEither(slice)
  return { '@type': inRef ? 'second_from_either' : 'first_from_either', value: contentTree(cell) }
}

function maybeCell(slice: Slice): Tree {
  const cell = slice.maybeRef()
  return cell ? { '@type': 'something_from_maybe', value: toBoc(cell) } : nothing
}

export const opcodes = {
  comment: 0,
  jettonMint: 21,
  jettonTransfer: 0x0f8a7ea5,
  jettonInternalTransfer: 0x178d4519,
  jettonNotify: 0x7362d09c,
  jettonBurn: 0x595f07bc,
  jettonBurnNotification: 0x7bdd97de,
  nftTransfer: 0x5fcc3d14,
  nftOwnershipAssigned: 0x05138d91,
  excess: 0xd53276db,
  walletV5External: 0x7369676e,
  bounce: 0xffffffff,
} as const

const queried = (read: (slice: Slice) => Tree) => (slice: Slice) => ({
  query_id: slice.big(64).toString(),
  ...read(slice),
})

/** Bodies this chain knows by their opcode. The members are evaluated in the order they have in the cell. */
const known: Readonly<Record<number, readonly [name: string, read: (slice: Slice) => Tree]>> = {
  [opcodes.jettonMint]: [
    'jetton_mint',
    queried((s) => ({ to_address: address(s), ton_amount: coins(s), master_msg: toBoc(s.ref()) })),
  ],
  [opcodes.jettonTransfer]: [
    'jetton_transfer',
    queried((s) => ({
      amount: coins(s),
      destination: address(s),
      response_destination: address(s),
      custom_payload: maybeCell(s),
      forward_ton_amount: coins(s),
      forward_payload: eitherTree(s),
    })),
  ],
  [opcodes.jettonInternalTransfer]: [
    'jetton_internal_transfer',
    queried((s) => ({
      amount: coins(s),
      from: address(s),
      response_address: address(s),
      forward_ton_amount: coins(s),
      forward_payload: eitherTree(s),
    })),
  ],
  [opcodes.jettonNotify]: [
    'jetton_notify',
    queried((s) => ({ amount: coins(s), sender: address(s), forward_payload: eitherTree(s) })),
  ],
  [opcodes.jettonBurn]: [
    'jetton_burn',
    queried((s) => ({ amount: coins(s), response_destination: address(s), custom_payload: maybeCell(s) })),
  ],
  [opcodes.jettonBurnNotification]: [
    'jetton_burn_notification',
    queried((s) => ({ amount: coins(s), sender: address(s), response_destination: address(s) })),
  ],
  [opcodes.nftTransfer]: [
    'nft_transfer',
    queried((s) => ({
      new_owner: address(s),
      response_destination: address(s),
      custom_payload: maybeCell(s),
      forward_amount: coins(s),
      forward_payload: eitherTree(s),
    })),
  ],
  [opcodes.nftOwnershipAssigned]: [
    'nft_ownership_assigned',
    queried((s) => ({ prev_owner: address(s), forward_payload: eitherTree(s) })),
  ],
  [opcodes.excess]: ['excess', queried(() => ({}))],
  [opcodes.walletV5External]: ['w5_external_signed_request', (slice) => readWalletRequest(slice)],
}

export const spellOpcode = (op: number) => `0x${op.toString(16).padStart(8, '0')}`

/** The name by which the service knows an opcode; `undefined` for one that this chain does not know. */
export function opcodeName(op: number): string | undefined {
  if (op === opcodes.comment) return 'text_comment'
  return op === opcodes.bounce ? 'bounce' : known[op]?.[0]
}

export interface DecodedBody {
  /** First 32 bits, `0x` + 8 hex digits; `null` when the body is shorter. */
  opcode: string | null
  decoded_opcode: string | null
  decoded: Tree | null
}

/** Reads a message body. Never throws: bodies are written by strangers. */
export function decodeBody(body: Cell): DecodedBody {
  const slice = new Slice(body)
  if (slice.bits < 32)
    return { opcode: null, decoded_opcode: null, decoded: isEmpty(body) ? { '@type': 'empty_cell' } : null }
  const op = slice.uint(32)
  const opcode = spellOpcode(op)
  try {
    const name = opcodeName(op) ?? null
    if (op === opcodes.comment)
      return {
        opcode,
        decoded_opcode: name,
        decoded: { '@type': 'text_comment', type: 'text_comment', comment: slice.text() },
      }
    if (op === opcodes.bounce) return { opcode, decoded_opcode: name, decoded: null }
    const reading = known[op]
    if (reading) return { opcode, decoded_opcode: name, decoded: { '@type': reading[0], ...reading[1](slice) } }
  } catch {
    // The opcode promised more than the body holds.
  }
  return { opcode, decoded_opcode: null, decoded: null }
}
