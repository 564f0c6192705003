import type { ShownTransaction } from '../fromV2/shown.ts'
import { type Cost, changeBy, costOf } from './cost.ts'
import { type Ending, endingNow } from './ending.ts'
import { summarize, type TransactionSummary } from './summary.ts'

/** One transaction by itself. `readTrace` has the ends of its messages. */
export interface TransactionReading {
  readonly outcome: Ending
  readonly cost: Cost
  /** Nanograms by which the balance of its account changed. */
  readonly change: bigint
  /** What it was about, for one row. */
  readonly story: TransactionSummary
}

/** Reads a transaction of v3, or of v2 by `transactionFromV2`. No request. */
export function readTransaction(transaction: ShownTransaction): TransactionReading {
  const cost = costOf(transaction)
  return {
    outcome: endingNow(transaction),
    cost,
    change: changeBy(cost),
    story: summarize(transaction),
  }
}
