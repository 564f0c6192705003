import type { Flag } from '../trust/flags.ts'
import { textFlags } from '../trust/textFlags.ts'
import { type Paid, type Transfer, twinFlags } from '../trust/twins.ts'

/** What was said with a transfer: a text, or that it is for the receiver's eyes only. */
export interface Said {
  readonly comment?: string
  readonly isEncrypted?: boolean
}

/** Reads the decoded payload of a transfer. Written by strangers. */
export function readPayload(decoded: Record<string, unknown> | null | undefined): Said {
  if (!decoded) return {}
  const type = String(decoded['@type'] ?? '')
  if (/encrypted/.test(type)) return { isEncrypted: true }
  const text = decoded.comment ?? decoded.text
  return type === 'text_comment' && typeof text === 'string' && text !== '' ? { comment: text } : {}
}

/** Why not to trust a transfer: its token, who sent it, and what was said with it; each reason once. */
export function transferFlags(
  ofToken: readonly Flag[],
  payload: Parameters<typeof readPayload>[0],
  [from]: Transfer,
  paid: Paid,
): readonly Flag[] {
  const { comment } = readPayload(payload)
  const more = [...twinFlags(from, paid), ...(comment ? textFlags(comment) : [])]
  if (!more.length) return ofToken
  return [...ofToken, ...more.filter(({ kind }) => !ofToken.some((flag) => flag.kind === kind))]
}
