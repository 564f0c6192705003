import {
  type BlockTransactionsExt,
  type GetBlockTransactionsExtParams,
  getBlockTransactionsExtFacts,
} from '../../../contract/v2/endpoints/getBlockTransactionsExt.ts'
import type { TransactionExt } from '../../../contract/v2/transactionExt.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { accountOf } from './accountOf.ts'
import { afterPages } from './blockTransactions.ts'

/** The transactions of a block, whole, in the form of the node's own library. By account, then by logical time. */
export const getBlockTransactionsExt = /* @__PURE__ */ defineEndpoint<
  GetBlockTransactionsExtParams,
  BlockTransactionsExt,
  'after_lt' | 'after_hash',
  TransactionExt
>(getBlockTransactionsExtFacts, {
  cache: 'immutable',
  pagination: afterPages((row) => ({ account: accountOf(row), ...row.transaction_id })),
})
