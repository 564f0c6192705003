import type { AnyAddress } from '../../../core/address.ts'
import { list, type OneOrMany } from '../../../core/checks.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import { address, hash } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { type Transaction, transaction } from '../../../schemas/transaction.ts'

export interface PendingTransactionsParams {
  /** One account or several, in any form. */
  account: OneOrMany<AnyAddress>
  /** Accepted by the service, without effect in v1.3. */
  trace_id?: OneOrMany<string> | undefined
}
export interface PendingTransactionsResponse extends Listed {
  /** `null` is possible. */
  transactions: Transaction[] | null
  address_book: AddressBook
}

/** Emulated transactions of accounts. 404 when nothing is pending. */
export const pendingTransactions = /* @__PURE__ */ defineEndpoint<
  PendingTransactionsParams,
  PendingTransactionsResponse
>({
  generation: 'v3',
  name: 'pendingTransactions',
  method: 'GET',
  path: '/pendingTransactions',
  params: z.params({ account: list(address), trace_id: z.optional(list(hash)) }),
  rows: 'transactions',
  response: z.object({
    transactions: z.nullable(z.array(transaction)),
    address_book: addressBook,
  }),
  // A pending trace changes several times between two blocks.
  // No batch: alone, an account without pending transactions is a 404; among others it would be an empty list.
  cache: 'never',
  owns: ({ account }, { transactions }) =>
    foreignAddresses(
      account,
      (transactions ?? []).map((row) => row.account),
    ),
})
