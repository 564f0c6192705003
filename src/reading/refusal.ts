import { refusedWith } from '../core/refusals.ts'
import { emulatedRefusal } from '../endpoints/emulate/emulation/refused.ts'
import type { Reason } from './ending.ts'
import { walletOf } from './wallets.ts'

/**
 * Codes by which a wallet says that `valid_until` is over. Wallets of v3 have one code for that and for a wrong signature. Highload
 * wallets use the same numbers for other things.
 */
const EXPIRED: readonly (readonly [wallet: RegExp, code: number])[] = [
  [/^wallet_v2/, 35],
  [/^wallet_v(4|5_?beta)/, 36],
  [/^wallet_v5(?!_?beta)/, 136],
]

/**
 * Why an account did not accept a message, by the text with which the service refused to send or to emulate it: the exit code of the compute phase.
 * Nothing was sent, and nothing was paid. `undefined` for any other refusal.
 * @param interfaces of the account, as in address books. A wallet among them has the reason `wallet-refused` or `expired`; without
 * one the reason is `exit`: each contract has numbers of its own.
 */
export function readRefusal(text: string, interfaces?: readonly string[] | null): Reason | undefined {
  return reasonOfExit(refusedWith(text) ?? emulatedRefusal(text), interfaces)
}

/** The same of the code alone: `exitCode` of a `MessageRefusedError`. */
export function reasonOfExit(
  exitCode: number | undefined,
  interfaces: readonly string[] | null | undefined,
): Reason | undefined {
  if (exitCode === undefined) return
  const wallet = walletOf(interfaces ?? [])
  if (wallet === undefined) return { code: 'exit', phase: 'compute', exitCode }
  const isExpired = EXPIRED.some(([version, code]) => code === exitCode && version.test(wallet))
  return isExpired ? { code: 'expired' } : { code: 'wallet-refused', exitCode }
}
