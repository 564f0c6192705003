import {
  type BlockTransactionsExt,
  type GetBlockTransactionsExtParams,
  getBlockTransactionsExtFacts,
} from '../../../contract/v2/endpoints/getBlockTransactionsExt.ts'
import type { TransactionExt } from '../../../contract/v2/transactionExt.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { accountOf } from './accountOf.ts'
import { afterPages } from './blockTransactions.ts'

export const getBlockTransactionsExt = /* @__PURE__ */ defineEndpoint<
  GetBlockTransactionsExtParams,
  BlockTransactionsExt,
  'after_lt' | 'after_hash',
  TransactionExt
>(getBlockTransactionsExtFacts, {
  cache: 'immutable',
  pagination: afterPages(getBlockTransactionsExtFacts, (row) => ({ account: accountOf(row), ...row.transaction_id })),
})
