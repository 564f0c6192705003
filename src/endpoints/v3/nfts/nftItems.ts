import type { AnyAddress } from '../../../core/address.ts'
import { byKey } from '../../../core/batchBy.ts'
import { expects, list, type OneOrMany } from '../../../core/checks.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import { offsetPages } from '../../../core/pagination.ts'
import { address, limit, offset, sort } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { refuse } from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { type Metadata, metadata } from '../../../schemas/metadata.ts'
import { type NftItem, nftItem } from '../../../schemas/nftItem.ts'
import { foreignRows } from '../foreignRows.ts'

export interface NftItemsParams {
  /** Items themselves, one or up to 1 000. */
  address?: OneOrMany<AnyAddress> | undefined
  /** Items of these owners, one or up to 1 000. */
  owner_address?: OneOrMany<AnyAddress> | undefined
  /** Items of these collections. More than one needs exactly one owner. */
  collection_address?: OneOrMany<AnyAddress> | undefined
  /** Decimal, one or up to 1 000. Only with `collection_address`. */
  index?: OneOrMany<string> | undefined
  /** With `owner_address`: items that sit in sale and auction contracts too; their `real_owner` is the owner. */
  include_on_sale?: boolean | undefined
  /**
   * Newest touched first. When absent, by collection and index where `owner_address` or one `collection_address` is
   * given.
   */
  sort_by_last_transaction_lt?: boolean | undefined
  /** 1 to 1 000, 10 when absent. */
  limit?: number | undefined
  offset?: number | undefined
  /** Documented by the service; ignored by v1.3, which has `sort_by_last_transaction_lt` only. */
  sort?: 'asc' | 'desc' | undefined
}
export interface NftItemsResponse extends Listed {
  nft_items: NftItem[]
  address_book: AddressBook
  metadata: Metadata
}

const index = /* @__PURE__ */ z.string(expects('a decimal number', (text) => /^-?\d+$/.test(text)))

const needs: z.Check<NftItemsParams> = (payload) => {
  const { owner_address, collection_address, index } = payload.value
  const count = (list: OneOrMany<AnyAddress> | undefined) => (Array.isArray(list) ? list.length : 0)
  if (count(collection_address) > 1 && count(owner_address) !== 1) {
    refuse(payload, 'one collection alone, or several with exactly one owner_address', ['collection_address'])
  }
  if (index && !collection_address) refuse(payload, 'given together with collection_address', ['index'])
}

/**
 * NFT items by owner, by collection or by address. An item on sale is owned by the sale contract: `real_owner` is the
 * seller.
 */
export const nftItems = /* @__PURE__ */ defineEndpoint<NftItemsParams, NftItemsResponse, 'offset', NftItem>({
  generation: 'v3',
  name: 'nftItems',
  method: 'GET',
  path: '/nft/items',
  params: z.params(
    {
      address: z.optional(list(address)),
      owner_address: z.optional(list(address)),
      collection_address: z.optional(list(address)),
      index: z.optional(list(index)),
      include_on_sale: z.optional(z.boolean()),
      sort_by_last_transaction_lt: z.optional(z.boolean()),
      limit: limit(),
      offset: z.optional(offset),
      sort: z.optional(sort),
    },
    needs,
  ),
  rows: 'nft_items',
  response: z.object({
    nft_items: z.array(nftItem),
    address_book: addressBook,
    metadata,
  }),
  cache: 'block',
  batch: byKey<NftItemsParams, NftItemsResponse, NftItem>({
    key: 'address',
    keysOf: (row) => [row.address],
    sendLimit: true,
  }),
  owns: (params, { nft_items: rows }) => [
    ...foreignAddresses(
      params.address,
      rows.map((row) => row.address),
    ),
    // An item on sale belongs to the sale contract; its seller is the real owner, where the service reports one.
    ...foreignRows(
      params.owner_address,
      rows.map((row) => (row.on_sale && !row.real_owner ? [] : [row.owner_address, row.real_owner])),
    ),
    ...foreignRows(
      params.collection_address,
      rows.map((row) => [row.collection_address]),
    ),
  ],
  pagination: offsetPages({ order: 'id', rowKey: ({ address }) => address }),
})
