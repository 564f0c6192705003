import { defineEndpoint } from '../../../core/endpoint.ts'
import { compareLt } from '../../../core/lt.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import type { Listed } from '../../../core/rowList.ts'
import type { DataSchema } from '../../../core/schema.ts'
import * as z from '../../../core/schema.ts'
import { openText } from '../../../schemas/scalars.ts'
import { type TransactionId, transactionId } from '../../../schemas/v2/common.ts'
import { type TransactionStdBody, transactionStdBody } from '../../../schemas/v2/transactionStd.ts'
import { accountOf } from './accountOf.ts'
import { type HistoryParams, historyPages, historyParams } from './history.ts'

export type GetTransactionsStdParams = HistoryParams
export interface TransactionStd extends TransactionStdBody {
  '@type': 'raw.transaction' | (string & {})
}
export interface TransactionsStd extends Listed {
  '@type': 'raw.transactions' | (string & {})
  transactions: TransactionStd[]
  /** Where to go on; `lt` `"0"` at the end of the history. */
  previous_transaction_id: TransactionId
}

const transactionStd: DataSchema<TransactionStd> = /* @__PURE__ */ z.object({
  '@type': openText,
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
  rows: 'transactions',
  response: z.object({
    '@type': openText,
    transactions: z.array(transactionStd),
    previous_transaction_id: transactionId,
  }),
  cache: ({ lt }) => (lt === undefined ? 'block' : 'immutable'),
  owns: (params, { transactions }) => foreignAddresses(params.address, transactions.map(accountOf)),
  pagination: historyPages(() => ({ previous_transaction_id: { lt, hash } }, { to_lt = '0' }) => {
    // After a cut at to_lt the cursor lies beyond it, and the next pages would be empty.
    return compareLt(lt, to_lt) > 0 ? { lt, hash } : undefined
  }),
})
