import { getBlockTransactionsExtFacts } from '../../../contract/v2/endpoints/getBlockTransactionsExt.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { accountOf } from './accountOf.ts'
import { afterPages } from './blockTransactions.ts'

export const getBlockTransactionsExt = /* @__PURE__ */ defineEndpoint(getBlockTransactionsExtFacts, {
  cache: 'immutable',
  pagination: afterPages(getBlockTransactionsExtFacts, (row) => ({ account: accountOf(row), ...row.transaction_id })),
})
