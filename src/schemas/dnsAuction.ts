import type { DataSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'
import { type NftItem, nftItem } from './nftItem.ts'
import { address, decimal } from './scalars.ts'

/** A domain being auctioned. */
export interface DnsAuction {
  /** The domain, an NFT item. */
  nft_item_address: string
  domain: string
  max_bid_address: string | null
  /** Nanotons. */
  max_bid_amount: string | null
  /** Unix seconds, in a string. */
  auction_end_time: string | null
  /** Unix seconds, in a string. */
  last_fill_up_time: string | null
  /** Whether the end had passed when the service answered. */
  finished: boolean
  /** Only with `include_nft_items`. */
  nft_item?: NftItem | undefined
}
export const dnsAuction: DataSchema<DnsAuction> = /* @__PURE__ */ z.object({
  nft_item_address: address,
  domain: z.string(),
  max_bid_address: z.nullable(address),
  max_bid_amount: z.nullable(decimal),
  auction_end_time: z.nullable(decimal),
  last_fill_up_time: z.nullable(decimal),
  finished: z.boolean(),
  nft_item: z.optional(nftItem),
})
