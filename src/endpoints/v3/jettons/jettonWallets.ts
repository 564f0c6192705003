import type { AnyAddress } from '../../../core/address.ts'
import { byKey, byOwner } from '../../../core/batchBy.ts'
import { list, type OneOrMany } from '../../../core/checks.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import { offsetPages } from '../../../core/pagination.ts'
import { address, limit, offset, sort } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { refuse } from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { type JettonWallet, jettonWallet } from '../../../schemas/jettonWallet.ts'
import { type Metadata, metadata } from '../../../schemas/metadata.ts'

export interface JettonWalletsParams {
  /** Jetton wallets themselves, one or up to 1 000. */
  address?: OneOrMany<AnyAddress> | undefined
  /** Wallets of these owners, one or up to 1 000. */
  owner_address?: OneOrMany<AnyAddress> | undefined
  /** Wallets of these jettons. More than one needs exactly one owner. */
  jetton_address?: OneOrMany<AnyAddress> | undefined
  /** Leaves out empty wallets; an unclaimed mintless amount counts as not empty. */
  exclude_zero_balance?: boolean | undefined
  /** 1 to 1 000, 10 when absent. */
  limit?: number | undefined
  offset?: number | undefined
  /** By balance in smallest units, within each owner or jetton. When absent, the order is that of an internal id. */
  sort?: 'asc' | 'desc' | undefined
}
export interface JettonWalletsResponse extends Listed {
  jetton_wallets: JettonWallet[]
  address_book: AddressBook
  /** Of the wallets and of their masters. */
  metadata: Metadata
}

const oneOwnerForManyJettons: z.Check<JettonWalletsParams> = (payload) => {
  const { value } = payload
  const many = (list: OneOrMany<AnyAddress> | undefined) => (Array.isArray(list) ? list.length : 0)
  if (many(value.jetton_address) > 1 && many(value.owner_address) !== 1) {
    refuse(payload, 'one jetton alone, or several with exactly one owner_address', ['jetton_address'])
  }
}

/** Jetton wallets by owner, by jetton or by address. */
export const jettonWallets = /* @__PURE__ */ defineEndpoint<
  JettonWalletsParams,
  JettonWalletsResponse,
  'offset',
  JettonWallet
>({
  generation: 'v3',
  name: 'jettonWallets',
  method: 'GET',
  path: '/jetton/wallets',
  params: z.params(
    {
      address: z.optional(list(address)),
      owner_address: z.optional(list(address)),
      jetton_address: z.optional(list(address)),
      exclude_zero_balance: z.optional(z.boolean()),
      limit: limit(),
      offset: z.optional(offset),
      sort: z.optional(sort),
    },
    oneOwnerForManyJettons,
  ),
  rows: 'jetton_wallets',
  response: z.object({
    jetton_wallets: z.array(jettonWallet),
    address_book: addressBook,
    metadata,
  }),
  cache: 'block',
  batch: byKey<JettonWalletsParams, JettonWalletsResponse, JettonWallet>({
    key: 'address',
    keysOf: (row) => [row.address],
    sendLimit: true,
  }),
  batchPages: byOwner<JettonWalletsResponse, JettonWallet>({
    key: 'owner_address',
    ownerOf: ({ owner }) => owner,
    orderOf: ({ balance }) => balance,
    maxLimit: 1000,
    // Several jettons need exactly one owner.
    alone: ({ jetton_address: jettons }) => Array.isArray(jettons) && jettons.length > 1,
  }),
  owns: (params, { jetton_wallets: rows }) => [
    ...foreignAddresses(
      params.address,
      rows.map((row) => row.address),
    ),
    ...foreignAddresses(
      params.owner_address,
      rows.map((row) => row.owner),
    ),
    ...foreignAddresses(
      params.jetton_address,
      rows.map((row) => row.jetton),
    ),
  ],
  pagination: offsetPages({
    order: 'balance',
    rowKey: ({ address }) => address,
  }),
})
