/**
 * The finality and the outcome of a transaction; `unknown` where the service does not report it. Another word is one that the service
 * uses and this version does not know: it is rendered as it is.
 */
export type Status =
  | 'sent'
  | 'pending'
  | 'confirmed'
  | 'success'
  | 'partly'
  | 'bounced'
  | 'failed'
  | 'unknown'
  | (string & {})
