import { HIGHLOAD_BATCH, WALLET_EXTENSION, WALLET_SIGNED_INTERNAL } from '../core/values/opcodes.ts'
import type { ShownTransaction } from '../fromV2/shown.ts'
import { isAccount } from './direction.ts'
import { lacksCoins } from './lacksCoins.ts'
import type { Status } from './status.ts'

/**
 * The reason of an outcome: the code of a phase (`undefined` where it is not reported), or a reason without a code. Some reasons
 * have only a word of the service.
 */
export type Cause =
  | { readonly phase: 'compute' | 'action'; readonly code: number | undefined }
  | { readonly reason: string }
  | CauseWord

export type CauseWord =
  | 'outcome.badState'
  | 'outcome.bounced'
  | 'outcome.noCoins'
  | 'outcome.noCoinsInPart'
  | 'outcome.noContract'
  | 'outcome.noGas'
  | 'outcome.noState'
  | 'outcome.nothingSent'
  | 'outcome.returnedFrom'
  | 'outcome.sentInPart'
  | 'outcome.suspended'

/** How a transaction ended, and why. */
export interface Outcome {
  /** Its state in one word, for a badge. */
  readonly status: Status
  /** The cause, where it is known. `TransactionDetails` has the sentence. */
  readonly cause?: Cause | undefined
}

/** Exit codes of a compute phase that succeeded. */
const isSuccess = (code: number | undefined) => code === undefined || code === 0 || code === 1

/**
 * Whether a transaction acts on the request of its owner: a message from outside, one that is signed as such, an order of an
 * extension, or the batch that a highload wallet sends to itself.
 */
export function isOwnRequest({ in_msg: incoming, account }: Pick<ShownTransaction, 'in_msg' | 'account'>): boolean {
  if (incoming === null) return false
  const { source, opcode } = incoming
  if (source === null || opcode === WALLET_SIGNED_INTERNAL || opcode === WALLET_EXTENSION) return true
  return opcode === HIGHLOAD_BATCH && isAccount(source, account)
}

/** Whether the code of the account did not run. Services older than 2025 mark that only by leaving `success` out. */
export const isSkipped = ({ description: { compute_ph: compute } }: Pick<ShownTransaction, 'description'>): boolean =>
  compute !== undefined && (compute.skipped ?? compute.success === undefined)

/** Messages that a wallet was asked to send, and that its action phase skipped: their mode says to ignore errors. */
export const countSkipped = (transaction: ShownTransaction): number =>
  isOwnRequest(transaction) ? (transaction.description.action?.skipped_actions ?? 0) : 0

/** `aborted` alone is no failure: a transfer to an account without code is aborted, and the money arrives. */
export function outcome(transaction: ShownTransaction): Outcome {
  const { description, finality, emulated, in_msg: incoming } = transaction
  const { type, aborted, compute_ph: compute, action } = description
  if (finality === 'pending' || (emulated && finality !== 'confirmed')) return { status: 'pending' }
  if (finality !== undefined && finality !== 'finalized') return { status: finality }
  if (isSkipped(transaction)) return ofSkipped(transaction)
  // Recordings of an index have no `success`: the code decides.
  if (compute?.success === false || (compute?.success === undefined && aborted && !isSuccess(compute?.exit_code)))
    return { status: 'failed', cause: { phase: 'compute', code: compute?.exit_code } }
  if (action?.success === false) return { status: 'failed', cause: { phase: 'action', code: action.result_code } }
  if (countSkipped(transaction) > 0) {
    const isShort = lacksCoins(transaction)
    return action?.msgs_created
      ? { status: 'partly', cause: isShort ? 'outcome.noCoinsInPart' : 'outcome.sentInPart' }
      : { status: 'failed', cause: isShort ? 'outcome.noCoins' : 'outcome.nothingSent' }
  }
  // The code ran to its end: what aborted it is an action phase that was not recorded.
  if (compute && aborted && !action) return { status: 'failed', cause: { phase: 'action', code: undefined } }
  // Ordinary transactions have this phase always: without it the service has named none.
  return {
    status: compute || type !== 'ord' ? 'success' : 'unknown',
    cause: incoming?.bounced ? 'outcome.returnedFrom' : undefined,
  }
}

/** A transaction whose code did not run. */
function ofSkipped({ description: { aborted, compute_ph: compute, bounce } }: ShownTransaction): Outcome {
  const { reason = 'no_state' } = compute ?? {}
  if (bounce?.type === 'ok')
    return { status: 'failed', cause: reason === 'no_state' ? 'outcome.noContract' : 'outcome.bounced' }
  if (reason === 'bad_state') return { status: 'failed', cause: 'outcome.badState' }
  if (reason === 'suspended') return { status: 'failed', cause: 'outcome.suspended' }
  if (!aborted) return { status: 'success' }
  if (reason === 'no_gas') return { status: 'success', cause: 'outcome.noGas' }
  if (reason === 'no_state') return { status: 'success', cause: 'outcome.noState' }
  return { status: 'unknown', cause: { reason } }
}
