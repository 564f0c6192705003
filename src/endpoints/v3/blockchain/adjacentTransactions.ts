import {
  type AdjacentTransactionsParams,
  type AdjacentTransactionsResponse,
  adjacentTransactionsFacts,
} from '../../../contract/v3/endpoints/adjacentTransactions.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

/**
 * The transaction that caused one (`in`), and those that it caused (`out`), by logical time, ascending. 404 when there
 * are none.
 */
export const adjacentTransactions = /* @__PURE__ */ defineEndpoint<
  AdjacentTransactionsParams,
  AdjacentTransactionsResponse
>(adjacentTransactionsFacts, {
  // A transaction has one cause for ever; what it causes may follow later.
  cache: ({ direction }) => (direction === 'in' ? 'immutable' : 'block'),
})
