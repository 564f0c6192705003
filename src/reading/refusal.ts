import type { Reason } from './ending.ts'

/** Exit codes with which wallets of v4 and v5 say that `valid_until` is over. v3 has one code for that and for a wrong signature. */
const EXPIRED = new Set([36, 136])

/**
 * Why a wallet did not take a message, by the text with which the service refused to send it: the exit code of its code, which ran
 * before the message was accepted. Nothing was sent, and nothing was paid. `undefined` for any other refusal.
 */
export function readRefusal(text: string): Reason | undefined {
  if (!/not accepted|rejected/i.test(text)) return
  const [, digits] = /exit_?code\s*[=:]\s*(-?\d{1,10})/i.exec(text) ?? []
  if (digits === undefined) return
  const exitCode = Number(digits)
  return EXPIRED.has(exitCode) ? { code: 'expired' } : { code: 'wallet-refused', exitCode }
}
