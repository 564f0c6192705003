import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import type { Query } from './query.ts'
import { transactionsAnswer } from './transactionRows.ts'
import { messageTest } from './transactions.ts'

export const transactionsByMessage = genuine((query: Query, context: Context) => {
  if (!['msg_hash', 'body_hash', 'opcode'].some(query.has))
    throw new Refusal(422, 'at least one of msg_hash, body_hash, opcode should be specified')
  const test = messageTest(query)
  const rows = context.ledger.rows.transactions.filter((row) => test?.(row))
  // Documented as not sortable; the service sorts all the same when asked.
  if (query.sort() !== 'asc') rows.reverse()
  return transactionsAnswer(query.page(rows), context)
})
