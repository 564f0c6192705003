import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import { accountOf, NO_HASH, statusOf } from './legacy.ts'
import type { Query } from './query.ts'

export const addressInformation = genuine((query: Query, context: Context) => {
  const row = accountOf(query, context)
  const { cells } = context.ledger.rows
  const cell = (hash: string | null | undefined) => (hash ? (cells[hash] ?? null) : null)
  return {
    balance: row?.balance ?? '0',
    code: cell(row?.code_hash),
    data: cell(row?.data_hash),
    last_transaction_lt: row?.last_transaction_lt ?? '0',
    last_transaction_hash: row?.last_transaction_hash ?? NO_HASH,
    frozen_hash: query.bool('use_v2') ? '' : null,
    status: statusOf(row, query),
  }
})
