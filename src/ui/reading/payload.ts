import { type Paid, spell, type Transfer, twinFlags } from '../lookalike/twins.ts'
import type { Flag } from '../trust/flags.ts'
import { textFlags } from '../trust/textFlags.ts'

/** The comment of a transfer: a text, or that only the receiver can read it. */
export interface PayloadComment {
  readonly comment?: string
  readonly isEncrypted?: boolean
}

/** The owner of the transfers, in any form, and the recipients that it paid. */
interface Owned {
  readonly owner: string | undefined
  readonly paid: Paid
}

/** Reads the decoded payload of a transfer. Written by strangers. */
export function readPayload(decoded: Record<string, unknown> | null | undefined): PayloadComment {
  if (!decoded) return {}
  const type = String(decoded['@type'] ?? '')
  if (/encrypted/.test(type)) return { isEncrypted: true }
  const text = decoded.comment ?? decoded.text
  return type === 'text_comment' && typeof text === 'string' && text !== '' ? { comment: text } : {}
}

/**
 * Why not to trust a transfer: its token, the other party, and its comment; each reason once. The recipient too: the token of an
 * impostor may name the owner as the sender.
 */
export function transferFlags(
  ofToken: readonly Flag[],
  payload: Parameters<typeof readPayload>[0],
  [from, to]: Transfer,
  { owner, paid }: Owned,
): readonly Flag[] {
  const { comment } = readPayload(payload)
  const other = owner !== undefined && spell(from) === spell(owner) ? to : from
  const more = [...twinFlags(other, paid), ...(comment ? textFlags(comment) : [])]
  if (!more.length) return ofToken
  return [...ofToken, ...more.filter(({ kind }) => !ofToken.some((flag) => flag.kind === kind))]
}
