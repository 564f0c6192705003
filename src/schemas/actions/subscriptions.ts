import type { DataSchema } from '../../core/schema.ts'
import * as z from '../../core/schema.ts'
import { address, decimal } from '../scalars.ts'
import { nullableAddress, nullableDecimal } from './nullable.ts'

/** A subscription begun, or paid for another period. */
export interface SubscribeDetails {
  subscriber: string | null
  beneficiary?: string | undefined
  subscription: string | null
  /** Nanotons. */
  amount: string | null
}
export const subscribeDetails: DataSchema<SubscribeDetails> = /* @__PURE__ */ z.object({
  subscriber: nullableAddress,
  beneficiary: z.optional(address),
  subscription: nullableAddress,
  amount: nullableDecimal,
})

/** A subscription ended. */
export interface UnsubscribeDetails {
  subscriber: string | null
  beneficiary?: string | undefined
  subscription: string | null
  /** Nanotons. */
  amount?: string | undefined
}
export const unsubscribeDetails: DataSchema<UnsubscribeDetails> = /* @__PURE__ */ z.object({
  subscriber: nullableAddress,
  beneficiary: z.optional(address),
  subscription: nullableAddress,
  amount: z.optional(decimal),
})
