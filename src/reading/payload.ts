/** The comment of a transfer: a text, or that only the receiver can read it. */
export interface PayloadComment {
  readonly comment?: string
  readonly isEncrypted?: boolean
}

/** Reads the decoded payload of a transfer. Written by strangers. */
export function readPayload(decoded: Record<string, unknown> | null | undefined): PayloadComment {
  if (!decoded) return {}
  const type = String(decoded['@type'] ?? '')
  if (/encrypted/.test(type)) return { isEncrypted: true }
  const text = decoded.comment ?? decoded.text
  return type === 'text_comment' && typeof text === 'string' && text !== '' ? { comment: text } : {}
}
