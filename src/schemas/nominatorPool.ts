import type { DataSchema } from '../core/schema.ts'
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
