import type { ShownTransaction } from '../../fromV2/shown.ts'
import type { Status } from '../parts/StatusMark.tsx'
import type { outcomeTexts } from '../words/en/transactions.ts'

/**
 * The reason of an outcome: the code of a phase (`undefined` where it is not reported), or a reason without a code. Some reasons
 * have only a word of the service.
 */
export type Cause =
  | { readonly phase: 'compute' | 'action'; readonly code: number | undefined }
  | { readonly reason: string }
  | keyof typeof outcomeTexts

/** How a transaction ended, and why. */
export interface Outcome {
  readonly status: Status
  /** The cause, where it is known; `useCause` has the sentences. */
  readonly cause?: Cause | undefined
}

/** `aborted` alone is no failure: a transfer to an account without code is aborted, and the money arrives. */
export function outcome({ description, finality, emulated, in_msg: incoming }: ShownTransaction): Outcome {
  const { type, compute_ph: compute, action, bounce } = description
  if (finality === 'pending' || (emulated && finality !== 'confirmed')) return { status: 'pending' }
  if (finality !== undefined && finality !== 'finalized') return { status: finality }
  // Services older than 2025 mark a skipped phase only by leaving `success` out.
  if (compute && (compute.skipped || compute.success === undefined)) {
    const { reason = 'no_state' } = compute
    if (bounce?.type === 'ok')
      return { status: 'bounced', cause: reason === 'no_state' ? 'outcome.noContract' : 'outcome.bounced' }
    if (reason === 'bad_state') return { status: 'failed', cause: 'outcome.badState' }
    if (reason === 'suspended') return { status: 'failed', cause: 'outcome.suspended' }
    if (!description.aborted) return { status: 'success' }
    if (reason === 'no_gas') return { status: 'success', cause: 'outcome.noGas' }
    if (reason === 'no_state') return { status: 'success', cause: 'outcome.noState' }
    return { status: 'unknown', cause: { reason } }
  }
  if (compute?.success === false) return { status: 'failed', cause: { phase: 'compute', code: compute.exit_code } }
  if (action?.success === false) return { status: 'failed', cause: { phase: 'action', code: action.result_code } }
  // Ordinary transactions have this phase always: without it the service has named none.
  return {
    status: compute || type !== 'ord' ? 'success' : 'unknown',
    cause: incoming?.bounced ? 'outcome.returnedFrom' : undefined,
  }
}
