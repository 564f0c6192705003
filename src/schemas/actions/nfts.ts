import type { DataSchema } from '../../core/schema.ts'
import * as z from '../../core/schema.ts'
import { address, decimal } from '../scalars.ts'
import { nullableAddress, nullableBoc, nullableDecimal, nullableFlag, nullableText } from './nullable.ts'

/** An NFT item with a new owner: given away or, with `is_purchase`, sold. */
export interface NftTransferDetails {
  nft_collection: string | null
  nft_item: string | null
  /** A number of any size. */
  nft_item_index: string | null
  /** For a purchase the sale contract; `real_old_owner` is the seller. */
  old_owner?: string | undefined
  new_owner: string | null
  is_purchase: boolean | null
  /** Only for purchases, nanotons. */
  price?: string | undefined
  /** Chosen by the sender of the message. */
  query_id: string | null
  /** The account that receives the rest of the fees. */
  response_destination: string | null
  custom_payload: string | null
  forward_payload: string | null
  /** Sent along to the new owner, nanotons. */
  forward_amount: string | null
  /** Written by strangers; a ciphertext when `is_encrypted_comment`. */
  comment: string | null
  is_encrypted_comment: boolean | null
  /** Only for purchases at a known marketplace. */
  marketplace: string | null
  /** The seller behind a sale contract. */
  real_old_owner: string | null
  /** Absent from services older than 2026. */
  marketplace_address?: string | null | undefined
  /** Paid to the seller, nanotons. Absent from services older than 2026. */
  payout_amount?: string | null | undefined
  /** Absent from services older than 2026. */
  payout_address?: string | null | undefined
  /** Absent from services older than 2026. */
  payout_comment?: string | null | undefined
  /** Absent from services older than 2026. */
  payout_comment_encrypted?: boolean | null | undefined
  /** Absent from services older than 2026. */
  payout_comment_encoded?: boolean | null | undefined
  /** Nanotons. Absent from services older than 2026. */
  royalty_amount?: string | null | undefined
  /** Absent from services older than 2026. */
  royalty_address?: string | null | undefined
}
export const nftTransferDetails: DataSchema<NftTransferDetails> = /* @__PURE__ */ z.object({
  nft_collection: nullableAddress,
  nft_item: nullableAddress,
  nft_item_index: nullableDecimal,
  old_owner: z.optional(address),
  new_owner: nullableAddress,
  is_purchase: nullableFlag,
  price: z.optional(decimal),
  query_id: nullableDecimal,
  response_destination: nullableAddress,
  custom_payload: nullableBoc,
  forward_payload: nullableBoc,
  forward_amount: nullableDecimal,
  comment: nullableText,
  is_encrypted_comment: nullableFlag,
  marketplace: nullableText,
  real_old_owner: nullableAddress,
  marketplace_address: z.optional(nullableAddress),
  payout_amount: z.optional(nullableDecimal),
  payout_address: z.optional(nullableAddress),
  payout_comment: z.optional(nullableText),
  payout_comment_encrypted: z.optional(nullableFlag),
  payout_comment_encoded: z.optional(nullableFlag),
  royalty_amount: z.optional(nullableDecimal),
  royalty_address: z.optional(nullableAddress),
})

/** A new NFT item. */
export interface NftMintDetails {
  owner?: string | undefined
  nft_item: string | null
  nft_collection: string | null
  /** A number of any size. */
  nft_item_index: string | null
}
export const nftMintDetails: DataSchema<NftMintDetails> = /* @__PURE__ */ z.object({
  owner: z.optional(address),
  nft_item: nullableAddress,
  nft_collection: nullableAddress,
  nft_item_index: nullableDecimal,
})

/** An item that reported its owner. */
export interface NftDiscoveryDetails {
  source: string | null
  nft_item: string | null
  nft_collection: string | null
  /** A number of any size. */
  nft_item_index: string | null
}
export const nftDiscoveryDetails: DataSchema<NftDiscoveryDetails> = /* @__PURE__ */ z.object({
  source: nullableAddress,
  nft_item: nullableAddress,
  nft_collection: nullableAddress,
  nft_item_index: nullableDecimal,
})
