import type { DataSchema } from '../../core/schema.ts'
import * as z from '../../core/schema.ts'
import { nullableAddress, nullableDecimal, nullableText } from './nullable.ts'

/** tgBTC for bitcoin paid in. The same details for `tgbtc_mint_fallback`. */
export interface TgbtcMintDetails {
  source: string | null
  destination: string | null
  /** In tgBTC's smallest units. */
  amount: string | null
  /** The jetton tgBTC. */
  asset: string | null
  /** Hex. */
  bitcoin_tx_id: string | null
  destination_wallet: string | null
}
export const tgbtcMintDetails: DataSchema<TgbtcMintDetails> = /* @__PURE__ */ z.object({
  source: nullableAddress,
  destination: nullableAddress,
  amount: nullableDecimal,
  asset: nullableAddress,
  bitcoin_tx_id: nullableText,
  destination_wallet: nullableAddress,
})

/** tgBTC given back for bitcoin. The same details for `tgbtc_burn_fallback`. */
export interface TgbtcBurnDetails {
  source: string | null
  source_wallet: string | null
  destination: string | null
  /** In tgBTC's smallest units. */
  amount: string | null
  /** The jetton tgBTC. */
  asset: string | null
}
export const tgbtcBurnDetails: DataSchema<TgbtcBurnDetails> = /* @__PURE__ */ z.object({
  source: nullableAddress,
  source_wallet: nullableAddress,
  destination: nullableAddress,
  amount: nullableDecimal,
  asset: nullableAddress,
})

/** A new key of the bridge. The same details for `tgbtc_new_key_fallback`. */
export interface TgbtcNewKeyDetails {
  source: string | null
  /** Hex. */
  pubkey: string | null
  coordinator: string | null
  pegout: string | null
  /** In tgBTC's smallest units. */
  amount: string | null
  /** The jetton tgBTC. */
  asset: string | null
}
export const tgbtcNewKeyDetails: DataSchema<TgbtcNewKeyDetails> = /* @__PURE__ */ z.object({
  source: nullableAddress,
  pubkey: nullableText,
  coordinator: nullableAddress,
  pegout: nullableAddress,
  amount: nullableDecimal,
  asset: nullableAddress,
})

/** The bridge's signers agreeing on a key. */
export interface TgbtcDkgLogFallbackDetails {
  coordinator: string | null
  /** Hex. */
  pubkey: string | null
  timestamp: string | null
}
export const tgbtcDkgLogFallbackDetails: DataSchema<TgbtcDkgLogFallbackDetails> = /* @__PURE__ */ z.object({
  coordinator: nullableAddress,
  pubkey: nullableText,
  timestamp: nullableText,
})
