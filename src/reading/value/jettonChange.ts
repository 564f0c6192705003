import { parseBoc, readCell } from '../../core/values/cell.ts'
import { readAddress, readCoins } from '../../core/values/cellValues.ts'
import * as opcodes from '../../core/values/opcodes.ts'
import type { ShownTransaction } from '../../fromV2/shown.ts'
import { bodyFields } from '../bodyFields.ts'
import { outcome } from '../outcome.ts'

/** What one transaction of a jetton wallet did to the balance that it holds. */
export interface JettonChange {
  /** Smallest units, signed. */
  readonly amount: bigint
  /** `returned`: a wallet refused what was sent. */
  readonly kind: 'sent' | 'received' | 'burned' | 'returned'
  /** Raw: the owner on the other side, where the message names it. A mint names nobody. */
  readonly other: string | undefined
  /** Written by a stranger. */
  readonly comment: string | undefined
}

const hexOf = (opcode: bigint) => `0x${opcode.toString(16).padStart(8, '0')}`

interface JettonBody {
  readonly opcode: string
  readonly isBounced: boolean
  readonly amount: bigint
  /** The first address behind the amount; absent in what returns. */
  readonly other: string | undefined
}

/** The head of a body of the jetton standard; `undefined` for any other. */
function bodyOf(base64: string | null | undefined): JettonBody | undefined {
  try {
    const reader = readCell(parseBoc(base64 ?? ''))
    const first = hexOf(reader.uint(32))
    // The body that was sent follows, cut to its first 256 bits.
    const isBounced = first === opcodes.BOUNCE
    const opcode = isBounced ? hexOf(reader.uint(32)) : first
    reader.uint(64)
    const amount = readCoins(reader)
    return { opcode, isBounced, amount, other: isBounced ? undefined : (readAddress(reader) ?? undefined) }
  } catch {
    return
  }
}

const KINDS: Readonly<Record<string, Exclude<JettonChange['kind'], 'returned'>>> = {
  [opcodes.JETTON_TRANSFER]: 'sent',
  [opcodes.JETTON_BURN]: 'burned',
  [opcodes.JETTON_INTERNAL_TRANSFER]: 'received',
}
/** What a wallet takes back where the other side refused it. */
const RETURNS: readonly string[] = [opcodes.JETTON_INTERNAL_TRANSFER, opcodes.JETTON_BURN_NOTIFICATION]

/**
 * Reads a transaction of a jetton wallet: by how much its balance changed, and with whom. `undefined` for one that changed nothing, such
 * as a transfer that the wallet refused. The changes of a wallet of the standard (TEP-74) add up to its balance. No request.
 */
export function jettonChange(transaction: ShownTransaction): JettonChange | undefined {
  const { in_msg: incoming } = transaction
  if (!incoming || outcome(transaction).status !== 'success') return
  const { compute_ph: compute } = transaction.description
  // Without its code run nothing changed, though its coins may have arrived.
  if (compute?.skipped) return
  const body = bodyOf(incoming.message_content?.body)
  if (!body || body.amount === 0n) return
  const { opcode, isBounced, amount, other } = body
  if (isBounced) return RETURNS.includes(opcode) ? { kind: 'returned', amount, other, comment: undefined } : undefined
  const kind = Object.hasOwn(KINDS, opcode) ? KINDS[opcode] : undefined
  if (!kind) return
  const comment = bodyFields(incoming.message_content?.decoded).find((field) => field.kind === 'comment')?.value
  return {
    kind,
    amount: kind === 'received' ? amount : -amount,
    // A burn names who gets the rest of the coins.
    other: kind === 'burned' ? undefined : other,
    comment,
  }
}
