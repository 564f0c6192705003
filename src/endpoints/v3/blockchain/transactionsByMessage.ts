import { list, type OneOrMany } from '../../../core/checks.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { offsetPages } from '../../../core/pagination.ts'
import { atLeastOneOf, hash, limit, offset, opcode, sort } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { hashedTransaction, type Transaction, transaction } from '../../../schemas/transaction.ts'

export interface TransactionsByMessageParams {
  /** Plain or normalised. */
  msg_hash?: OneOrMany<string> | undefined
  body_hash?: string | undefined
  /** `0x` and hex digits. */
  opcode?: string | undefined
  /** `in` the receiving transaction, `out` the sending one; both when absent. */
  direction?: 'in' | 'out' | undefined
  /** 1 to 1 000, 10 when absent. */
  limit?: number | undefined
  offset?: number | undefined
  /** By logical time. Not documented by the service; `desc` when absent. */
  sort?: 'asc' | 'desc' | undefined
}
export interface TransactionsByMessageResponse extends Listed {
  transactions: Transaction[]
  address_book: AddressBook
}

/** The transactions that sent or received a message. Newest first. */
export const transactionsByMessage = /* @__PURE__ */ defineEndpoint<
  TransactionsByMessageParams,
  TransactionsByMessageResponse,
  'offset',
  Transaction
>({
  generation: 'v3',
  name: 'transactionsByMessage',
  method: 'GET',
  path: '/transactionsByMessage',
  params: z.params(
    {
      msg_hash: z.optional(list(hash)),
      body_hash: z.optional(hash),
      opcode: z.optional(opcode),
      direction: z.optional(z.oneOf(['in', 'out'])),
      limit: limit(),
      offset: z.optional(offset),
      sort: z.optional(sort),
    },
    atLeastOneOf<TransactionsByMessageParams>('msg_hash', 'body_hash', 'opcode'),
  ),
  rows: 'transactions',
  response: z.object({
    transactions: z.array(transaction),
    address_book: addressBook,
  }),
  brings: { transactions: 'hash' },
  cache: 'block',
  pagination: offsetPages({
    order: 'lt',
    rowKey: ({ hash }) => hash,
    hashed: hashedTransaction,
  }),
})
