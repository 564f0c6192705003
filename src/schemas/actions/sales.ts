import type { DataSchema } from '../../core/schema.ts'
import * as z from '../../core/schema.ts'
import { nullableAddress, nullableDecimal, nullableText } from './nullable.ts'

/** An item offered at a fixed price. */
export interface NftPutOnSaleDetails {
  nft_collection: string | null
  nft_item: string | null
  /** A number of any size. */
  nft_item_index: string | null
  /** Whose item it is. */
  owner: string | null
  /** Where the item was sent to be listed. */
  listing_address: string | null
  sale_address: string | null
  marketplace_address: string | null
  /** Nanotons. */
  full_price: string | null
  /** Nanotons. */
  marketplace_fee: string | null
  /** Nanotons. */
  royalty_amount: string | null
  marketplace_fee_address: string | null
  royalty_address: string | null
  /** Name of the marketplace, `getgems`, `fragment` …; `null` when unknown. */
  marketplace: string | null
}
export const nftPutOnSaleDetails: DataSchema<NftPutOnSaleDetails> = /* @__PURE__ */ z.object({
  nft_collection: nullableAddress,
  nft_item: nullableAddress,
  nft_item_index: nullableDecimal,
  owner: nullableAddress,
  listing_address: nullableAddress,
  sale_address: nullableAddress,
  marketplace_address: nullableAddress,
  full_price: nullableDecimal,
  marketplace_fee: nullableDecimal,
  royalty_amount: nullableDecimal,
  marketplace_fee_address: nullableAddress,
  royalty_address: nullableAddress,
  marketplace: nullableText,
})

/** A new price for an item that is on sale. */
export interface NftUpdateSaleDetails {
  source: string | null
  sale_contract: string | null
  nft_address: string | null
  marketplace_address: string | null
  /** Name of the marketplace, `getgems`, `fragment` …; `null` when unknown. */
  marketplace: string | null
  /** Nanotons. */
  full_price: string | null
  /** Nanotons. */
  marketplace_fee: string | null
  /** Nanotons. */
  royalty_amount: string | null
}
export const nftUpdateSaleDetails: DataSchema<NftUpdateSaleDetails> = /* @__PURE__ */ z.object({
  source: nullableAddress,
  sale_contract: nullableAddress,
  nft_address: nullableAddress,
  marketplace_address: nullableAddress,
  marketplace: nullableText,
  full_price: nullableDecimal,
  marketplace_fee: nullableDecimal,
  royalty_amount: nullableDecimal,
})

/** An item taken back from sale. */
export interface NftCancelSaleDetails {
  /** Whose item it is. */
  owner: string | null
  nft_item: string | null
  nft_collection: string | null
  sale_address: string | null
  marketplace_address: string | null
  /** Name of the marketplace, `getgems`, `fragment` …; `null` when unknown. */
  marketplace: string | null
}
export const nftCancelSaleDetails: DataSchema<NftCancelSaleDetails> = /* @__PURE__ */ z.object({
  owner: nullableAddress,
  nft_item: nullableAddress,
  nft_collection: nullableAddress,
  sale_address: nullableAddress,
  marketplace_address: nullableAddress,
  marketplace: nullableText,
})

/** An item offered in an auction, at a marketplace or (`teleitem_start_auction`) by itself. */
export interface NftPutOnAuctionDetails {
  nft_collection: string | null
  nft_item: string | null
  /** A number of any size. */
  nft_item_index: string | null
  /** Whose item it is. */
  owner: string | null
  /** Where the item was sent to be listed. */
  listing_address: string | null
  auction_address: string | null
  marketplace_address: string | null
  /** The fee is factor ÷ base of the price. */
  marketplace_fee_factor: string | null
  /** The fee is factor ÷ base of the price. */
  marketplace_fee_base: string | null
  royalty_fee_base: string | null
  /** The bid that ends the auction at once, nanotons. */
  max_bid: string | null
  /** Nanotons. */
  min_bid: string | null
  marketplace_fee_address: string | null
  royalty_address: string | null
  /** Name of the marketplace, `getgems`, `fragment` …; `null` when unknown. */
  marketplace: string | null
}
export const nftPutOnAuctionDetails: DataSchema<NftPutOnAuctionDetails> = /* @__PURE__ */ z.object({
  nft_collection: nullableAddress,
  nft_item: nullableAddress,
  nft_item_index: nullableDecimal,
  owner: nullableAddress,
  listing_address: nullableAddress,
  auction_address: nullableAddress,
  marketplace_address: nullableAddress,
  marketplace_fee_factor: nullableDecimal,
  marketplace_fee_base: nullableDecimal,
  royalty_fee_base: nullableDecimal,
  max_bid: nullableDecimal,
  min_bid: nullableDecimal,
  marketplace_fee_address: nullableAddress,
  royalty_address: nullableAddress,
  marketplace: nullableText,
})

/** An auction called off. */
export interface NftCancelAuctionDetails {
  /** Whose item it is. */
  owner: string | null
  nft_item: string | null
  nft_collection: string | null
  auction_address: string | null
  marketplace_address: string | null
  /** Name of the marketplace, `getgems`, `fragment` …; `null` when unknown. */
  marketplace: string | null
}
export const nftCancelAuctionDetails: DataSchema<NftCancelAuctionDetails> = /* @__PURE__ */ z.object({
  owner: nullableAddress,
  nft_item: nullableAddress,
  nft_collection: nullableAddress,
  auction_address: nullableAddress,
  marketplace_address: nullableAddress,
  marketplace: nullableText,
})

/** An auction that ended. */
export interface NftFinishAuctionDetails {
  /** Whose item it is. */
  owner: string | null
  nft_item: string | null
  nft_collection: string | null
  auction_address: string | null
  marketplace_address: string | null
  /** Name of the marketplace, `getgems`, `fragment` …; `null` when unknown. */
  marketplace: string | null
}
export const nftFinishAuctionDetails: DataSchema<NftFinishAuctionDetails> = /* @__PURE__ */ z.object({
  owner: nullableAddress,
  nft_item: nullableAddress,
  nft_collection: nullableAddress,
  auction_address: nullableAddress,
  marketplace_address: nullableAddress,
  marketplace: nullableText,
})

/** A bid in an auction. */
export interface AuctionBidDetails {
  /** Nanotons. */
  amount: string | null
  bidder: string | null
  auction: string | null
  nft_item: string | null
  nft_collection: string | null
  /** A number of any size. */
  nft_item_index: string | null
}
export const auctionBidDetails: DataSchema<AuctionBidDetails> = /* @__PURE__ */ z.object({
  amount: nullableDecimal,
  bidder: nullableAddress,
  auction: nullableAddress,
  nft_item: nullableAddress,
  nft_collection: nullableAddress,
  nft_item_index: nullableDecimal,
})

/** A bid sent back, because there is a higher one. */
export interface AuctionOutbidDetails {
  auction_address: string | null
  /** Who gets the money back. */
  bidder: string | null
  new_bidder: string | null
  nft_item: string | null
  nft_collection: string | null
  /** Sent back, nanotons. */
  amount: string | null
  /** Written by strangers. */
  comment?: string | undefined
  /** Name of the marketplace, `getgems`, `fragment` …; `null` when unknown. */
  marketplace?: string | undefined
}
export const auctionOutbidDetails: DataSchema<AuctionOutbidDetails> = /* @__PURE__ */ z.object({
  auction_address: nullableAddress,
  bidder: nullableAddress,
  new_bidder: nullableAddress,
  nft_item: nullableAddress,
  nft_collection: nullableAddress,
  amount: nullableDecimal,
  comment: z.optional(z.string()),
  marketplace: z.optional(z.string()),
})
