import type { DataSchema } from '../../core/schema.ts'
import * as z from '../../core/schema.ts'
import { nullableAddress, nullableDecimal, nullableText } from './nullable.ts'

/** One leg of a swap. */
export interface SwapTransferDetails {
  /** The jetton; `null` for the coin. */
  asset: string | null
  source: string | null
  destination: string | null
  source_jetton_wallet: string | null
  destination_jetton_wallet: string | null
  /** In the asset's smallest units, nanotons where the asset is the coin. */
  amount: string | null
}
const swapTransfer: DataSchema<SwapTransferDetails> = /* @__PURE__ */ z.object({
  asset: nullableAddress,
  source: nullableAddress,
  destination: nullableAddress,
  source_jetton_wallet: nullableAddress,
  destination_jetton_wallet: nullableAddress,
  amount: nullableDecimal,
})

/** One hop of a swap. */
export interface PeerSwapDetails {
  /** The jetton; `null` for the coin. */
  asset_in: string | null
  /** In `asset_in`'s smallest units, nanotons where it is the coin. */
  amount_in: string | null
  /** The jetton; `null` for the coin. */
  asset_out: string | null
  /** In `asset_out`'s smallest units, nanotons where it is the coin. */
  amount_out: string | null
}
const peerSwap: DataSchema<PeerSwapDetails> = /* @__PURE__ */ z.object({
  asset_in: nullableAddress,
  amount_in: nullableDecimal,
  asset_out: nullableAddress,
  amount_out: nullableDecimal,
})

/** One asset exchanged for another. */
export interface JettonSwapDetails {
  /** Name of the exchange, `stonfi`, `dedust`, `tonco` … An open set. */
  dex: string | null
  sender: string | null
  /** The jetton; `null` for the coin. */
  asset_in: string | null
  /** The jetton; `null` for the coin. */
  asset_out: string | null
  /** Into the exchange. */
  dex_incoming_transfer: SwapTransferDetails
  /** Out of the exchange. */
  dex_outgoing_transfer: SwapTransferDetails
  /** The hops, where the swap used several pools. */
  peer_swaps: PeerSwapDetails[]
}
export const jettonSwapDetails: DataSchema<JettonSwapDetails> = /* @__PURE__ */ z.object({
  dex: nullableText,
  sender: nullableAddress,
  asset_in: nullableAddress,
  asset_out: nullableAddress,
  dex_incoming_transfer: swapTransfer,
  dex_outgoing_transfer: swapTransfer,
  peer_swaps: z.array(peerSwap),
})

/** A swap at `tonco` or `dedust_v2`, with the least that the sender accepts. */
export interface LimitedSwapDetails {
  /** Name of the exchange, `stonfi`, `dedust`, `tonco` … An open set. */
  dex: string | null
  sender: string | null
  /** The jetton; `null` for the coin. */
  asset_in: string | null
  /** The jetton; `null` for the coin. */
  asset_out: string | null
  dex_incoming_transfer: SwapTransferDetails
  dex_outgoing_transfer: SwapTransferDetails
  /** The hops, where the swap used several pools. */
  peer_swaps: PeerSwapDetails[]
  /** In `asset_out`'s smallest units. */
  min_out_amount: string | null
}
export const limitedSwapDetails: DataSchema<LimitedSwapDetails> = /* @__PURE__ */ z.object({
  dex: nullableText,
  sender: nullableAddress,
  asset_in: nullableAddress,
  asset_out: nullableAddress,
  dex_incoming_transfer: swapTransfer,
  dex_outgoing_transfer: swapTransfer,
  peer_swaps: z.array(peerSwap),
  min_out_amount: nullableDecimal,
})
