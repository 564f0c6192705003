import {
  type GetTransactionsParams,
  type GetTransactionsResult,
  getTransactionsFacts,
} from '../../../contract/v2/endpoints/getTransactions.ts'
import type { V2Transaction } from '../../../contract/v2/v2Transaction.ts'
import { foreignAddresses } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { cursorOfLast } from '../../../core/pagination.ts'
import { compareLt } from '../../../core/values/lt.ts'
import { accountOf } from './accountOf.ts'
import { historyCursor, historyPages } from './history.ts'
import { previousTransaction } from './previous.ts'

export const getTransactions = /* @__PURE__ */ defineEndpoint<
  GetTransactionsParams,
  GetTransactionsResult,
  'lt' | 'hash',
  V2Transaction
>(getTransactionsFacts, {
  cache: ({ lt }) => (lt === undefined ? 'block' : 'immutable'),
  owns: (params, rows) => foreignAddresses(params.address, rows.map(accountOf)),
  pagination: historyPages(getTransactionsFacts, (list) => (page, { limit = 10, to_lt = '0' }) => {
    const isFull = list.received(page) >= limit
    const next = cursorOfLast(list, page, historyCursor, ({ data, transaction_id }, index) => {
      // The row itself names the transaction before it: a page that the service cuts short does not end the list.
      const previous = previousTransaction(data)
      // Without it: from this row again, which is inclusive. From the first row of a page there would be no getting on.
      return previous ?? (isFull && index ? { lt: transaction_id.lt, hash: transaction_id.hash } : undefined)
    })
    if (!next) return isFull ? next : undefined
    return compareLt(next.lt, to_lt) > 0 ? next : undefined
  }),
})
