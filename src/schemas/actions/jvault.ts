import type { DataSchema } from '../../core/schema.ts'
import * as z from '../../core/schema.ts'
import { nullableAddress, nullableDecimal, nullableInt } from './nullable.ts'

export interface JettonAmount {
  jetton: string | null
  /** In the jetton's smallest units. */
  amount: string | null
}
const jettonAmount: DataSchema<JettonAmount> = /* @__PURE__ */ z.object({
  jetton: nullableAddress,
  amount: nullableDecimal,
})

/** Jettons staked at JVault. */
export interface JvaultStakeDetails {
  /** Seconds. */
  period: number | null
  /** In smallest units. */
  minted_stake_jettons: string | null
  stake_wallet: string | null
  source: string | null
  source_jetton_wallet: string | null
  /** The jetton. */
  asset: string | null
  pool: string | null
  /** In the jetton's smallest units. */
  amount: string | null
}
export const jvaultStakeDetails: DataSchema<JvaultStakeDetails> = /* @__PURE__ */ z.object({
  period: nullableInt,
  minted_stake_jettons: nullableDecimal,
  stake_wallet: nullableAddress,
  source: nullableAddress,
  source_jetton_wallet: nullableAddress,
  asset: nullableAddress,
  pool: nullableAddress,
  amount: nullableDecimal,
})

/** An unstake, asked for. */
export interface JvaultUnstakeRequestDetails {
  source: string | null
  stake_wallet: string | null
  pool: string | null
  /** In the jetton's smallest units. */
  amount: string | null
  /** The contract's, signed. */
  exit_code: number | null
  /** The jetton. */
  asset: string | null
  staking_asset: string | null
}
export const jvaultUnstakeRequestDetails: DataSchema<JvaultUnstakeRequestDetails> = /* @__PURE__ */ z.object({
  source: nullableAddress,
  stake_wallet: nullableAddress,
  pool: nullableAddress,
  amount: nullableDecimal,
  exit_code: nullableInt,
  asset: nullableAddress,
  staking_asset: nullableAddress,
})

/** Jettons unstaked. */
export interface JvaultUnstakeDetails {
  source: string | null
  stake_wallet: string | null
  pool: string | null
  /** In the jetton's smallest units. */
  amount: string | null
  /** The contract's, signed. */
  exit_code: number | null
  /** The jetton. */
  asset: string | null
  staking_asset: string | null
}
export const jvaultUnstakeDetails: DataSchema<JvaultUnstakeDetails> = /* @__PURE__ */ z.object({
  source: nullableAddress,
  stake_wallet: nullableAddress,
  pool: nullableAddress,
  amount: nullableDecimal,
  exit_code: nullableInt,
  asset: nullableAddress,
  staking_asset: nullableAddress,
})

/** Rewards of a stake, claimed. */
export interface JvaultClaimDetails {
  claimed_rewards: JettonAmount[]
  source: string | null
  stake_wallet: string | null
  pool: string | null
}
export const jvaultClaimDetails: DataSchema<JvaultClaimDetails> = /* @__PURE__ */ z.object({
  claimed_rewards: z.array(jettonAmount),
  source: nullableAddress,
  stake_wallet: nullableAddress,
  pool: nullableAddress,
})
