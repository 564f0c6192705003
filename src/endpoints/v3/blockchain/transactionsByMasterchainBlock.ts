import { defineEndpoint } from '../../../core/endpoint.ts'
import { offsetPages } from '../../../core/pagination.ts'
import { limit, offset, seqno, sort } from '../../../core/params.ts'
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
export interface TransactionsByMasterchainBlockResponse {
  transactions: Transaction[]
  address_book: AddressBook
}

/**
 * Transactions of one masterchain block and of the shard blocks that it brought in. 404 for a block that is not
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
  response: z.object({
    transactions: z.array(transaction),
    address_book: addressBook,
  }),
  // A masterchain block that is not indexed yet answers 404, so what does answer is complete and stays.
  cache: 'immutable',
  pagination: offsetPages({
    order: 'block',
    rows: ({ transactions }) => transactions,
    rowKey: ({ hash }) => hash,
    hashed: hashedTransaction,
  }),
})
