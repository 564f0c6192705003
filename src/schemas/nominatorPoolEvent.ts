import type { DataSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'
import { address, decimal, hash, int, openText } from './scalars.ts'

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
  type: 'reward' | 'deposit' | 'withdrawal' | 'pending_deposit_activation' | 'withdrawal_request' | (string & {})
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
  type: openText,
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
