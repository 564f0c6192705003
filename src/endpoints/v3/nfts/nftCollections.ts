import { nftCollectionsFacts } from '../../../contract/v3/endpoints/nftCollections.ts'
import { byKey } from '../../../core/batch/batchBy.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { offsetPages } from '../../../core/pagination.ts'

export const nftCollections = /* @__PURE__ */ defineEndpoint(nftCollectionsFacts, {
  cache: 'block',
  batch: byKey(nftCollectionsFacts, { key: 'collection_address', keysOf: (row) => [row.address], sendLimit: true }),
  owns: ownedBy(nftCollectionsFacts, {
    collection_address: (row) => row.address,
    owner_address: (row) => row.owner_address,
  }),
  pagination: offsetPages(nftCollectionsFacts, { order: 'id', rowKey: ({ address }) => address }),
})
