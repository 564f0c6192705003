import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import { accountOf, NO_HASH, statusOf } from './legacy.ts'
import type { Query } from './query.ts'

export const walletInformation = genuine((query: Query, context: Context) => {
  const row = accountOf(query, context)
  if (row?.code_hash && !row.wallet) throw new Refusal(409, 'not a wallet')
  const { wallet_type, seqno, wallet_id } = row?.wallet ?? {}
  return {
    balance: row?.balance ?? '0',
    ...(wallet_type && { wallet_type }),
    ...(seqno !== undefined && { seqno }),
    ...(wallet_id !== undefined && { wallet_id }),
    last_transaction_lt: row?.last_transaction_lt ?? '0',
    last_transaction_hash: row?.last_transaction_hash ?? NO_HASH,
    status: statusOf(row, query),
  }
})
