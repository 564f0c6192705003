import { defineEndpoint } from '../../../core/endpoint.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { address, decimal, hash, int, openText } from '../../../schemas/scalars.ts'
import { type BlockIdExt, blockIdExt } from '../../../schemas/v2/common.ts'
import { afterPages, type BlockTransactionsParams, blockTransactionsParams } from './blockTransactions.ts'

export type GetBlockTransactionsParams = BlockTransactionsParams
export interface ShortTxId {
  '@type': 'blocks.shortTxId' | (string & {})
  /** Which of the fields were asked for, as bits. */
  mode: number
  /** Raw, lower-case. */
  account: string
  lt: string
  hash: string
}
export interface BlockTransactions extends Listed {
  '@type': 'blocks.transactions' | (string & {})
  id: BlockIdExt
  /** `count`. */
  req_count: number
  /** Whether there are more. */
  incomplete: boolean
  transactions: ShortTxId[]
}

/** Account, logical time and hash of a block's transactions. By account, then by logical time. */
export const getBlockTransactions = /* @__PURE__ */ defineEndpoint<
  GetBlockTransactionsParams,
  BlockTransactions,
  'after_lt' | 'after_hash',
  ShortTxId
>({
  generation: 'v2',
  name: 'getBlockTransactions',
  method: 'GET',
  path: '/getBlockTransactions',
  params: blockTransactionsParams,
  rows: 'transactions',
  response: z.object({
    '@type': openText,
    id: blockIdExt,
    req_count: int,
    incomplete: z.boolean(),
    transactions: z.array(z.object<ShortTxId>({ '@type': openText, mode: int, account: address, lt: decimal, hash })),
  }),
  cache: 'immutable',
  pagination: afterPages((row) => row),
})
