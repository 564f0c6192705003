import type { DataSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'
import { decimal, hash, int } from './scalars.ts'

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
