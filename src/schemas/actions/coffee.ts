import type { DataSchema } from '../../core/schema.ts'
import * as z from '../../core/schema.ts'
import { nullableAddress, nullableDecimal } from './nullable.ts'

/** A new pool at Coffee. */
export interface CoffeeCreatePoolDetails {
  source: string | null
  source_jetton_wallet: string | null
  initiator_1: string | null
  initiator_2: string | null
  pool: string | null
  pool_creator_contract: string | null
  /** The jetton; `null` for the coin. */
  provided_asset: string | null
  /** In the asset's smallest units, nanotons where the asset is the coin. */
  amount: string | null
  /** The jetton; `null` for the coin. */
  asset_1: string | null
  /** The jetton; `null` for the coin. */
  asset_2: string | null
  /** In `asset_1`'s smallest units, nanotons where it is the coin. */
  amount_1: string | null
  /** In `asset_2`'s smallest units, nanotons where it is the coin. */
  amount_2: string | null
  /** In the pool token's smallest units. */
  lp_tokens_minted: string | null
}
export const coffeeCreatePoolDetails: DataSchema<CoffeeCreatePoolDetails> = /* @__PURE__ */ z.object({
  source: nullableAddress,
  source_jetton_wallet: nullableAddress,
  initiator_1: nullableAddress,
  initiator_2: nullableAddress,
  pool: nullableAddress,
  pool_creator_contract: nullableAddress,
  provided_asset: nullableAddress,
  amount: nullableDecimal,
  asset_1: nullableAddress,
  asset_2: nullableAddress,
  amount_1: nullableDecimal,
  amount_2: nullableDecimal,
  lp_tokens_minted: nullableDecimal,
})

/** The contract that creates a pool, with the first deposit. */
export interface CoffeeCreatePoolCreatorDetails {
  source: string | null
  source_jetton_wallet: string | null
  deposit_recipient: string | null
  pool_creator_contract: string | null
  /** The jetton; `null` for the coin. */
  provided_asset: string | null
  /** The jetton; `null` for the coin. */
  asset_1: string | null
  /** The jetton; `null` for the coin. */
  asset_2: string | null
  /** In the asset's smallest units, nanotons where the asset is the coin. */
  amount: string | null
}
export const coffeeCreatePoolCreatorDetails: DataSchema<CoffeeCreatePoolCreatorDetails> = /* @__PURE__ */ z.object({
  source: nullableAddress,
  source_jetton_wallet: nullableAddress,
  deposit_recipient: nullableAddress,
  pool_creator_contract: nullableAddress,
  provided_asset: nullableAddress,
  asset_1: nullableAddress,
  asset_2: nullableAddress,
  amount: nullableDecimal,
})

/** A new vault for an asset. */
export interface CoffeeCreateVaultDetails {
  source: string | null
  vault: string | null
  /** The jetton; `null` for the coin. */
  asset: string | null
  /** Nanotons. */
  value: string | null
}
export const coffeeCreateVaultDetails: DataSchema<CoffeeCreateVaultDetails> = /* @__PURE__ */ z.object({
  source: nullableAddress,
  vault: nullableAddress,
  asset: nullableAddress,
  value: nullableDecimal,
})

/** Funds held by the contract that guards a swap against front-running. */
export interface CoffeeMevProtectHoldFundsDetails {
  source: string | null
  source_jetton_wallet: string | null
  mev_contract: string | null
  mev_contract_jetton_wallet: string | null
  /** The jetton; `null` for the coin. */
  asset: string | null
  /** In the asset's smallest units, nanotons where the asset is the coin. */
  amount: string | null
}
export const coffeeMevProtectHoldFundsDetails: DataSchema<CoffeeMevProtectHoldFundsDetails> = /* @__PURE__ */ z.object({
  source: nullableAddress,
  source_jetton_wallet: nullableAddress,
  mev_contract: nullableAddress,
  mev_contract_jetton_wallet: nullableAddress,
  asset: nullableAddress,
  amount: nullableDecimal,
})

/** Rewards of a stake, claimed. */
export interface CoffeeStakingClaimRewardsDetails {
  pool: string | null
  pool_jetton_wallet: string | null
  recipient: string | null
  recipient_jetton_wallet: string | null
  /** The jetton; `null` for the coin. */
  asset: string | null
  /** In the asset's smallest units, nanotons where the asset is the coin. */
  amount: string | null
}
export const coffeeStakingClaimRewardsDetails: DataSchema<CoffeeStakingClaimRewardsDetails> = /* @__PURE__ */ z.object({
  pool: nullableAddress,
  pool_jetton_wallet: nullableAddress,
  recipient: nullableAddress,
  recipient_jetton_wallet: nullableAddress,
  asset: nullableAddress,
  amount: nullableDecimal,
})

/** A stake, deposited. */
export interface CoffeeStakingDepositDetails {
  source: string | null
  source_jetton_wallet: string | null
  pool: string | null
  pool_jetton_wallet: string | null
  /** The jetton; `null` for the coin. */
  asset: string | null
  /** In the asset's smallest units, nanotons where the asset is the coin. */
  amount: string | null
  /** The stake, an NFT item. */
  minted_item_address: string | null
  minted_item_index: string | null
}
export const coffeeStakingDepositDetails: DataSchema<CoffeeStakingDepositDetails> = /* @__PURE__ */ z.object({
  source: nullableAddress,
  source_jetton_wallet: nullableAddress,
  pool: nullableAddress,
  pool_jetton_wallet: nullableAddress,
  asset: nullableAddress,
  amount: nullableDecimal,
  minted_item_address: nullableAddress,
  minted_item_index: nullableDecimal,
})

/** A stake, withdrawn. */
export interface CoffeeStakingWithdrawDetails {
  source: string | null
  source_jetton_wallet: string | null
  pool: string | null
  pool_jetton_wallet: string | null
  /** The jetton; `null` for the coin. */
  asset: string | null
  /** In the asset's smallest units, nanotons where the asset is the coin. */
  amount: string | null
  /** The stake, an NFT item. */
  nft_address: string | null
  nft_index: string | null
  points: string | null
}
export const coffeeStakingWithdrawDetails: DataSchema<CoffeeStakingWithdrawDetails> = /* @__PURE__ */ z.object({
  source: nullableAddress,
  source_jetton_wallet: nullableAddress,
  pool: nullableAddress,
  pool_jetton_wallet: nullableAddress,
  asset: nullableAddress,
  amount: nullableDecimal,
  nft_address: nullableAddress,
  nft_index: nullableDecimal,
  points: nullableDecimal,
})
