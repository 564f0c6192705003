import { rawForm } from '../core/values/address.ts'
import type { ShownTransaction } from '../fromV2/shown.ts'
import { keptOf, type Money } from './money.ts'
import { nano } from './nano.ts'
import { isOwnRequest, isSkipped, outcome } from './outcome.ts'

/** Why what was wanted did not happen. */
export type Reason =
  /** The code of a contract ended with an error, or its actions did. The code is absent where the service leaves it out. */
  | { readonly code: 'exit'; readonly phase: 'compute' | 'action'; readonly exitCode: number | undefined }
  /** The wallet refused the request: its own code ended with an error. */
  | { readonly code: 'wallet-refused'; readonly exitCode: number | undefined }
  /** The wallet had too few coins for its messages. */
  | { readonly code: 'no-funds'; readonly exitCode: number | undefined }
  /**
   * The wallet left messages out: their mode says to ignore errors. Most often it had too few coins; `lacksCoins` where its balance
   * proves that.
   */
  | { readonly code: 'skipped-actions'; readonly skipped: number; readonly sent: number; readonly lacksCoins?: true }
  /** The code did not run, and the message returned. */
  | { readonly code: 'bounced' | 'no-contract' }
  /** The code did not run. */
  | { readonly code: 'frozen' | 'suspended' | 'no-gas' | 'no-state' }
  /** A contract answered with a refusal: no transaction failed. */
  | { readonly code: 'refused' }
  /** The network dropped what was pending. */
  | { readonly code: 'dropped' }
  /** Its time was over before a block took it. */
  | { readonly code: 'expired' }
  /** A word of the service that this version does not know. */
  | { readonly code: 'other'; readonly word: string }

/** How something ended. */
export interface Ending {
  /** Whether what was wanted happened. `partly`: some of it. `unknown`: the answer does not say. */
  readonly status: 'succeeded' | 'failed' | 'partly' | 'pending' | 'unknown'
  /** The service's action says the opposite: the phases of the transactions win. */
  readonly disagrees: boolean
  /** The transaction that decided it: a hash, absent for one that is missing, and its account, raw. */
  readonly at: { readonly account: string; readonly transaction: string | undefined } | undefined
  /** Why it failed; absent where it did not, and where the answer does not say. */
  readonly reason: Reason | undefined
  /** Absent where no value was sent, or that of several assets, or the answer does not show where it is. */
  readonly money: Money | undefined
  /** Where the coins are that the refused message carried, where it failed and `money` is none of them. */
  readonly coins?: Money | undefined
}

export const UNKNOWN: Ending = {
  status: 'unknown',
  disagrees: false,
  at: undefined,
  reason: undefined,
  money: undefined,
}

/** Result codes of an action phase without the coins, or the extra currencies, for its messages. */
const NO_FUNDS: readonly (number | undefined)[] = [37, 38, 40]

/** The transaction as if it were final: how far it is does not change how it ended. */
const asFinal = ({ finality: _, emulated: _emulated, ...rest }: ShownTransaction): ShownTransaction => rest

/** Whether a transaction is in no block yet. */
export const isPending = ({ finality, emulated }: ShownTransaction): boolean =>
  finality === 'pending' || (emulated === true && finality !== 'confirmed')

/** Whether a run may have changed what its contract holds: the code ran, and neither that nor its actions failed. */
export const hasRun = (transaction: ShownTransaction): boolean => {
  const { status } = outcome(asFinal(transaction))
  return !isSkipped(transaction) && status !== 'failed'
}

const atOf = ({ account, hash }: ShownTransaction) => ({ account: rawForm(account), transaction: hash })

const WORDS: Readonly<Record<string, Reason['code']>> = {
  'outcome.badState': 'frozen',
  'outcome.suspended': 'suspended',
  'outcome.noGas': 'no-gas',
  'outcome.noState': 'no-state',
  'outcome.noContract': 'no-contract',
  'outcome.bounced': 'bounced',
}

function reasonOf(transaction: ShownTransaction): Reason | undefined {
  const { cause } = outcome(asFinal(transaction))
  const { action } = transaction.description
  if (cause === undefined || cause === 'outcome.returnedFrom') return
  const isShort = cause === 'outcome.noCoins' || cause === 'outcome.noCoinsInPart'
  if (isShort || cause === 'outcome.nothingSent' || cause === 'outcome.sentInPart') {
    const { skipped_actions: skipped = 0, msgs_created: sent = 0 } = action ?? {}
    return { code: 'skipped-actions', skipped, sent, ...(isShort && { lacksCoins: true }) }
  }
  if (typeof cause === 'string') return { code: WORDS[cause] } as Reason
  if ('reason' in cause) return { code: 'other', word: cause.reason }
  const { phase, code: exitCode } = cause
  if (phase === 'action' && (action?.no_funds || NO_FUNDS.includes(exitCode))) return { code: 'no-funds', exitCode }
  if (phase === 'compute' && transaction.in_msg?.source === null) return { code: 'wallet-refused', exitCode }
  return { code: 'exit', phase, exitCode }
}

/** The value of a message that a transaction received: who has it now. */
function moneyOf(transaction: ShownTransaction): Money | undefined {
  const { in_msg: incoming, out_msgs: outgoing, description } = transaction
  const account = rawForm(transaction.account)
  const value = nano(incoming?.value)
  if (!incoming?.source || value === 0n) return
  if (description.bounce?.type === 'ok') {
    const back = outgoing.find(({ bounced }) => bounced)
    const amount = back && nano(back.value)
    return { where: 'returned', account: rawForm(incoming.source), amount, asset: null }
  }
  if (outcome(asFinal(transaction)).status === 'failed') return keptOf(transaction)
  return { where: 'arrived', account, amount: value, asset: null }
}

/**
 * How one transaction ended by its own phases. That of a wallet says what left the wallet, not what became of it. `aborted` alone is no
 * failure: without gas, or without the coins for a bounce, the value stays with the receiver.
 */
export function endingOf(transaction: ShownTransaction): Ending {
  const { status } = outcome(asFinal(transaction))
  const isOwn = isOwnRequest(transaction)
  const base = { disagrees: false, at: atOf(transaction), money: moneyOf(transaction) }
  if (status === 'failed') {
    const account = rawForm(transaction.account)
    const neverLeft = { where: 'never-left', account, amount: undefined, asset: null } as const
    // What another account sent with the request may have returned to it.
    const isUnsent = isOwn && base.money?.where !== 'returned'
    return { ...base, status: 'failed', reason: reasonOf(transaction), money: isUnsent ? neverLeft : base.money }
  }
  if (status === 'partly') return { ...base, status: 'partly', reason: reasonOf(transaction) }
  if (status !== 'success') return { ...base, status: 'unknown', reason: reasonOf(transaction), money: undefined }
  // Without its code run, the value arrived all the same: the reason says that it did not run.
  return { ...base, status: 'succeeded', reason: reasonOf(transaction) }
}

/** What a reader of one transaction sees: pending while it is in no block. */
export const endingNow = (transaction: ShownTransaction): Ending =>
  isPending(transaction) ? { ...endingOf(transaction), status: 'pending' } : endingOf(transaction)
