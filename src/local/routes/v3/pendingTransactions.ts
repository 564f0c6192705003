import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import { pendingOf } from './pending.ts'
import type { Query } from './query.ts'
import { transactionsAnswer } from './transactionRows.ts'

/** The transactions of pending traces. `trace_id` alone is refused, as at the service. */
export const pendingTransactions = genuine(async (query: Query, context: Context) => {
  const accounts = query.addresses('account')
  query.hashes('trace_id')
  if (!accounts?.length) throw new Refusal(422, 'at least 1 account address required')
  const rows = (await pendingOf(context))
    .flatMap(({ transactions }) => transactions)
    .filter((row) => accounts.includes(row.account))
  if (!rows.length) throw new Refusal(404, 'emulated traces not found')
  return transactionsAnswer(rows, context)
})
