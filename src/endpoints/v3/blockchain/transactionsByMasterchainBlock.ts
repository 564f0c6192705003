import { defineEndpoint } from '../../../core/endpoint.ts'
import { offsetPages } from '../../../core/pagination.ts'
import { limit, offset, seqno, sort } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { hashedTransaction, type Transaction, transaction } from '../../../schemas/transaction.ts'

export interface TransactionsByMasterchainBlockParams {
  /** Of the masterchain block. */
  seqno: number
  /** 1 to 1 000, 10 when absent. */
  limit?: number | undefined
  offset?: number | undefined
  /** By logical time; `desc` (newest first) when absent. */
  sort?: 'asc' | 'desc' | undefined
}
export interface TransactionsByMasterchainBlockResponse extends Listed {
  transactions: Transaction[]
  address_book: AddressBook
}

/**
 * Transactions of one masterchain block and of the shard blocks that it includes. 404 for a block that is not
 * indexed.
 */
export const transactionsByMasterchainBlock = /* @__PURE__ */ defineEndpoint<
  TransactionsByMasterchainBlockParams,
  TransactionsByMasterchainBlockResponse,
  'offset',
  Transaction
>({
  generation: 'v3',
  name: 'transactionsByMasterchainBlock',
  method: 'GET',
  path: '/transactionsByMasterchainBlock',
  params: z.params({ seqno, limit: limit(), offset: z.optional(offset), sort: z.withDefault(sort, 'desc') }),
  rows: 'transactions',
  response: z.object({
    transactions: z.array(transaction),
    address_book: addressBook,
  }),
  brings: { transactions: 'hash' },
  // A masterchain block that is not indexed yet answers 404, so what does answer is complete and stays.
  cache: 'immutable',
  pagination: offsetPages({
    order: 'block',
    rowKey: ({ hash }) => hash,
    hashed: hashedTransaction,
  }),
})
