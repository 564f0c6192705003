import { refusedWith } from '../../../core/refusals.ts'
import { isSameAddress } from '../../../core/values/address.ts'
import { readSigned } from '../../../core/values/signedMessage.ts'
import { bocOf } from '../../../react/useMessageHash.ts'

/**
 * Why asking a wallet gave no message. Of `rejected`, `badRequest` and `notConnected` nothing was sent; `refused` has the exit code with
 * which the account refused what the wallet sent; of `failed` and `wrong` nobody knows.
 */
export interface WalletFailure {
  readonly is: 'rejected' | 'badRequest' | 'notConnected' | 'refused' | 'failed' | 'wrong'
  readonly exitCode?: number | undefined
  /** The words of the wallet. */
  readonly words?: string | undefined
}

/** By the codes of the protocol. */
const CODES: Readonly<Record<number, WalletFailure['is']>> = {
  1: 'badRequest',
  100: 'notConnected',
  300: 'rejected',
  400: 'notConnected',
}

/** By the words of the SDK: the names of its classes are gone in a page that is built. */
const WORDS: readonly (readonly [RegExp, WalletFailure['is']])[] = [
  [/UserRejects|user reject|user declin|transaction was not sent/i, 'rejected'],
  [/BadRequest|request to the wallet contains errors/i, 'badRequest'],
  [/not connected|not exists in the webpage|doesn't support|wrong network|unknown ?app/i, 'notConnected'],
]

/** Reads the error with which a wallet, or the SDK before it, did not sign. */
export function failureOf(error: unknown): WalletFailure {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown }
  const words = typeof message === 'string' ? message : String(error)
  const byCode = typeof code === 'number' ? CODES[code] : undefined
  const is = byCode ?? WORDS.find(([said]) => said.test(words))?.[1]
  if (is) return { is }
  const exitCode = refusedWith(words)
  return exitCode === undefined ? { is: 'failed', words } : { is: 'refused', exitCode }
}

/** The signed message in what a wallet answered, base64; `undefined` where that is none of this account. */
export function messageIn(answer: unknown, account: string): string | undefined {
  const { boc } = Object(answer) as { boc?: unknown }
  const message = typeof boc === 'string' ? bocOf({ boc }) : undefined
  const read = message === undefined ? undefined : readSigned(message)
  return read && isSameAddress(read.account, account) ? message : undefined
}
