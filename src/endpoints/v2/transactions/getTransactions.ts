import { defineEndpoint } from '../../../core/endpoint.ts'
import { compareLt } from '../../../core/lt.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import * as z from '../../../core/schema.ts'
import { sharing } from '../../../core/sharing.ts'
import { type V2Transaction, v2Transaction } from '../../../schemas/v2/transaction.ts'
import { accountOf } from './accountOf.ts'
import { type HistoryParams, historyParams, historyPin } from './history.ts'
import { previousTransaction } from './previous.ts'

export type GetTransactionsParams = HistoryParams

const rows = {
  rows: (page: V2Transaction[]) => page,
  rowKey: ({ transaction_id }: V2Transaction) => `${transaction_id.lt}:${transaction_id.hash}`,
  hashed: ['in_msg', 'out_msgs'],
}

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
  pagination: {
    defaultLimit: 10,
    maxLimit: 1000,
    ...rows,
    share: sharing(rows),
    order: 'lt',
    pin: () => historyPin,
    first: {},
    next(page, { limit = 10, to_lt = '0' }) {
      const last = page.at(-1)
      if (!last) return
      const previous = previousTransaction(last.data)
      // The row itself says what came before it, so a page that the service cut short does not end the list.
      if (previous) return compareLt(previous.lt, to_lt) > 0 ? previous : undefined
      // Without it: from the last row again, which is inclusive. One row a page could never get past it.
      if (page.length < limit || limit === 1) return
      return { lt: last.transaction_id.lt, hash: last.transaction_id.hash }
    },
    // What follows a transaction in the past never changes.
    refetch: 'head',
  },
})
