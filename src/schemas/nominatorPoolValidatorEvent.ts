import type { DataSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'
import { address, decimal, hash, int, openText } from './scalars.ts'

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
  type: 'reward' | 'penalty' | 'deposit' | 'withdrawal' | (string & {})
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
  type: openText,
  amount: decimal,
  balance_delta: decimal,
  balance_before: decimal,
  balance_after: decimal,
  query_id: z.optional(decimal),
  cycle_start: z.optional(int),
  validator_reward_share: int,
})
