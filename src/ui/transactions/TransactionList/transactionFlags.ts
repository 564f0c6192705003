import type { ShownTransaction } from '../../../fromV2/shown.ts'
import { summarize } from '../../../reading/summary.ts'
import { DUST, type Flag } from '../../../trust/flags.ts'
import { recipientOf, senderOf } from '../../../trust/reachedBy.ts'
import { textFlags } from '../../../trust/textFlags.ts'
import { type Paid, type Payment, twinFlags, whomItPaid } from '../../lookalike/twins.ts'

/** @param rows the transactions of one account */
export const paidIn = (rows: readonly ShownTransaction[]): Paid =>
  whomItPaid(
    rows.flatMap((row): Payment[] => {
      if (summarize(row).direction !== 'out') return []
      const sent = row.out_msgs.filter(({ bounced, value }) => !bounced && value !== null)
      return sent.map((message) => [recipientOf(message), row.now])
    }),
  )

/** Why a transaction is not to be trusted: the sender, the small amount, and the comment. */
export function transactionFlags(row: ShownTransaction, paid: Paid): readonly Flag[] {
  const { direction, incoming, verb, comment, isVoid } = summarize(row)
  const isDust = verb === 'op.received' && incoming > 0n && incoming < DUST && !isVoid
  return [
    ...(direction === 'in' && row.in_msg ? twinFlags(senderOf(row.in_msg), paid) : []),
    ...(comment ? textFlags(comment) : []),
    ...(isDust ? [{ kind: 'dust' } as const] : []),
  ]
}
