import type { DataSchema } from '../../core/schema.ts'
import * as z from '../../core/schema.ts'
import { nullableAddress, nullableDecimal, nullableFlag, nullableText } from './nullable.ts'

export interface VaultExcessDetails {
  /** The jetton; `null` for the coin. */
  asset: string | null
  /** In the asset's smallest units, nanotons where the asset is the coin. */
  amount: string | null
}
const vaultExcess: DataSchema<VaultExcessDetails> = /* @__PURE__ */ z.object({
  asset: nullableAddress,
  amount: nullableDecimal,
})

/** Assets put into a pool. */
export interface DexDepositLiquidityDetails {
  /** Name of the exchange, `stonfi`, `dedust`, `tonco` … An open set. */
  dex: string | null
  /** In `asset_1`'s smallest units, nanotons where it is the coin. */
  amount_1: string | null
  /** In `asset_2`'s smallest units, nanotons where it is the coin. */
  amount_2: string | null
  /** The jetton; `null` for the coin. */
  asset_1: string | null
  /** The jetton; `null` for the coin. */
  asset_2: string | null
  user_jetton_wallet_1: string | null
  user_jetton_wallet_2: string | null
  source: string | null
  pool: string | null
  /** Who gets the result. */
  destination_liquidity: string | null
  /** In the pool token's smallest units. */
  lp_tokens_minted: string | null
  target_asset_1: string | null
  target_asset_2: string | null
  /** Wanted by the provider, in smallest units. */
  target_amount_1: string | null
  /** Wanted by the provider, in smallest units. */
  target_amount_2: string | null
  /** What was returned because it did not fit. */
  vault_excesses: VaultExcessDetails[]
  /** Only of concentrated liquidity. */
  tick_lower: string | null
  /** Only of concentrated liquidity. */
  tick_upper: string | null
  nft_index: string | null
  /** The position, where it is an NFT item. */
  nft_address: string | null
}
export const dexDepositLiquidityDetails: DataSchema<DexDepositLiquidityDetails> = /* @__PURE__ */ z.object({
  dex: nullableText,
  amount_1: nullableDecimal,
  amount_2: nullableDecimal,
  asset_1: nullableAddress,
  asset_2: nullableAddress,
  user_jetton_wallet_1: nullableAddress,
  user_jetton_wallet_2: nullableAddress,
  source: nullableAddress,
  pool: nullableAddress,
  destination_liquidity: nullableAddress,
  lp_tokens_minted: nullableDecimal,
  target_asset_1: nullableAddress,
  target_asset_2: nullableAddress,
  target_amount_1: nullableDecimal,
  target_amount_2: nullableDecimal,
  vault_excesses: z.array(vaultExcess),
  tick_lower: nullableDecimal,
  tick_upper: nullableDecimal,
  nft_index: nullableDecimal,
  nft_address: nullableAddress,
})

/** Assets taken out of a pool. */
export interface DexWithdrawLiquidityDetails {
  /** Name of the exchange, `stonfi`, `dedust`, `tonco` … An open set. */
  dex: string | null
  /** In `asset_1`'s smallest units, nanotons where it is the coin. */
  amount_1: string | null
  /** In `asset_2`'s smallest units, nanotons where it is the coin. */
  amount_2: string | null
  /** The jetton; `null` for the coin. */
  asset_1: string | null
  /** The jetton; `null` for the coin. */
  asset_2: string | null
  user_jetton_wallet_1: string | null
  user_jetton_wallet_2: string | null
  /** In the pool token's smallest units. */
  lp_tokens_burnt: string | null
  /** Never filled in v1.3: always `null`. */
  is_refund: boolean | null
  source: string | null
  pool: string | null
  /** Who gets the result. */
  destination_liquidity: string | null
  burnt_nft_index: string | null
  burnt_nft_address: string | null
  /** Only of concentrated liquidity. */
  tick_lower: string | null
  /** Only of concentrated liquidity. */
  tick_upper: string | null
}
export const dexWithdrawLiquidityDetails: DataSchema<DexWithdrawLiquidityDetails> = /* @__PURE__ */ z.object({
  dex: nullableText,
  amount_1: nullableDecimal,
  amount_2: nullableDecimal,
  asset_1: nullableAddress,
  asset_2: nullableAddress,
  user_jetton_wallet_1: nullableAddress,
  user_jetton_wallet_2: nullableAddress,
  lp_tokens_burnt: nullableDecimal,
  is_refund: nullableFlag,
  source: nullableAddress,
  pool: nullableAddress,
  destination_liquidity: nullableAddress,
  burnt_nft_index: nullableDecimal,
  burnt_nft_address: nullableAddress,
  tick_lower: nullableDecimal,
  tick_upper: nullableDecimal,
})

/** A position's fees, claimed. */
export interface DedustV2ClaimFeesDetails {
  /** Name of the exchange, `stonfi`, `dedust`, `tonco` … An open set. */
  dex: string | null
  source: string | null
  pool: string | null
  position: string | null
  /** The jetton; `null` for the coin. */
  asset_1: string | null
  /** The jetton; `null` for the coin. */
  asset_2: string | null
  /** In `asset_1`'s smallest units, nanotons where it is the coin. */
  amount_1: string | null
  /** In `asset_2`'s smallest units, nanotons where it is the coin. */
  amount_2: string | null
  user_jetton_wallet_1: string | null
  user_jetton_wallet_2: string | null
  dex_jetton_wallet_1: string | null
  dex_jetton_wallet_2: string | null
}
export const dedustV2ClaimFeesDetails: DataSchema<DedustV2ClaimFeesDetails> = /* @__PURE__ */ z.object({
  dex: nullableText,
  source: nullableAddress,
  pool: nullableAddress,
  position: nullableAddress,
  asset_1: nullableAddress,
  asset_2: nullableAddress,
  amount_1: nullableDecimal,
  amount_2: nullableDecimal,
  user_jetton_wallet_1: nullableAddress,
  user_jetton_wallet_2: nullableAddress,
  dex_jetton_wallet_1: nullableAddress,
  dex_jetton_wallet_2: nullableAddress,
})

/** A position's reward, claimed. */
export interface DedustV2ClaimRewardDetails {
  /** Name of the exchange, `stonfi`, `dedust`, `tonco` … An open set. */
  dex: string | null
  source: string | null
  pool: string | null
  position: string | null
  /** The jetton; `null` for the coin. */
  asset: string | null
  /** In the asset's smallest units, nanotons where the asset is the coin. */
  amount: string | null
  user_jetton_wallet: string | null
  dex_jetton_wallet: string | null
}
export const dedustV2ClaimRewardDetails: DataSchema<DedustV2ClaimRewardDetails> = /* @__PURE__ */ z.object({
  dex: nullableText,
  source: nullableAddress,
  pool: nullableAddress,
  position: nullableAddress,
  asset: nullableAddress,
  amount: nullableDecimal,
  user_jetton_wallet: nullableAddress,
  dex_jetton_wallet: nullableAddress,
})

/** A new pool at TONCO. */
export interface ToncoDeployPoolDetails {
  source: string | null
  pool: string | null
  router: string | null
  router_jetton_wallet_1: string | null
  router_jetton_wallet_2: string | null
  jetton_minter_1: string | null
  jetton_minter_2: string | null
  tick_spacing: string | null
  /** Square root of the price × 2^96. */
  initial_price_x96: string | null
  /** A share, as the pool stores it. */
  protocol_fee: string | null
  /** A share, as the pool stores it. */
  lp_fee_base: string | null
  /** A share, as the pool stores it. */
  lp_fee_current: string | null
  pool_active: boolean | null
}
export const toncoDeployPoolDetails: DataSchema<ToncoDeployPoolDetails> = /* @__PURE__ */ z.object({
  source: nullableAddress,
  pool: nullableAddress,
  router: nullableAddress,
  router_jetton_wallet_1: nullableAddress,
  router_jetton_wallet_2: nullableAddress,
  jetton_minter_1: nullableAddress,
  jetton_minter_2: nullableAddress,
  tick_spacing: nullableDecimal,
  initial_price_x96: nullableDecimal,
  protocol_fee: nullableDecimal,
  lp_fee_base: nullableDecimal,
  lp_fee_current: nullableDecimal,
  pool_active: nullableFlag,
})
