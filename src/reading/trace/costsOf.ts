import type { Transaction } from '../../contract/v3/transaction.ts'
import { rawForm } from '../../core/values/address.ts'
import { type Cost, costOf, sumOfCosts } from '../cost.ts'
import type { TraceStep } from './steps.ts'

/** The transactions of a trace that the network did not drop. */
export const countedRows = (steps: readonly TraceStep[]): readonly Transaction[] =>
  steps.flatMap(({ transaction, state }) => (transaction && state !== 'invalidated' ? [transaction] : []))

/** What each account of a trace paid: raw, in the order of their first transactions. */
export function costsOf(steps: readonly TraceStep[]): ReadonlyMap<string, Cost> {
  const accounts = new Map<string, Cost[]>()
  for (const row of countedRows(steps)) {
    const account = rawForm(row.account)
    const known = accounts.get(account)
    if (known) known.push(costOf(row))
    else accounts.set(account, [costOf(row)])
  }
  return new Map([...accounts].map(([account, costs]) => [account, sumOfCosts(costs)]))
}
