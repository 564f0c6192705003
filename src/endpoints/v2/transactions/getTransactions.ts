import { getTransactionsFacts } from '../../../contract/v2/endpoints/getTransactions.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { cursorOfLast, paging } from '../../../core/pagination.ts'
import { compareLt } from '../../../core/values/lt.ts'
import { accountOf } from './accountOf.ts'
import { historyCursor, historyPaging } from './history.ts'
import { previousTransaction } from './previous.ts'

export const getTransactions = /* @__PURE__ */ defineEndpoint(getTransactionsFacts, {
  cache: ({ lt }) => (lt === undefined ? 'block' : 'immutable'),
  owns: ownedBy(getTransactionsFacts, { address: accountOf }),
  pagination: paging(getTransactionsFacts, (list) => ({
    ...historyPaging,
    next(page, { limit = getTransactionsFacts.paging.defaultLimit, to_lt = '0' }) {
      const isFull = list.received(page) >= limit
      const next = cursorOfLast(list, page, historyCursor, ({ data, transaction_id }, index) => {
        // The row itself names the transaction before it: a page that the service cuts short does not end the list.
        const previous = previousTransaction(data)
        // Without it: from this row again, which is inclusive. From the first row of a page there would be no getting on.
        return previous ?? (isFull && index ? { lt: transaction_id.lt, hash: transaction_id.hash } : undefined)
      })
      if (!next) return isFull ? next : undefined
      return compareLt(next.lt, to_lt) > 0 ? next : undefined
    },
  })),
})
