import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import type { Arguments } from './arguments.ts'
import { requestedHistory } from './history.ts'
import { transactionId } from './ids.ts'
import { asTransactionStd } from './transactionRows.ts'

export const getTransactionsStd = genuine((args: Arguments, context: Context) => {
  const { rows, next } = requestedHistory(args, context)
  return {
    '@type': 'raw.transactions',
    transactions: rows.map(asTransactionStd),
    previous_transaction_id: transactionId(next?.lt ?? '0', next?.hash ?? null),
  }
})
