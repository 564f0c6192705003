import type { DataSchema } from '../../core/schema.ts'
import * as z from '../../core/schema.ts'
import { address, decimal } from '../scalars.ts'
import { nullableAddress, nullableDecimal, nullableText } from './nullable.ts'

/** Coins staked with a provider. */
export interface StakeDepositDetails {
  /** An open set; older services send `tonstakers` for `liquid_staking`. */
  provider: 'liquid_staking' | 'nominator' | 'ethena' | (string & {}) | null
  stake_holder: string | null
  pool: string | null
  /** Nanotons. */
  amount: string | null
  /** Of the pool's own jetton, in smallest units. */
  tokens_minted: string | null
  /** The pool's own jetton. */
  asset: string | null
  /** Only for provider `ethena`. */
  source_asset?: string | undefined
}
export const stakeDepositDetails: DataSchema<StakeDepositDetails> = /* @__PURE__ */ z.object({
  provider: nullableText,
  stake_holder: nullableAddress,
  pool: nullableAddress,
  amount: nullableDecimal,
  tokens_minted: nullableDecimal,
  asset: nullableAddress,
  source_asset: z.optional(address),
})

/** A withdrawal asked for, to be paid when the round ends. */
export interface StakeWithdrawalRequestDetails {
  /** An open set; older services send `tonstakers` for `liquid_staking`. */
  provider: 'liquid_staking' | 'nominator' | 'ethena' | (string & {}) | null
  stake_holder: string | null
  pool: string | null
  /** The claim on the money, an NFT item. */
  payout_nft: string | null
  /** The pool's own jetton. */
  asset: string | null
  /** Always `null` in v1.3. */
  tokens_burnt: string | null
  /** Only for provider `ethena`. */
  tokens_minted?: string | undefined
}
export const stakeWithdrawalRequestDetails: DataSchema<StakeWithdrawalRequestDetails> = /* @__PURE__ */ z.object({
  provider: nullableText,
  stake_holder: nullableAddress,
  pool: nullableAddress,
  payout_nft: nullableAddress,
  asset: nullableAddress,
  tokens_burnt: nullableDecimal,
  tokens_minted: z.optional(decimal),
})

/** A stake paid out. */
export interface StakeWithdrawalDetails {
  /** An open set; older services send `tonstakers` for `liquid_staking`. */
  provider: 'liquid_staking' | 'nominator' | 'ethena' | (string & {}) | null
  stake_holder: string | null
  pool: string | null
  /** Nanotons. */
  amount: string | null
  /** The claim on the money, an NFT item. */
  payout_nft: string | null
  /** Of the pool's own jetton, in smallest units. */
  tokens_burnt: string | null
  /** The pool's own jetton. */
  asset: string | null
}
export const stakeWithdrawalDetails: DataSchema<StakeWithdrawalDetails> = /* @__PURE__ */ z.object({
  provider: nullableText,
  stake_holder: nullableAddress,
  pool: nullableAddress,
  amount: nullableDecimal,
  payout_nft: nullableAddress,
  tokens_burnt: nullableDecimal,
  asset: nullableAddress,
})

/** A validator's stake, sent to the elector. */
export interface ElectionDepositDetails {
  stake_holder: string | null
  /** Nanotons. */
  amount?: string | undefined
}
export const electionDepositDetails: DataSchema<ElectionDepositDetails> = /* @__PURE__ */ z.object({
  stake_holder: nullableAddress,
  amount: z.optional(decimal),
})

/** A validator's stake, taken back from the elector. */
export interface ElectionRecoverDetails {
  stake_holder: string | null
  /** Nanotons. */
  amount?: string | undefined
}
export const electionRecoverDetails: DataSchema<ElectionRecoverDetails> = /* @__PURE__ */ z.object({
  stake_holder: nullableAddress,
  amount: z.optional(decimal),
})
