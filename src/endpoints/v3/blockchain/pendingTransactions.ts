import {
  type PendingTransactionsParams,
  type PendingTransactionsResponse,
  pendingTransactionsFacts,
} from '../../../contract/v3/endpoints/pendingTransactions.ts'
import { foreignAddresses } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const pendingTransactions = /* @__PURE__ */ defineEndpoint<
  PendingTransactionsParams,
  PendingTransactionsResponse
>(pendingTransactionsFacts, {
  // A pending trace changes several times between two blocks.
  // No batch: alone, an account without pending transactions is a 404; among others it would be an empty list.
  cache: 'never',
  owns: ({ account }, { transactions }) =>
    foreignAddresses(
      account,
      (transactions ?? []).map((row) => row.account),
    ),
})
