import type { DataSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'
import { address, decimal, int } from './scalars.ts'

/** A candidate. */
export interface ValidatorElectionParticipant {
  /** 64 upper-case hex digits. */
  validator_pubkey: string
  validator_index?: number | undefined
  /** Nanotons. */
  stake: string
  /** As declared: 65 536 is 1. */
  max_factor: number
  /** Raw, upper-case. */
  stake_holder_address: string
  /** 64 upper-case hex digits. */
  adnl_addr: string
}
export const validatorElectionParticipant: DataSchema<ValidatorElectionParticipant> = /* @__PURE__ */ z.object({
  validator_pubkey: z.string(),
  validator_index: z.optional(int),
  stake: decimal,
  max_factor: int,
  stake_holder_address: address,
  adnl_addr: z.string(),
})

/** An election of validators. */
export interface ValidatorElection {
  /** Unix seconds at which the elected validators begin: the id of the election. */
  election_id: number
  /** Unix seconds. */
  elect_close: number
  /** Nanotons. */
  min_stake: string
  /** Nanotons. */
  total_stake: string
  total_participants: number
  failed: boolean
  finished: boolean
  /** Only with `return_participants`, and absent when empty. */
  participants?: ValidatorElectionParticipant[] | undefined
}
export const validatorElection: DataSchema<ValidatorElection> = /* @__PURE__ */ z.object({
  election_id: int,
  elect_close: int,
  min_stake: decimal,
  total_stake: decimal,
  total_participants: int,
  failed: z.boolean(),
  finished: z.boolean(),
  participants: z.optional(z.array(validatorElectionParticipant)),
})
