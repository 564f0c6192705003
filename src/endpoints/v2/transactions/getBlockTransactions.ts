import {
  type BlockTransactions,
  type GetBlockTransactionsParams,
  getBlockTransactionsFacts,
} from '../../../contract/v2/endpoints/getBlockTransactions.ts'
import type { ShortTxId } from '../../../contract/v2/shortTxId.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { afterPages } from './blockTransactions.ts'

/** Account, logical time and hash of a block's transactions. By account, then by logical time. */
export const getBlockTransactions = /* @__PURE__ */ defineEndpoint<
  GetBlockTransactionsParams,
  BlockTransactions,
  'after_lt' | 'after_hash',
  ShortTxId
>(getBlockTransactionsFacts, {
  cache: 'immutable',
  pagination: afterPages((row) => row),
})
