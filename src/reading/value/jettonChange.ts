import { attempt } from '../../core/attempt.ts'
import { type CellReader, parseBoc, readCell } from '../../core/values/cell.ts'
import { readAddress, readCoins } from '../../core/values/cellValues.ts'
import * as opcodes from '../../core/values/opcodes.ts'
import type { ShownMessage, ShownTransaction } from '../../fromV2/shown.ts'
import { hasRun } from '../ending.ts'

/** What one transaction of a jetton wallet did to the balance that it holds. */
export interface JettonChange {
  /** Smallest units, signed. */
  readonly amount: bigint
  /** `returned`: a wallet refused what was sent. */
  readonly kind: 'sent' | 'received' | 'burned' | 'returned'
  /** Raw: the owner on the other side, where the message names it. A mint names nobody. */
  readonly other: string | undefined
}

const hexOf = (opcode: bigint) => `0x${opcode.toString(16).padStart(8, '0')}`

interface JettonBody {
  readonly opcode: string
  readonly isBounced: boolean
  readonly amount: bigint
  /** Behind the amount. */
  readonly rest: CellReader
}

/** The head of a body of the jetton standard; `undefined` for any other. */
const bodyOf = ({ message_content }: Pick<ShownMessage, 'message_content'>): JettonBody | undefined =>
  attempt(() => {
    const rest = readCell(parseBoc(message_content?.body ?? ''))
    const first = hexOf(rest.uint(32))
    // The body that was sent follows, cut to its first 256 bits.
    const isBounced = first === opcodes.BOUNCE
    const opcode = isBounced ? hexOf(rest.uint(32)) : first
    rest.uint(64)
    return { opcode, isBounced, amount: readCoins(rest), rest }
  })

/** The other owner, where the body names one. That of a burn names who gets the rest of the coins. */
function otherOf(body: JettonBody | undefined): string | undefined {
  if (body?.opcode !== opcodes.JETTON_TRANSFER && body?.opcode !== opcodes.JETTON_INTERNAL_TRANSFER) return
  return attempt(() => readAddress(body.rest)) ?? undefined
}

/** Messages by which jettons leave a wallet: to another wallet, and to the master that takes them out of the supply. */
export const LEAVES: readonly string[] = [opcodes.JETTON_INTERNAL_TRANSFER, opcodes.JETTON_BURN_NOTIFICATION]

/** What left a jetton wallet with its messages, smallest units. */
function leftWith(messages: readonly ShownMessage[]): { readonly amount: bigint; readonly isBurn: boolean } {
  const bodies = messages
    .filter(({ bounced }) => !bounced)
    .flatMap((message) => bodyOf(message) ?? [])
    .filter(({ opcode, isBounced }) => !isBounced && LEAVES.includes(opcode))
  const amount = bodies.reduce((sum, body) => sum + body.amount, 0n)
  return { amount, isBurn: bodies.some(({ opcode }) => opcode === opcodes.JETTON_BURN_NOTIFICATION) }
}

/** What reached a jetton wallet with a message, smallest units: jettons, or its own that were refused. */
function reachedWith(body: JettonBody | undefined): bigint {
  if (!body) return 0n
  const isIn = body.isBounced ? LEAVES.includes(body.opcode) : body.opcode === opcodes.JETTON_INTERNAL_TRANSFER
  return isIn ? body.amount : 0n
}

/** By how much a transaction of a jetton wallet changed its balance, smallest units: as in `jettonChange`. */
export function jettonAmount(transaction: ShownTransaction): bigint {
  const { in_msg: incoming, out_msgs: outgoing } = transaction
  if (!incoming || !hasRun(transaction)) return 0n
  return reachedWith(bodyOf(incoming)) - leftWith(outgoing).amount
}

/**
 * Reads a transaction of a jetton wallet: by how much its balance changed, and with whom. `undefined` for one that changed nothing, such
 * as a transfer that the wallet refused, and one whose code did not run though its coins arrived. The changes of a wallet of the
 * standard (TEP-74) add up to its balance. One that is in no block yet is read as if it were final. No request.
 */
export function jettonChange(transaction: ShownTransaction): JettonChange | undefined {
  const { in_msg: incoming, out_msgs: outgoing } = transaction
  const amount = jettonAmount(transaction)
  if (!incoming || amount === 0n) return
  const body = bodyOf(incoming)
  if (amount > 0n && body?.isBounced) return { kind: 'returned', amount, other: undefined }
  const kind = amount > 0n ? 'received' : leftWith(outgoing).isBurn ? 'burned' : 'sent'
  return { kind, amount, other: otherOf(body) }
}

/** Jettons that came into being, or ceased to be, by a run of their receiver: smallest units of a message of the standard. */
export function unitsOf(transaction: ShownTransaction, opcode: string): bigint {
  const { in_msg: incoming } = transaction
  const body = incoming && hasRun(transaction) ? bodyOf(incoming) : undefined
  return body && !body.isBounced && body.opcode === opcode ? body.amount : 0n
}
