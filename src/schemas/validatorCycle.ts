import type { DataSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'
import { address, decimal, int } from './scalars.ts'
import { type ValidatorComplaint, validatorComplaint } from './validatorComplaint.ts'

/** A validator of a cycle. */
export interface ValidatorCycleValidator {
  validator_index: number
  /** 64 upper-case hex digits. */
  validator_pubkey: string
  /** 64 upper-case hex digits. */
  adnl_addr: string
  /** Of the vote, decimal. */
  weight: string
  /** Raw, upper-case. */
  stake_holder_address?: string | undefined
  /** Nanotons. */
  stake?: string | undefined
  /** As declared, 65 536 is 1; what counts is the lower of it and the cycle's `max_stake_factor`. */
  max_factor?: number | undefined
  complaints: ValidatorComplaint[]
}
export const validatorCycleValidator: DataSchema<ValidatorCycleValidator> = /* @__PURE__ */ z.object({
  validator_index: int,
  validator_pubkey: z.string(),
  adnl_addr: z.string(),
  weight: decimal,
  stake_holder_address: z.optional(address),
  stake: z.optional(decimal),
  max_factor: z.optional(int),
  complaints: z.array(validatorComplaint),
})

/** The time in which one set of validators makes the blocks, about 18 hours. */
export interface ValidatorCycle {
  /** Unix seconds at which the elected validators begin: the id of the election. */
  election_id?: number | undefined
  /** Unix seconds. */
  cycle_start: number
  /** Unix seconds. */
  cycle_end: number
  total: number
  /** Validators of the masterchain. */
  main: number
  /** Decimal. */
  total_weight: string
  /** Nanotons. */
  total_stake?: string | undefined
  /** Seconds. */
  validators_elected_for: number
  /** Seconds before the end of the cycle. */
  elections_start_before: number
  /** Seconds before the end of the cycle. */
  elections_end_before: number
  /** Seconds after the cycle. */
  stake_held_for: number
  max_validators: number
  max_main_validators: number
  min_validators: number
  /** The lowest stake among the elected, nanotons. */
  min_stake?: string | undefined
  /** The highest stake among the elected, nanotons. */
  max_stake?: string | undefined
  /** The configuration's bound, nanotons. */
  min_stake_limit: string
  /** The configuration's bound, nanotons. */
  max_stake_limit: string
  /** The configuration's bound, nanotons. */
  min_total_stake: string
  /** 65 536 is 1. */
  max_stake_factor: number
  /** Only with `return_validators`, and absent when empty. */
  validators?: ValidatorCycleValidator[] | undefined
}
export const validatorCycle: DataSchema<ValidatorCycle> = /* @__PURE__ */ z.object({
  election_id: z.optional(int),
  cycle_start: int,
  cycle_end: int,
  total: int,
  main: int,
  total_weight: decimal,
  total_stake: z.optional(decimal),
  validators_elected_for: int,
  elections_start_before: int,
  elections_end_before: int,
  stake_held_for: int,
  max_validators: int,
  max_main_validators: int,
  min_validators: int,
  min_stake: z.optional(decimal),
  max_stake: z.optional(decimal),
  min_stake_limit: decimal,
  max_stake_limit: decimal,
  min_total_stake: decimal,
  max_stake_factor: int,
  validators: z.optional(z.array(validatorCycleValidator)),
})
