import type { AnyAddress } from '../../../core/address.ts'
import { byKey } from '../../../core/batchBy.ts'
import { list, type OneOrMany } from '../../../core/checks.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import { address, hash } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { type AccountStateFull, accountStateFull } from '../../../schemas/account.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { type Metadata, metadata } from '../../../schemas/metadata.ts'

export interface AccountStatesParams {
  /** One account or up to 1 000, in any form. */
  address: OneOrMany<AnyAddress>
  /** Code and data as BoC; `true` when absent. */
  include_boc?: boolean | undefined
  /** Only accounts with one of these codes. */
  code_hash?: OneOrMany<string> | undefined
}
export interface AccountStatesResponse extends Listed {
  /** Accounts that the chain has never seen are left out. The order is not that of the request. */
  accounts: AccountStateFull[]
  address_book: AddressBook
  metadata: Metadata
}

/** The latest state of accounts: balance, status, code and data. */
export const accountStates = /* @__PURE__ */ defineEndpoint<AccountStatesParams, AccountStatesResponse>({
  generation: 'v3',
  name: 'accountStates',
  method: 'GET',
  path: '/accountStates',
  params: z.params({
    address: list(address),
    include_boc: z.optional(z.boolean()),
    code_hash: z.optional(list(hash)),
  }),
  rows: 'accounts',
  response: z.object({
    accounts: z.array(accountStateFull),
    address_book: addressBook,
    metadata,
  }),
  cache: 'block',
  batch: byKey<AccountStatesParams, AccountStatesResponse, AccountStateFull>({
    key: 'address',
    keysOf: (row) => [row.address],
    sendLimit: false,
  }),
  owns: ({ address }, { accounts }) =>
    foreignAddresses(
      address,
      accounts.map((row) => row.address),
    ),
})
