import type { Trace } from '../../contract/v3/trace.ts'
import type { Transaction } from '../../contract/v3/transaction.ts'
import { byTime } from '../byTime.ts'
import { costOf, sumOfCosts } from '../cost.ts'

/** The balance of an account before the first and after the last of its transactions in a trace. Nanograms. */
export interface AccountChange {
  /** Raw. */
  readonly account: string
  /** Absent where the service does not keep the state. */
  readonly before: bigint | undefined
  /** Nanograms after it; absent where the answer does not have it. */
  readonly after: bigint | undefined
  /** What its transactions in the trace cost, with the way of the messages that it sent. */
  readonly fees: bigint
  /** Transactions of other traces lie between them: the change includes theirs. */
  readonly hasOthers: boolean
}

/** Balances that cannot be read count as unknown. */
const amountOf = (text: string | null | undefined) => (/^\d+$/.test(text ?? '') ? BigInt(text as string) : undefined)

/** The accounts of a trace in the order of their first transactions. Emulated transactions count as the service reports them. */
export function balanceChange(trace: Trace): readonly AccountChange[] {
  const rows = new Map<string, Transaction[]>()
  for (const row of Object.values(trace.transactions ?? {}).sort(byTime)) {
    const own = rows.get(row.account)
    if (own) own.push(row)
    else rows.set(row.account, [row])
  }
  return [...rows].map(([account, own]) => ({
    account,
    before: amountOf(own[0]?.account_state_before?.balance),
    after: amountOf(own.at(-1)?.account_state_after?.balance),
    fees: sumOfCosts(own.map(costOf)).fee,
    hasOthers: own.some((row, place) => {
      const next = own[place + 1]
      return next !== undefined && row.account_state_after?.hash !== next.account_state_before?.hash
    }),
  }))
}
