import type { AnyAddress } from '../../../core/address.ts'
import { list, type OneOrMany } from '../../../core/checks.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import { address } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { type Metadata, metadata } from '../../../schemas/metadata.ts'
import { type NftTransfer, nftTransfer } from '../../../schemas/nftTransfer.ts'
import { foreignRows } from '../foreignRows.ts'
import { rowWindow } from '../rowWindow.ts'
import { partiesOf, type TransferWindow, transferPages } from '../transfers.ts'

export interface NftTransfersParams extends TransferWindow {
  /** Old or new owners, one or up to 1 000. */
  owner_address?: OneOrMany<AnyAddress> | undefined
  /** Old name of `owner_address`, one value. The service ignores one that it cannot read. */
  address?: AnyAddress | undefined
  /** One or up to 1 000. */
  item_address?: OneOrMany<AnyAddress> | undefined
  collection_address?: AnyAddress | undefined
  /** From the side of `owner_address`; both when absent. */
  direction?: 'in' | 'out' | undefined
}
export interface NftTransfersResponse extends Listed {
  nft_transfers: NftTransfer[]
  address_book: AddressBook
  metadata: Metadata
}

/** NFT items that changed their owner. Newest first; without a filter those of all items. */
export const nftTransfers = /* @__PURE__ */ defineEndpoint<
  NftTransfersParams,
  NftTransfersResponse,
  'offset',
  NftTransfer
>({
  generation: 'v3',
  name: 'nftTransfers',
  method: 'GET',
  path: '/nft/transfers',
  params: z.params({
    owner_address: z.optional(list(address)),
    address: z.optional(address),
    item_address: z.optional(list(address)),
    collection_address: z.optional(address),
    direction: z.optional(z.oneOf(['in', 'out'])),
    ...rowWindow(),
  }),
  rows: 'nft_transfers',
  response: z.object({
    nft_transfers: z.array(nftTransfer),
    address_book: addressBook,
    metadata,
  }),
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
  pagination: transferPages(),
})
