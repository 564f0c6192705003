import { type NftItemsParams, type NftItemsResponse, nftItemsFacts } from '../../../contract/v3/endpoints/nftItems.ts'
import type { NftItem } from '../../../contract/v3/nftItem.ts'
import { byKey } from '../../../core/batch/batchBy.ts'
import { foreignAddresses } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { offsetPages } from '../../../core/pagination.ts'
import type { OneOrMany } from '../../../core/schema/checks.ts'
import * as z from '../../../core/schema/schema.ts'
import { refuse } from '../../../core/schema/schema.ts'
import type { AnyAddress } from '../../../core/values/address.ts'
import { foreignRows } from '../foreignRows.ts'

const needs: z.Check<NftItemsParams> = (payload) => {
  const { owner_address, collection_address, index } = payload.value
  const count = (list: OneOrMany<AnyAddress> | undefined) => (Array.isArray(list) ? list.length : 0)
  if (count(collection_address) > 1 && count(owner_address) !== 1) {
    refuse(payload, 'one collection alone, or several with exactly one owner_address', ['collection_address'])
  }
  if (index && !collection_address) refuse(payload, 'given together with collection_address', ['index'])
}

export const nftItems = /* @__PURE__ */ defineEndpoint<NftItemsParams, NftItemsResponse, 'offset', NftItem>(
  nftItemsFacts,
  {
    params: z.checked(nftItemsFacts.params, needs),
    cache: 'block',
    batch: byKey<NftItemsParams, NftItemsResponse, NftItem>(nftItemsFacts, {
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
    pagination: offsetPages(nftItemsFacts, { order: 'id', rowKey: ({ address }) => address }),
  },
)
