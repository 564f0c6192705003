import { defineEndpoint } from '../../../core/endpoint.ts'
import { compareLt } from '../../../core/lt.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import * as z from '../../../core/schema.ts'
import { type V2Transaction, v2Transaction } from '../../../schemas/v2/transaction.ts'
import { accountOf } from './accountOf.ts'
import { type HistoryParams, historyPages, historyParams } from './history.ts'
import { previousTransaction } from './previous.ts'

export type GetTransactionsParams = HistoryParams

/** The history of one account, newest first, as the nodes keep it. */
export const getTransactions = /* @__PURE__ */ defineEndpoint<
  GetTransactionsParams,
  V2Transaction[],
  'lt' | 'hash',
  V2Transaction
>({
  generation: 'v2',
  name: 'getTransactions',
  method: 'GET',
  path: '/getTransactions',
  params: historyParams,
  response: z.array(v2Transaction),
  cache: ({ lt }) => (lt === undefined ? 'block' : 'immutable'),
  owns: (params, rows) => foreignAddresses(params.address, rows.map(accountOf)),
  pagination: historyPages(
    (page: V2Transaction[]) => page,
    (page, { limit = 10, to_lt = '0' }) => {
      const last = page.at(-1)
      if (!last) return
      const previous = previousTransaction(last.data)
      // The row itself says what came before it, so a page that the service cut short does not end the list.
      if (previous) return compareLt(previous.lt, to_lt) > 0 ? previous : undefined
      // Without it: from the last row again, which is inclusive. One row a page could never get past it.
      if (page.length < limit || limit === 1) return
      return { lt: last.transaction_id.lt, hash: last.transaction_id.hash }
    },
  ),
})
