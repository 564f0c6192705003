import { defineEndpoint } from '../../../core/endpoint.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { address, int, openText } from '../../../schemas/scalars.ts'
import { type BlockIdExt, blockIdExt } from '../../../schemas/v2/common.ts'
import { type TransactionStdBody, transactionStdBody } from '../../../schemas/v2/transactionStd.ts'
import { accountOf } from './accountOf.ts'
import { afterPages, type BlockTransactionsParams, blockTransactionsParams } from './blockTransactions.ts'

export type GetBlockTransactionsExtParams = BlockTransactionsParams
export interface TransactionExt extends TransactionStdBody {
  /** `raw.transactionExt` from the C++ service, `raw.transaction` from the Python one. */
  '@type': 'raw.transactionExt' | 'raw.transaction' | (string & {})
  /** Raw, upper-case; from the Python service lower-case, or absent. */
  account?: string | undefined
}
export interface BlockTransactionsExt extends Listed {
  '@type': 'blocks.transactionsExt' | (string & {})
  id: BlockIdExt
  /** `count`. */
  req_count: number
  /** Whether there are more. */
  incomplete: boolean
  transactions: TransactionExt[]
}

/** The transactions of a block, whole, in the form of the node's own library. By account, then by logical time. */
export const getBlockTransactionsExt = /* @__PURE__ */ defineEndpoint<
  GetBlockTransactionsExtParams,
  BlockTransactionsExt,
  'after_lt' | 'after_hash',
  TransactionExt
>({
  generation: 'v2',
  name: 'getBlockTransactionsExt',
  method: 'GET',
  path: '/getBlockTransactionsExt',
  params: blockTransactionsParams,
  rows: 'transactions',
  response: z.object({
    '@type': openText,
    id: blockIdExt,
    req_count: int,
    incomplete: z.boolean(),
    transactions: z.array(
      z.object<TransactionExt>({
        '@type': openText,
        account: z.optional(address),
        ...transactionStdBody,
      }),
    ),
  }),
  cache: 'immutable',
  pagination: afterPages((row) => ({ account: accountOf(row), ...row.transaction_id })),
})
