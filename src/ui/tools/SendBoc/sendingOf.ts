import { isMessageRefusedError, isTonCenterError } from '../../../core/errors.ts'
import { refusedPart } from '../../../core/refusals.ts'
import type { Reason } from '../../../reading/ending.ts'
import { reasonOfExit } from '../../../reading/refusal.ts'

/** The result of a failed sending. The account `refused` it, the service has `notTaken` it, or it may have arrived (`unsure`). */
export type Sending = 'refused' | 'notTaken' | 'unsure'

/** The service, or the proxy before it, stops at such a request: it sends nothing on. */
const NOT_TAKEN: ReadonlySet<string> = new Set([
  'bad-request',
  'invalid-params',
  'unknown-key',
  'network-not-allowed',
  'key-restricted',
  'browser-key',
  'send-not-allowed',
  'method-not-allowed',
  'rate-limit',
])

/**
 * Reads why a sending failed. A gateway that gave up, a lost answer and any other failure of a server prove nothing. The message
 * may be pending.
 */
export function sendingOf(error: unknown): Sending | undefined {
  if (!error) return
  if (!isTonCenterError(error)) return 'unsure'
  if (isMessageRefusedError(error)) return 'refused'
  // A node checks the message against the state of the account first: without that it passes nothing on.
  const isUnchecked = refusedPart(error.serviceText ?? '') === 'AccountState'
  return isUnchecked || NOT_TAKEN.has(error.code) ? 'notTaken' : 'unsure'
}

/** Why the account refused a message, by the code with which it ended; `interfaces` are those of the account. */
export const refusalOf = (error: unknown, interfaces: readonly string[] | null | undefined): Reason | undefined =>
  isMessageRefusedError(error) ? reasonOfExit(error.exitCode, interfaces) : undefined
