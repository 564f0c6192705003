import type { DataSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'
import { address, decimal, hash, int, openText } from './scalars.ts'

/** A stake sent to the elector, accepted or not, or taken back. */
export interface ValidatorEvent {
  tx_hash: string
  /** Logical time. */
  tx_lt: string
  /** Unix seconds. */
  utime: number
  type: 'stake_accepted' | 'stake_rejected' | 'stake_recovered' | (string & {})
  /** Raw, upper-case. */
  stake_holder_address: string
  /** 64 upper-case hex digits. */
  validator_pubkey?: string | undefined
  /** 64 upper-case hex digits. */
  adnl_addr?: string | undefined
  /** Unix seconds at which the elected validators begin: the id of the election. */
  election_id?: number | undefined
  /** Chosen by the sender of the message. */
  query_id?: string | undefined
  /** Nanotons. */
  amount: string
  /** The elector's, of a refused stake. */
  reason?: number | undefined
}
export const validatorEvent: DataSchema<ValidatorEvent> = /* @__PURE__ */ z.object({
  tx_hash: hash,
  tx_lt: decimal,
  utime: int,
  type: openText,
  stake_holder_address: address,
  validator_pubkey: z.optional(z.string()),
  adnl_addr: z.optional(z.string()),
  election_id: z.optional(int),
  query_id: z.optional(decimal),
  amount: decimal,
  reason: z.optional(int),
})
