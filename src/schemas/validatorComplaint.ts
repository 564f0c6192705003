import type { DataSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'
import { address, boc, decimal, hash, int } from './scalars.ts'

/** A vote for a complaint. */
export interface ValidatorComplaintVote {
  validator_index: number
  /** 64 upper-case hex digits. */
  validator_pubkey?: string | undefined
  /** 64 upper-case hex digits. */
  adnl_addr?: string | undefined
  /** Of the vote, decimal. */
  weight?: string | undefined
}
export const validatorComplaintVote: DataSchema<ValidatorComplaintVote> = /* @__PURE__ */ z.object({
  validator_index: int,
  validator_pubkey: z.optional(z.string()),
  adnl_addr: z.optional(z.string()),
  weight: z.optional(decimal),
})

/** An accusation of a validator, that other validators vote on. */
export interface ValidatorComplaint {
  /** Unix seconds. */
  cycle_start: number
  /** Unix seconds at which the elected validators begin: the id of the election. */
  election_id: number
  complaint_hash: string
  /** 64 upper-case hex digits. */
  validator_pubkey: string
  /** 64 upper-case hex digits. */
  adnl_addr: string | null
  /** Raw, upper-case. */
  stake_holder_address?: string | undefined
  description_boc: string
  /** Unix seconds. */
  created_at: number
  severity: number
  /** Who made the complaint. */
  reward_address: string
  /** Nanotons. */
  paid: string
  /** Nanotons. */
  suggested_fine: string
  /** Of the stake: 2^32 is all of it. */
  suggested_fine_part: number
  /** `null` without votes. */
  voted_validators: ValidatorComplaintVote[] | null
  /** Of the validator set that votes. */
  vset_id: string
  /** Until the complaint passes, signed. */
  weight_remaining: string
  /** 0 to 100, with a fraction. */
  approved_percent: number
  is_passed: boolean
}
export const validatorComplaint: DataSchema<ValidatorComplaint> = /* @__PURE__ */ z.object({
  cycle_start: int,
  election_id: int,
  complaint_hash: hash,
  validator_pubkey: z.string(),
  adnl_addr: z.nullable(z.string()),
  stake_holder_address: z.optional(address),
  description_boc: boc,
  created_at: int,
  severity: int,
  reward_address: address,
  paid: decimal,
  suggested_fine: decimal,
  suggested_fine_part: int,
  voted_validators: z.nullable(z.array(validatorComplaintVote)),
  vset_id: hash,
  weight_remaining: decimal,
  approved_percent: z.number(),
  is_passed: z.boolean(),
})
