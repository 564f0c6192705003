import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import type { Query } from './query.ts'
import { transactionsAnswer } from './transactionRows.ts'

export const transactionsByMasterchainBlock = genuine((query: Query, context: Context) => {
  const { ledger } = context
  const seqno = query.int('seqno') ?? 0
  if (!ledger.masterchain(seqno)) throw new Refusal(404, `masterchain block ${seqno} not found`)
  return transactionsAnswer(
    query.pick(ledger.transactionsIn(seqno), () => true),
    context,
  )
})
