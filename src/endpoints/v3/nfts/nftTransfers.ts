import { type NftTransfersParams, nftTransfersFacts } from '../../../contract/v3/endpoints/nftTransfers.ts'
import type { NftTransfer } from '../../../contract/v3/nftTransfer.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { windowPages } from '../../../core/pagination.ts'
import { partiesOf, transferPaging } from '../transfers.ts'

const parties = (row: NftTransfer, { direction }: NftTransfersParams) =>
  partiesOf(direction, row.old_owner, row.new_owner)

export const nftTransfers = /* @__PURE__ */ defineEndpoint(nftTransfersFacts, {
  cache: 'block',
  owns: ownedBy(nftTransfersFacts, {
    owner_address: parties,
    address: parties,
    item_address: (row) => row.nft_address,
    collection_address: (row) => row.nft_collection,
  }),
  pagination: windowPages(nftTransfersFacts, transferPaging),
})
