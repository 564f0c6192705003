import { list, type OneOrMany } from '../../../core/checks.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import { windowPages } from '../../../core/pagination.ts'
import { address, limit, lt, offset, sort, utime } from '../../../core/params.ts'
import * as z from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { type Metadata, metadata } from '../../../schemas/metadata.ts'
import { type NftTransfer, nftTransfer } from '../../../schemas/nftTransfer.ts'
import { foreignRows } from '../foreignRows.ts'

export interface NftTransfersParams {
  /** Old or new owners, one or up to 1 000. */
  owner_address?: OneOrMany<string> | undefined
  /** Old name of `owner_address`, one value. The service ignores one that it cannot read. */
  address?: string | undefined
  /** One or up to 1 000. */
  item_address?: OneOrMany<string> | undefined
  collection_address?: string | undefined
  /** As `owner_address` sees it; both when absent. */
  direction?: 'in' | 'out' | undefined
  /** Unix seconds, inclusive. */
  start_utime?: number | undefined
  /** Unix seconds, inclusive. */
  end_utime?: number | undefined
  /** Inclusive. */
  start_lt?: string | undefined
  /** Inclusive. */
  end_lt?: string | undefined
  /** 1 to 1 000, 10 when absent. */
  limit?: number | undefined
  offset?: number | undefined
  /** By logical time, without a tie-breaker; `desc` (newest first) when absent. */
  sort?: 'asc' | 'desc' | undefined
}
export interface NftTransfersResponse {
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
    start_utime: z.optional(utime),
    end_utime: z.optional(utime),
    start_lt: z.optional(lt),
    end_lt: z.optional(lt),
    limit: limit(),
    offset: z.optional(offset),
    sort: z.withDefault(sort, 'desc'),
  }),
  response: z.object({
    nft_transfers: z.array(nftTransfer),
    address_book: addressBook,
    metadata,
  }),
  cache: 'block',
  owns: ({ owner_address, address, direction, item_address, collection_address }, { nft_transfers: rows }) => {
    const parties = rows.map(({ old_owner, new_owner }) =>
      direction === 'in' ? [new_owner] : direction === 'out' ? [old_owner] : [old_owner, new_owner],
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
  // Rows of one logical time have no order, and a page can repeat them.
  pagination: windowPages({
    rows: ({ nft_transfers }) => nft_transfers,
    rowKey: ({ transaction_hash, query_id }) => `${transaction_hash}:${query_id}`,
    lt: (row) => row.transaction_lt,
    utime: (row) => row.transaction_now,
  }),
})
