import {
  type BlockTransactions,
  type GetBlockTransactionsParams,
  getBlockTransactionsFacts,
} from '../../../contract/v2/endpoints/getBlockTransactions.ts'
import type { ShortTxId } from '../../../contract/v2/shortTxId.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { afterPages } from './blockTransactions.ts'

export const getBlockTransactions = /* @__PURE__ */ defineEndpoint<
  GetBlockTransactionsParams,
  BlockTransactions,
  'after_lt' | 'after_hash',
  ShortTxId
>(getBlockTransactionsFacts, {
  cache: 'immutable',
  pagination: afterPages(getBlockTransactionsFacts, (row) => row),
})
