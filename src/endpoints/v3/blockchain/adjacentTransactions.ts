import { adjacentTransactionsFacts } from '../../../contract/v3/endpoints/adjacentTransactions.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const adjacentTransactions = /* @__PURE__ */ defineEndpoint(adjacentTransactionsFacts, {
  // A transaction has one cause for ever; its effects may follow later.
  cache: ({ direction }) => (direction === 'in' ? 'immutable' : 'block'),
})
