import { getBlockTransactionsFacts } from '../../../contract/v2/endpoints/getBlockTransactions.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { afterPages } from './blockTransactions.ts'

export const getBlockTransactions = /* @__PURE__ */ defineEndpoint(getBlockTransactionsFacts, {
  cache: 'immutable',
  pagination: afterPages(getBlockTransactionsFacts, (row) => row),
})
