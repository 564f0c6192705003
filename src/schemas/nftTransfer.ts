import type { DataSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'
import { address, boc, decimal, hash, int } from './scalars.ts'

/** An NFT item that changed its owner. */
export interface NftTransfer {
  /** Chosen by the sender of the message. */
  query_id: string
  /** Raw, upper-case. */
  nft_address: string
  /** Empty when the item has no collection. */
  nft_collection: string
  transaction_hash: string
  /** Logical time. */
  transaction_lt: string
  /** Unix seconds. */
  transaction_now: number
  transaction_aborted: boolean
  /** May be empty. */
  old_owner: string
  /** May be empty. */
  new_owner: string
  /** The account that receives the rest of the fees. */
  response_destination: string | null
  /** Base64 BoC. */
  custom_payload: string | null
  /** As `decoded` of a message body; `null` when it does not decode. */
  decoded_custom_payload: Record<string, unknown> | null
  /** Sent along to the new owner, nanotons. */
  forward_amount: string | null
  /** Base64 BoC. */
  forward_payload: string | null
  /** As `decoded` of a message body; `null` when it does not decode. Written by strangers. */
  decoded_forward_payload: Record<string, unknown> | null
  trace_id: string | null
}
export const nftTransfer: DataSchema<NftTransfer> = /* @__PURE__ */ z.object({
  query_id: decimal,
  nft_address: address,
  nft_collection: address,
  transaction_hash: hash,
  transaction_lt: decimal,
  transaction_now: int,
  transaction_aborted: z.boolean(),
  old_owner: address,
  new_owner: address,
  response_destination: z.nullable(address),
  custom_payload: z.nullable(boc),
  decoded_custom_payload: z.nullable(z.mapOf(z.unknown())),
  forward_amount: z.nullable(decimal),
  forward_payload: z.nullable(boc),
  decoded_forward_payload: z.nullable(z.mapOf(z.unknown())),
  trace_id: z.nullable(hash),
})
