import { type NftItemsParams, nftItemsFacts } from '../../../contract/v3/endpoints/nftItems.ts'
import { byKey } from '../../../core/batch/batchBy.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { offsetPages } from '../../../core/pagination.ts'
import * as z from '../../../core/schema/schema.ts'
import { severalOfOneOwner } from '../severalOfOneOwner.ts'

const indexOfCollection: z.Check<NftItemsParams> = (payload) => {
  const { index, collection_address } = payload.value
  if (index && !collection_address) z.addIssue(payload, 'given together with collection_address', ['index'])
}

export const nftItems = /* @__PURE__ */ defineEndpoint(nftItemsFacts, {
  params: z.checked(nftItemsFacts.params, severalOfOneOwner('collection_address', 'collection'), indexOfCollection),
  cache: 'block',
  batch: byKey(nftItemsFacts, { key: 'address', keysOf: (row) => [row.address], sendLimit: true }),
  owns: ownedBy(nftItemsFacts, {
    address: (row) => row.address,
    // An item on sale belongs to the sale contract; its seller is the real owner, where the service reports one.
    owner_address: (row) => (row.on_sale && !row.real_owner ? [] : [row.owner_address, row.real_owner]),
    collection_address: (row) => row.collection_address,
  }),
  pagination: offsetPages(nftItemsFacts, { order: 'id', rowKey: ({ address }) => address }),
})
