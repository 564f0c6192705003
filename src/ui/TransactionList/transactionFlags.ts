import type { ShownTransaction } from '../fromV2/shown.ts'
import { DUST, type Flag } from '../trust/flags.ts'
import { textFlags } from '../trust/textFlags.ts'
import { type Paid, twinFlags, whomItPaid } from '../trust/twins.ts'
import { summarize } from './summary.ts'

/** @param rows the transactions of one account */
export const paidIn = (rows: readonly ShownTransaction[]): Paid =>
  whomItPaid(
    rows.flatMap((row) => {
      const { direction, to } = summarize(row)
      return direction === 'out' ? to : []
    }),
  )

/** Why a transaction is not to be trusted: who sent it, how little, and what is said with it. */
export function transactionFlags(row: ShownTransaction, paid: Paid): readonly Flag[] {
  const { direction, from, incoming, verb, comment, isVoid } = summarize(row)
  const isDust = verb === 'op.received' && incoming > 0n && incoming < DUST && !isVoid
  return [
    ...(direction === 'in' ? twinFlags(from, paid) : []),
    ...(comment ? textFlags(comment) : []),
    ...(isDust ? [{ kind: 'dust' } as const] : []),
  ]
}
