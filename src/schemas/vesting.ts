import type { DataSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'
import { address, decimal, int } from './scalars.ts'

/** A wallet that unlocks its money step by step. */
export interface VestingContract {
  /** Raw, upper-case. */
  address: string
  /** Unix seconds. */
  start_time: number | null
  /** Seconds. */
  total_duration: number | null
  /** Seconds from one step to the next. */
  unlock_period: number | null
  /** Seconds without any unlocking. */
  cliff_duration: number | null
  /** Who pays in. */
  sender_address: string | null
  /** Who may spend. */
  owner_address: string | null
  /** Locked at the start, nanotons. */
  total_amount: string | null
  /** Accounts to which locked money may go. */
  whitelist: string[] | null
}
export const vestingContract: DataSchema<VestingContract> = /* @__PURE__ */ z.object({
  address,
  start_time: z.nullable(int),
  total_duration: z.nullable(int),
  unlock_period: z.nullable(int),
  cliff_duration: z.nullable(int),
  sender_address: z.nullable(address),
  owner_address: z.nullable(address),
  total_amount: z.nullable(decimal),
  whitelist: z.nullable(z.array(address)),
})
