import type { DataSchema } from '../../../core/endpoint.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { compareLt } from '../../../core/lt.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import * as z from '../../../core/schema.ts'
import { type TransactionId, transactionId } from '../../../schemas/v2/common.ts'
import { type TransactionStdBody, transactionStdBody } from '../../../schemas/v2/transactionStd.ts'
import { accountOf } from './accountOf.ts'
import { type HistoryParams, historyPages, historyParams } from './history.ts'

export type GetTransactionsStdParams = HistoryParams
export interface TransactionStd extends TransactionStdBody {
  '@type': 'raw.transaction'
}
export interface TransactionsStd {
  '@type': 'raw.transactions'
  transactions: TransactionStd[]
  /** Where to go on; `lt` `"0"` at the end of the history. */
  previous_transaction_id: TransactionId
}

const transactionStd: DataSchema<TransactionStd> = /* @__PURE__ */ z.object({
  '@type': z.literal('raw.transaction'),
  ...transactionStdBody,
})

/** The history of one account, newest first, in the form of the node's own library. The Python service does not have it. */
export const getTransactionsStd = /* @__PURE__ */ defineEndpoint<
  GetTransactionsStdParams,
  TransactionsStd,
  'lt' | 'hash',
  TransactionStd
>({
  generation: 'v2',
  name: 'getTransactionsStd',
  method: 'GET',
  path: '/getTransactionsStd',
  params: historyParams,
  response: z.object({
    '@type': z.literal('raw.transactions'),
    transactions: z.array(transactionStd),
    previous_transaction_id: transactionId,
  }),
  cache: ({ lt }) => (lt === undefined ? 'block' : 'immutable'),
  owns: (params, { transactions }) => foreignAddresses(params.address, transactions.map(accountOf)),
  pagination: historyPages(
    ({ transactions }: TransactionsStd) => transactions,
    ({ previous_transaction_id: { lt, hash } }, { to_lt = '0' }) => {
      // After a cut at to_lt the cursor lies beyond it, and would lead on through empty pages.
      return compareLt(lt, to_lt) > 0 ? { lt, hash } : undefined
    },
  ),
})
