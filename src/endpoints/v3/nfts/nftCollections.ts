import {
  type NftCollectionsParams,
  type NftCollectionsResponse,
  nftCollectionsFacts,
} from '../../../contract/v3/endpoints/nftCollections.ts'
import type { NftCollection } from '../../../contract/v3/nftCollection.ts'
import { byKey } from '../../../core/batch/batchBy.ts'
import { foreignAddresses } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { offsetPages } from '../../../core/pagination.ts'

export const nftCollections = /* @__PURE__ */ defineEndpoint<
  NftCollectionsParams,
  NftCollectionsResponse,
  'offset',
  NftCollection
>(nftCollectionsFacts, {
  cache: 'block',
  batch: byKey<NftCollectionsParams, NftCollectionsResponse, NftCollection>(nftCollectionsFacts, {
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
  pagination: offsetPages(nftCollectionsFacts, {
    order: 'id',
    rowKey: ({ address }) => address,
  }),
})
