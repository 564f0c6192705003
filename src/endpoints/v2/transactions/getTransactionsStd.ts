import {
  type GetTransactionsStdParams,
  getTransactionsStdFacts,
  type TransactionsStd,
} from '../../../contract/v2/endpoints/getTransactionsStd.ts'
import type { TransactionStd } from '../../../contract/v2/transactionStd.ts'
import { foreignAddresses } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { compareLt } from '../../../core/values/lt.ts'
import { accountOf } from './accountOf.ts'
import { historyPages } from './history.ts'

export const getTransactionsStd = /* @__PURE__ */ defineEndpoint<
  GetTransactionsStdParams,
  TransactionsStd,
  'lt' | 'hash',
  TransactionStd
>(getTransactionsStdFacts, {
  cache: ({ lt }) => (lt === undefined ? 'block' : 'immutable'),
  owns: (params, { transactions }) => foreignAddresses(params.address, transactions.map(accountOf)),
  pagination: historyPages(
    getTransactionsStdFacts,
    () =>
      ({ previous_transaction_id: { lt, hash } }, { to_lt = '0' }) => {
        // After a cut at to_lt the cursor lies beyond it, and the next pages would be empty.
        return compareLt(lt, to_lt) > 0 ? { lt, hash } : undefined
      },
  ),
})
