import type { $ZodType } from 'zod/v4/core'
import type { DataSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'
import { memberBy } from './memberBy.ts'
import { type NftItem, nftItem } from './nftItem.ts'
import { address, decimal, hash, int, openText, type UnknownTag } from './scalars.ts'

/** A sale at a fixed price. Details that the contract does not have are absent. */
export interface GetgemsSaleDetails {
  is_complete?: boolean | undefined
  /** Nanotons. */
  full_price?: string | undefined
  marketplace_fee_address?: string | undefined
  /** Nanotons. */
  marketplace_fee?: string | undefined
  royalty_address?: string | undefined
  /** Nanotons. */
  royalty_amount?: string | undefined
}
const getgemsSaleDetails: DataSchema<GetgemsSaleDetails> = /* @__PURE__ */ z.object({
  is_complete: z.optional(z.boolean()),
  full_price: z.optional(decimal),
  marketplace_fee_address: z.optional(address),
  marketplace_fee: z.optional(decimal),
  royalty_address: z.optional(address),
  royalty_amount: z.optional(decimal),
})

/** An auction at GetGems. Details that the contract does not have are absent. */
export interface GetgemsAuctionDetails {
  end_flag?: boolean | undefined
  /** Unix seconds. */
  end_time?: number | undefined
  /** Nanotons. */
  last_bid?: string | undefined
  /** The highest bidder. */
  last_member?: string | undefined
  /** Per cent by which a bid must exceed the last. */
  min_step?: number | undefined
  mp_fee_address?: string | undefined
  /** The fee is factor ÷ base of the price. */
  mp_fee_factor?: number | undefined
  mp_fee_base?: number | undefined
  royalty_fee_address?: string | undefined
  /** The royalty is factor ÷ base of the price. */
  royalty_fee_factor?: number | undefined
  royalty_fee_base?: number | undefined
  /** The bid that ends the auction at once, nanotons. */
  max_bid?: string | undefined
  /** Nanotons. */
  min_bid?: string | undefined
  /** Unix seconds. */
  last_bid_at?: number | undefined
  is_canceled?: boolean | undefined
}
const getgemsAuctionDetails: DataSchema<GetgemsAuctionDetails> = /* @__PURE__ */ z.object({
  end_flag: z.optional(z.boolean()),
  end_time: z.optional(int),
  last_bid: z.optional(decimal),
  last_member: z.optional(address),
  min_step: z.optional(int),
  mp_fee_address: z.optional(address),
  mp_fee_factor: z.optional(int),
  mp_fee_base: z.optional(int),
  royalty_fee_address: z.optional(address),
  royalty_fee_factor: z.optional(int),
  royalty_fee_base: z.optional(int),
  max_bid: z.optional(decimal),
  min_bid: z.optional(decimal),
  last_bid_at: z.optional(int),
  is_canceled: z.optional(z.boolean()),
})

/** A user name or number that sells itself by auction. Details that the contract does not have are absent. */
export interface TelemintDetails {
  /** User name or number without its prefix. Written by strangers. */
  token_name?: string | undefined
  bidder_address?: string | undefined
  /** Nanotons. */
  bid?: string | undefined
  /** Unix seconds, in a string. */
  bid_ts?: string | undefined
  /** Nanotons. */
  min_bid?: string | undefined
  /** Unix seconds. */
  end_time?: number | undefined
  beneficiary_address?: string | undefined
  /** Nanotons. */
  initial_min_bid?: string | undefined
  /** The bid that ends the auction at once, nanotons. */
  max_bid?: string | undefined
  /** Per cent, in a string. */
  min_bid_step?: string | undefined
  /** Seconds, in a string. */
  min_extend_time?: string | undefined
  /** Seconds, in a string. */
  duration?: string | undefined
  royalty_numerator?: number | undefined
  royalty_denominator?: number | undefined
  royalty_destination?: string | undefined
}
const telemintDetails: DataSchema<TelemintDetails> = /* @__PURE__ */ z.object({
  token_name: z.optional(z.string()),
  bidder_address: z.optional(address),
  bid: z.optional(decimal),
  bid_ts: z.optional(decimal),
  min_bid: z.optional(decimal),
  end_time: z.optional(int),
  beneficiary_address: z.optional(address),
  initial_min_bid: z.optional(decimal),
  max_bid: z.optional(decimal),
  min_bid_step: z.optional(decimal),
  min_extend_time: z.optional(decimal),
  duration: z.optional(decimal),
  royalty_numerator: z.optional(int),
  royalty_denominator: z.optional(int),
  royalty_destination: z.optional(address),
})

const saleDetails = {
  getgems_sale: getgemsSaleDetails,
  getgems_auction: getgemsAuctionDetails,
  telemint: telemintDetails,
}

/** What all sale and auction contracts have. */
interface NftSaleBase {
  /** Of the sale or auction contract, or of the Telemint item. Raw, upper-case. */
  address: string
  nft_address?: string | undefined
  nft_owner_address?: string | undefined
  marketplace_address?: string | undefined
  /** Unix seconds. */
  created_at?: number | undefined
  /** Logical time. */
  last_transaction_lt?: string | undefined
  code_hash?: string | undefined
  data_hash?: string | undefined
  nft_item?: NftItem | undefined
}

/** An NFT item on offer. `type` selects the shape of `details`. The set is open. */
export type NftSale = NftSaleBase &
  (
    | { type: 'getgems_sale'; details: GetgemsSaleDetails }
    | { type: 'getgems_auction'; details: GetgemsAuctionDetails }
    | { type: 'telemint'; details: TelemintDetails }
    | { type: UnknownTag; details: Record<string, unknown> }
  )

const base: DataSchema<NftSaleBase & { type: string; details: Record<string, unknown> }> = /* @__PURE__ */ z.object(
  {
    type: openText,
    address,
    nft_address: z.optional(address),
    nft_owner_address: z.optional(address),
    marketplace_address: z.optional(address),
    created_at: z.optional(int),
    last_transaction_lt: z.optional(decimal),
    code_hash: z.optional(hash),
    data_hash: z.optional(hash),
    details: z.mapOf(z.unknown()),
    nft_item: z.optional(nftItem),
  },
  memberBy('type', 'details', saleDetails),
)

// The check beside the fields is what makes it the union.
export const nftSale = base as unknown as $ZodType<NftSale>
