import {
  type NftTransfersParams,
  type NftTransfersResponse,
  nftTransfersFacts,
} from '../../../contract/v3/endpoints/nftTransfers.ts'
import type { NftTransfer } from '../../../contract/v3/nftTransfer.ts'
import { foreignAddresses } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignRows } from '../foreignRows.ts'
import { partiesOf, transferPages } from '../transfers.ts'

export const nftTransfers = /* @__PURE__ */ defineEndpoint<
  NftTransfersParams,
  NftTransfersResponse,
  'offset',
  NftTransfer
>(nftTransfersFacts, {
  cache: 'block',
  owns: ({ owner_address, address, direction, item_address, collection_address }, { nft_transfers: rows }) => {
    const parties = partiesOf(
      direction,
      rows.map((row) => [row.old_owner, row.new_owner]),
    )
    return [
      ...foreignRows(owner_address, parties),
      ...foreignRows(address, parties),
      ...foreignAddresses(
        item_address,
        rows.map((row) => row.nft_address),
      ),
      ...foreignRows(
        collection_address,
        rows.map((row) => [row.nft_collection]),
      ),
    ]
  },
  pagination: transferPages(nftTransfersFacts),
})
