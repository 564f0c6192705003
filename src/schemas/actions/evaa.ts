import type { DataSchema } from '../../core/schema.ts'
import * as z from '../../core/schema.ts'
import { nullableAddress, nullableDecimal, nullableFlag, nullableText } from './nullable.ts'

/** An asset lent. */
export interface EvaaSupplyDetails {
  sender_jetton_wallet: string | null
  recipient_jetton_wallet: string | null
  master_jetton_wallet: string | null
  master: string | null
  /** The protocol's own id, hex. */
  asset_id: string | null
  is_ton: boolean | null
  source: string | null
  source_wallet: string | null
  recipient: string | null
  recipient_contract: string | null
  /** The jetton; `null` for the coin. */
  asset: string | null
  /** In the asset's smallest units, nanotons where the asset is the coin. */
  amount: string | null
}
export const evaaSupplyDetails: DataSchema<EvaaSupplyDetails> = /* @__PURE__ */ z.object({
  sender_jetton_wallet: nullableAddress,
  recipient_jetton_wallet: nullableAddress,
  master_jetton_wallet: nullableAddress,
  master: nullableAddress,
  asset_id: nullableText,
  is_ton: nullableFlag,
  source: nullableAddress,
  source_wallet: nullableAddress,
  recipient: nullableAddress,
  recipient_contract: nullableAddress,
  asset: nullableAddress,
  amount: nullableDecimal,
})

/** An asset taken back or borrowed. */
export interface EvaaWithdrawDetails {
  recipient_jetton_wallet: string | null
  master_jetton_wallet: string | null
  master: string | null
  /** `null` after success. */
  fail_reason: string | null
  /** The protocol's own id, hex. */
  asset_id: string | null
  source: string | null
  recipient: string | null
  owner_contract: string | null
  /** The jetton; `null` for the coin. */
  asset: string | null
  /** In the asset's smallest units, nanotons where the asset is the coin. */
  amount: string | null
}
export const evaaWithdrawDetails: DataSchema<EvaaWithdrawDetails> = /* @__PURE__ */ z.object({
  recipient_jetton_wallet: nullableAddress,
  master_jetton_wallet: nullableAddress,
  master: nullableAddress,
  fail_reason: nullableText,
  asset_id: nullableText,
  source: nullableAddress,
  recipient: nullableAddress,
  owner_contract: nullableAddress,
  asset: nullableAddress,
  amount: nullableDecimal,
})

/** A borrower's debt paid by another account, against the collateral. */
export interface EvaaLiquidateDetails {
  /** `null` after success. */
  fail_reason: string | null
  /** In the debt's smallest units. */
  debt_amount: string | null
  source: string | null
  borrower: string | null
  borrower_contract: string | null
  collateral: string | null
  /** The protocol's own id, hex. */
  asset_id: string | null
  /** The jetton; `null` for the coin. */
  asset: string | null
  /** Whether `asset` could be found by `asset_id`. */
  is_known_asset: boolean
  /** In the asset's smallest units, nanotons where the asset is the coin. */
  amount: string | null
}
export const evaaLiquidateDetails: DataSchema<EvaaLiquidateDetails> = /* @__PURE__ */ z.object({
  fail_reason: nullableText,
  debt_amount: nullableDecimal,
  source: nullableAddress,
  borrower: nullableAddress,
  borrower_contract: nullableAddress,
  collateral: nullableAddress,
  asset_id: nullableText,
  asset: nullableAddress,
  is_known_asset: z.boolean(),
  amount: nullableDecimal,
})
