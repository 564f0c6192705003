import type { DataSchema } from '../core/endpoint.ts'
import * as z from '../core/schema.ts'
import { address, decimal, hash, int } from './scalars.ts'

/** A nominator in a pool. */
export interface ActiveNominator {
  /** Raw, upper-case. */
  address: string
  /** Nanotons. */
  balance: string
  /** Nanotons, to be staked in the next round. */
  pending_balance: string
}
export const activeNominator: DataSchema<ActiveNominator> = /* @__PURE__ */ z.object({
  address,
  balance: decimal,
  pending_balance: decimal,
})

/** A nominator's money in one pool. */
export interface NominatorPoolPosition {
  /** Raw, upper-case. */
  pool_address: string
  /** Nanotons. */
  balance: string
  /** Nanotons, to be staked in the next round. */
  pending_balance: string
}
export const nominatorPoolPosition: DataSchema<NominatorPoolPosition> = /* @__PURE__ */ z.object({
  pool_address: address,
  balance: decimal,
  pending_balance: decimal,
})

/** A change of a nominator's account in a pool. */
export interface NominatorPoolEvent {
  tx_hash: string
  /** Logical time. */
  tx_lt: string
  /** Unix seconds. */
  utime: number
  /** Raw, upper-case. */
  pool_address: string
  nominator_address: string
  type: 'reward' | 'deposit' | 'withdrawal' | 'pending_deposit_activation' | 'withdrawal_request'
  /** Nanotons. */
  amount: string
  /** Nanotons, signed. */
  balance_delta: string
  /** Nanotons, signed. */
  pending_balance_delta: string
  /** Nanotons. */
  balance_before: string
  /** Nanotons. */
  balance_after: string
  /** Nanotons. */
  pending_balance_before: string
  /** Nanotons. */
  pending_balance_after: string
  /** Whether a withdrawal was asked for. */
  withdraw_request_before: boolean
  withdraw_request_after: boolean
}
export const nominatorPoolEvent: DataSchema<NominatorPoolEvent> = /* @__PURE__ */ z.object({
  tx_hash: hash,
  tx_lt: decimal,
  utime: int,
  pool_address: address,
  nominator_address: address,
  type: z.oneOf(['reward', 'deposit', 'withdrawal', 'pending_deposit_activation', 'withdrawal_request']),
  amount: decimal,
  balance_delta: decimal,
  pending_balance_delta: decimal,
  balance_before: decimal,
  balance_after: decimal,
  pending_balance_before: decimal,
  pending_balance_after: decimal,
  withdraw_request_before: z.boolean(),
  withdraw_request_after: z.boolean(),
})

/** A nominator's share of one round. */
export interface NominatorReward {
  /** Unix seconds. */
  utime: number
  /** Nanotons. */
  reward: string
  /** Nanotons. */
  stake_before: string
  tx_hash: string
  /** Logical time. */
  tx_lt: string
}
export const nominatorReward: DataSchema<NominatorReward> = /* @__PURE__ */ z.object({
  utime: int,
  reward: decimal,
  stake_before: decimal,
  tx_hash: hash,
  tx_lt: decimal,
})

/** A change of the validator's account in a pool. */
export interface NominatorPoolValidatorEvent {
  tx_hash: string
  /** Logical time. */
  tx_lt: string
  /** Unix seconds. */
  utime: number
  /** Raw, upper-case. */
  pool_address: string
  validator_address: string
  type: 'reward' | 'penalty' | 'deposit' | 'withdrawal'
  /** Nanotons. */
  amount: string
  /** Nanotons, signed. */
  balance_delta: string
  /** Nanotons. */
  balance_before: string
  /** Nanotons. */
  balance_after: string
  /** Chosen by the sender of the message. */
  query_id?: string | undefined
  /** Unix seconds. */
  cycle_start?: number | undefined
  /** In hundredths of a per cent. */
  validator_reward_share: number
}
export const nominatorPoolValidatorEvent: DataSchema<NominatorPoolValidatorEvent> = /* @__PURE__ */ z.object({
  tx_hash: hash,
  tx_lt: decimal,
  utime: int,
  pool_address: address,
  validator_address: address,
  type: z.oneOf(['reward', 'penalty', 'deposit', 'withdrawal']),
  amount: decimal,
  balance_delta: decimal,
  balance_before: decimal,
  balance_after: decimal,
  query_id: z.optional(decimal),
  cycle_start: z.optional(int),
  validator_reward_share: int,
})

/** The validator's share of one round. */
export interface NominatorPoolValidatorReward {
  /** Unix seconds. */
  utime: number
  /** Nanotons. */
  reward: string
  /** Nanotons. */
  balance_before: string
  tx_hash: string
  /** Logical time. */
  tx_lt: string
  /** Unix seconds. */
  cycle_start?: number | undefined
  /** Chosen by the sender of the message. */
  query_id?: string | undefined
}
export const nominatorPoolValidatorReward: DataSchema<NominatorPoolValidatorReward> = /* @__PURE__ */ z.object({
  utime: int,
  reward: decimal,
  balance_before: decimal,
  tx_hash: hash,
  tx_lt: decimal,
  cycle_start: z.optional(int),
  query_id: z.optional(decimal),
})
