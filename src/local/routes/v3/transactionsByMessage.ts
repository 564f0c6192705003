import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import type { Query } from './query.ts'
import { transactionsAnswer } from './transactionRows.ts'
import { messageTest, withMessages } from './transactions.ts'

export const transactionsByMessage = genuine((query: Query, context: Context) => {
  if (!['msg_hash', 'body_hash', 'opcode'].some(query.has))
    throw new Refusal(422, 'at least one of msg_hash, body_hash, opcode should be specified')
  const test = messageTest(query)
  const hashes = query.hashes('msg_hash')
  const { ledger } = context
  const rows = hashes ? withMessages(ledger, hashes) : ledger.rows.transactions
  // Documented as not sortable; the service sorts all the same when asked.
  const page = query.pick(rows, (row) => test?.(row) ?? false)
  return transactionsAnswer(page, context)
})
