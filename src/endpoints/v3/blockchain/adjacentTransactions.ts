import { defineEndpoint } from '../../../core/endpoint.ts'
import { hash } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { type Transaction, transaction } from '../../../schemas/transaction.ts'

export interface AdjacentTransactionsParams {
  /** Of the transaction: hex, base64 or base64url. */
  hash: string
  /** `in` the parent, `out` the children; both when absent. */
  direction?: 'in' | 'out' | undefined
}
export interface AdjacentTransactionsResponse extends Listed {
  transactions: Transaction[]
  address_book: AddressBook
}

/**
 * The transaction that caused one (`in`), and those that it caused (`out`), by logical time, ascending. 404 when there
 * are none.
 */
export const adjacentTransactions = /* @__PURE__ */ defineEndpoint<
  AdjacentTransactionsParams,
  AdjacentTransactionsResponse
>({
  generation: 'v3',
  name: 'adjacentTransactions',
  method: 'GET',
  path: '/adjacentTransactions',
  params: z.params({ hash, direction: z.optional(z.oneOf(['in', 'out'])) }),
  rows: 'transactions',
  response: z.object({
    transactions: z.array(transaction),
    address_book: addressBook,
  }),
  brings: { transactions: 'hash' },
  // A transaction has one cause for ever; what it causes may follow later.
  cache: ({ direction }) => (direction === 'in' ? 'immutable' : 'block'),
})
