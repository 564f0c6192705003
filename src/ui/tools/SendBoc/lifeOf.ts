import type { Trace } from '../../../contract/v3/trace.ts'
import { isSameAddress } from '../../../core/values/address.ts'
import type { MessageStatus } from '../../../query/messageStatus.ts'

/** What became of the money of a message, nanotons. */
export interface LifeSums {
  /** That left the account with messages. */
  readonly gone: bigint
  /** Of the account's own step. */
  readonly fee: bigint
  /** That a receiver sent back. */
  readonly back: bigint
}

export const STAGES = ['sent', 'pending', 'confirmed', 'finalized'] as const
export type Stage = (typeof STAGES)[number]

/** The stage that is reached; the last one of those that ended. */
export function stageOf(status: MessageStatus['status'] | undefined): Stage {
  if (status === 'failed') return 'finalized'
  return status === undefined || status === 'not-found' || status === 'expired' ? 'sent' : status
}

/** What the trace of a message moved, as far as it is known. Amounts that cannot be read count as none. */
export function sumsOf(trace: Trace | null | undefined): LifeSums | undefined {
  const rows = Object.values(trace?.transactions ?? {})
  const first = rows.find(({ hash }) => hash === trace?.trace?.tx_hash) ?? rows.sort((a, b) => a.now - b.now)[0]
  if (!first) return
  const sum = (values: readonly (string | null | undefined)[]) =>
    values.reduce((all, value) => all + (/^\d+$/.test(value ?? '') ? BigInt(value as string) : 0n), 0n)
  return {
    gone: sum(first.out_msgs.map(({ value }) => value)),
    fee: sum([first.total_fees]),
    back: sum(
      rows.flatMap(({ account, in_msg }) =>
        isSameAddress(account, first.account) && in_msg?.bounced ? [in_msg.value] : [],
      ),
    ),
  }
}
