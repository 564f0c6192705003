import type { AnyAddress } from '../../../core/address.ts'
import { byKey } from '../../../core/batchBy.ts'
import { list, type OneOrMany } from '../../../core/checks.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import { offsetPages } from '../../../core/pagination.ts'
import { address, limit, offset } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { type Metadata, metadata } from '../../../schemas/metadata.ts'
import { type NftCollection, nftCollection } from '../../../schemas/nftCollection.ts'

export interface NftCollectionsParams {
  /** Collections themselves, one or up to 1 024. */
  collection_address?: OneOrMany<AnyAddress> | undefined
  /** Collections of these owners, one or up to 1 024. */
  owner_address?: OneOrMany<AnyAddress> | undefined
  /** 1 to 1 000, 10 when absent. */
  limit?: number | undefined
  offset?: number | undefined
}
export interface NftCollectionsResponse extends Listed {
  nft_collections: NftCollection[]
  address_book: AddressBook
  metadata: Metadata
}

/** The contracts that issue NFT items, by address or by owner. In the order in which the service indexed them. */
export const nftCollections = /* @__PURE__ */ defineEndpoint<
  NftCollectionsParams,
  NftCollectionsResponse,
  'offset',
  NftCollection
>({
  generation: 'v3',
  name: 'nftCollections',
  method: 'GET',
  path: '/nft/collections',
  params: z.params({
    collection_address: z.optional(list(address, { max: 1024 })),
    owner_address: z.optional(list(address, { max: 1024 })),
    limit: limit(),
    offset: z.optional(offset),
  }),
  rows: 'nft_collections',
  response: z.object({
    nft_collections: z.array(nftCollection),
    address_book: addressBook,
    metadata,
  }),
  cache: 'block',
  batch: byKey<NftCollectionsParams, NftCollectionsResponse, NftCollection>({
    key: 'collection_address',
    keysOf: (row) => [row.address],
    sendLimit: true,
  }),
  owns: (params, { nft_collections: rows }) => [
    ...foreignAddresses(
      params.collection_address,
      rows.map((row) => row.address),
    ),
    ...foreignAddresses(
      params.owner_address,
      rows.map((row) => row.owner_address),
    ),
  ],
  pagination: offsetPages({
    order: 'id',
    rowKey: ({ address }) => address,
  }),
})
