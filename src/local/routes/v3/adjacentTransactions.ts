import { compareLt } from '../../../core/values/lt.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import type { Query } from './query.ts'
import { transactionsAnswer } from './transactionRows.ts'

/** The transaction that caused one, and those that it caused. A direction that is none is ignored. */
export const adjacentTransactions = genuine((query: Query, context: Context) => {
  const { ledger } = context
  const direction = query.text('direction')
  const row = ledger.transactionByHash.get(query.hash('hash') ?? '')
  const parent = row && direction !== 'out' ? ledger.parentOf(row) : undefined
  const children = row && direction !== 'in' ? ledger.childrenOf(row) : []
  const rows = [...(parent ? [parent] : []), ...children]
  rows.sort((a, b) => compareLt(a.lt, b.lt) || (a.account < b.account ? -1 : 1))
  if (!rows.length) throw new Refusal(404, 'adjacent transactions not found')
  return transactionsAnswer(rows, context)
})
