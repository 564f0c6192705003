import type { AnyAddress } from '../../../core/address.ts'
import { byKey } from '../../../core/batchBy.ts'
import { list, type OneOrMany } from '../../../core/checks.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import { offsetPages } from '../../../core/pagination.ts'
import { address, atLeastOneOf, limit, offset, sort } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { type Multisig, multisig } from '../../../schemas/multisig.ts'
import { foreignRows } from '../foreignRows.ts'

export interface MultisigWalletsParams {
  /** Wallets themselves, one or up to 1 024. */
  address?: OneOrMany<AnyAddress> | undefined
  /** Wallets with these signers or proposers, one or up to 1 024. */
  wallet_address?: OneOrMany<AnyAddress> | undefined
  /** 1 to 1 000, 10 when absent. */
  limit?: number | undefined
  offset?: number | undefined
  /** By an internal id, although documented as `last_transaction_lt`; `desc` when absent. */
  sort?: 'asc' | 'desc' | undefined
  /** All orders of each wallet, in one answer; `true` when absent. */
  include_orders?: boolean | undefined
}
export interface MultisigWalletsResponse extends Listed {
  multisigs: Multisig[]
  address_book: AddressBook
}

/** Wallets that several signers hold together (v2), with their orders. */
export const multisigWallets = /* @__PURE__ */ defineEndpoint<
  MultisigWalletsParams,
  MultisigWalletsResponse,
  'offset',
  Multisig
>({
  generation: 'v3',
  name: 'multisigWallets',
  method: 'GET',
  path: '/multisig/wallets',
  params: z.params(
    {
      address: z.optional(list(address, { max: 1024 })),
      wallet_address: z.optional(list(address, { max: 1024 })),
      limit: limit(),
      offset: z.optional(offset),
      sort: z.withDefault(sort, 'desc'),
      include_orders: z.optional(z.boolean()),
    },
    atLeastOneOf<MultisigWalletsParams>('address', 'wallet_address'),
  ),
  rows: 'multisigs',
  response: z.object({
    multisigs: z.array(multisig),
    address_book: addressBook,
  }),
  cache: 'block',
  batch: byKey<MultisigWalletsParams, MultisigWalletsResponse, Multisig>({
    key: 'address',
    keysOf: (row) => [row.address],
    sendLimit: true,
  }),
  owns: (params, { multisigs: rows }) => [
    ...foreignAddresses(
      params.address,
      rows.map((row) => row.address),
    ),
    ...foreignRows(
      params.wallet_address,
      rows.map((row) => [...(row.signers ?? []), ...(row.proposers ?? [])]),
    ),
  ],
  pagination: offsetPages({ order: 'id', rowKey: ({ address }) => address }),
})
