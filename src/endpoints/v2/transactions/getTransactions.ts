import { defineEndpoint } from '../../../core/endpoint.ts'
import { compareLt } from '../../../core/lt.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import { cursorOfLast } from '../../../core/pagination.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { type V2Transaction, v2Transaction } from '../../../schemas/v2/transaction.ts'
import { accountOf } from './accountOf.ts'
import { type HistoryParams, historyCursor, historyPages, historyParams } from './history.ts'
import { previousTransaction } from './previous.ts'

export type GetTransactionsParams = HistoryParams

/** A bare list. */
export type GetTransactionsResult = V2Transaction[] & Listed

/** The history of one account, newest first, as the nodes keep it. */
export const getTransactions = /* @__PURE__ */ defineEndpoint<
  GetTransactionsParams,
  GetTransactionsResult,
  'lt' | 'hash',
  V2Transaction
>({
  generation: 'v2',
  name: 'getTransactions',
  method: 'GET',
  path: '/getTransactions',
  params: historyParams,
  rows: 'itself',
  response: z.array(v2Transaction),
  cache: ({ lt }) => (lt === undefined ? 'block' : 'immutable'),
  owns: (params, rows) => foreignAddresses(params.address, rows.map(accountOf)),
  pagination: historyPages((list) => (page, { limit = 10, to_lt = '0' }) => {
    const isFull = list.received(page) >= limit
    const next = cursorOfLast(list, page, historyCursor, ({ data, transaction_id }, index) => {
      // The row itself names the transaction before it, so a page that the service cut short does not end the list.
      const previous = previousTransaction(data)
      // Without it: from this row again, which is inclusive. From the first row of a page there would be no getting on.
      return previous ?? (isFull && index ? { lt: transaction_id.lt, hash: transaction_id.hash } : undefined)
    })
    if (!next) return isFull ? next : undefined
    return compareLt(next.lt, to_lt) > 0 ? next : undefined
  }),
})
