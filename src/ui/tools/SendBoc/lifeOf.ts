import type { Trace } from '../../../contract/v3/trace.ts'
import { rawForm } from '../../../core/values/address.ts'
import { readSigned } from '../../../core/values/signedMessage.ts'
import type { MessageStatus } from '../../../query/messageStatus.ts'
import { bocOf, type MessageReference } from '../../../react/useMessageHash.ts'
import { readTrace } from '../../../reading/readTrace.ts'
import { WHOLE_BALANCE } from '../../../reading/value/forecast.ts'

/** What became of the money of a message, nanograms. Its account has `back` − `sent` − `fee` more than before. */
export interface LifeSums {
  /** Left the account with messages, without their fees. */
  readonly sent: bigint
  /** All that the account paid, in each of its steps. */
  readonly fee: bigint
  /** Came back to the account later. */
  readonly back: bigint
  /** Before its first step; absent where the service does not say. */
  readonly had: bigint | undefined
}

export const STAGES = ['sent', 'pending', 'confirmed', 'finalized'] as const
export type Stage = (typeof STAGES)[number]

/** The stage that is reached; the last one of those that ended. */
export function stageOf(status: MessageStatus['status'] | undefined): Stage {
  if (status === 'failed') return 'finalized'
  return status === undefined || status === 'not-found' || status === 'expired' ? 'sent' : status
}

/** The value of each message that it asks its wallet to send; `undefined` where the message itself does not say. */
export function askedOf(message: MessageReference): readonly bigint[] | undefined {
  const boc = bocOf(message)
  const orders = boc === undefined ? undefined : readSigned(boc)?.signed?.orders
  return orders?.some(({ mode }) => mode & WHOLE_BALANCE) ? undefined : orders?.map(({ value }) => value)
}

/** What the trace of a message cost its account, and what it moved, as far as it is known. */
export function sumsOf(trace: Trace | null | undefined): LifeSums | undefined {
  if (!trace) return
  const { steps, cost } = readTrace(trace)
  const first = steps[0]?.transaction
  const own = first && cost.accounts.get(rawForm(first.account))
  if (!own) return
  const had = first.account_state_before?.balance
  return {
    sent: own.sent,
    fee: own.fee,
    back: own.received,
    had: /^\d+$/.test(had ?? '') ? BigInt(had ?? 0) : undefined,
  }
}
