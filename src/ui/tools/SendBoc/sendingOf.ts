import { isTonCenterError } from '../../../core/errors.ts'
import type { Reason } from '../../../reading/ending.ts'
import { readRefusal } from '../../../reading/refusal.ts'

/** The result of a failed sending. The account `refused` it, the service has `notTaken` it, or it may have arrived (`unsure`). */
export type Sending = 'refused' | 'notTaken' | 'unsure'

/** The service, or the proxy before it, stops at such a request: it sends nothing on. */
const NOT_TAKEN: ReadonlySet<string> = new Set([
  'bad-request',
  'invalid-params',
  'unknown-key',
  'network-not-allowed',
  'browser-key',
  'send-not-allowed',
  'method-not-allowed',
  'rate-limit',
])

/** A node runs the message against its account before it passes the message on. */
const REFUSED = /cannot apply external message|external message was not accepted/i

/**
 * Reads why a sending failed. A gateway that gave up, a lost answer and any other failure of a server prove nothing. The message
 * may be pending.
 */
export function sendingOf(error: unknown): Sending | undefined {
  if (!error) return
  if (!isTonCenterError(error)) return 'unsure'
  if (REFUSED.test(error.serviceText ?? '')) return 'refused'
  return NOT_TAKEN.has(error.code) ? 'notTaken' : 'unsure'
}

/** Why the account refused a message, by the code with which it ended. */
export const refusalOf = (error: unknown): Reason | undefined =>
  isTonCenterError(error) ? readRefusal(error.serviceText ?? '') : undefined
