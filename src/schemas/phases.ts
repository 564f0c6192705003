import type { DataSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'
import { decimal, type ExtraCurrencies, extraCurrencies, hash, int, openText } from './scalars.ts'

export type AccountStatusChange = 'unchanged' | 'frozen' | 'deleted' | (string & {})

export interface MessageSize {
  cells: string | null
  bits: string | null
}
const messageSize: DataSchema<MessageSize> = /* @__PURE__ */ z.object({
  cells: z.nullable(decimal),
  bits: z.nullable(decimal),
})

/** Rent for the account's storage, nanotons. */
export interface StoragePhase {
  storage_fees_collected?: string | undefined
  storage_fees_due?: string | undefined
  status_change?: AccountStatusChange | undefined
}
export const storagePhase: DataSchema<StoragePhase> = /* @__PURE__ */ z.object({
  storage_fees_collected: z.optional(decimal),
  storage_fees_due: z.optional(decimal),
  status_change: z.optional(openText),
})

/** The message's value credited to the account, nanotons. */
export interface CreditPhase {
  due_fees_collected?: string | undefined
  credit?: string | undefined
  credit_extra_currencies?: ExtraCurrencies | undefined
}
export const creditPhase: DataSchema<CreditPhase> = /* @__PURE__ */ z.object({
  due_fees_collected: z.optional(decimal),
  credit: z.optional(decimal),
  credit_extra_currencies: z.optional(extraCurrencies),
})

/** The run of the contract. Either `skipped` with a `reason`, or the rest. */
export interface ComputePhase {
  skipped?: boolean | undefined
  reason?: 'no_state' | 'bad_state' | 'no_gas' | 'suspended' | (string & {}) | undefined
  success?: boolean | undefined
  msg_state_used?: boolean | undefined
  account_activated?: boolean | undefined
  /** Nanotons. */
  gas_fees?: string | undefined
  gas_used?: string | undefined
  gas_limit?: string | undefined
  gas_credit?: string | undefined
  mode?: number | undefined
  /** 0 and 1 are success. */
  exit_code?: number | undefined
  exit_arg?: number | undefined
  vm_steps?: number | undefined
  vm_init_state_hash?: string | undefined
  vm_final_state_hash?: string | undefined
}
export const computePhase: DataSchema<ComputePhase> = /* @__PURE__ */ z.object({
  skipped: z.optional(z.boolean()),
  reason: z.optional(openText),
  success: z.optional(z.boolean()),
  msg_state_used: z.optional(z.boolean()),
  account_activated: z.optional(z.boolean()),
  gas_fees: z.optional(decimal),
  gas_used: z.optional(decimal),
  gas_limit: z.optional(decimal),
  gas_credit: z.optional(decimal),
  mode: z.optional(int),
  exit_code: z.optional(int),
  exit_arg: z.optional(int),
  vm_steps: z.optional(int),
  vm_init_state_hash: z.optional(hash),
  vm_final_state_hash: z.optional(hash),
})

/** The actions that the contract requested: messages sent, code changed. Fees in nanotons. */
export interface ActionPhase {
  success?: boolean | undefined
  valid?: boolean | undefined
  no_funds?: boolean | undefined
  status_change?: AccountStatusChange | undefined
  total_fwd_fees?: string | undefined
  total_action_fees?: string | undefined
  /** 0 is success. */
  result_code?: number | undefined
  result_arg?: number | undefined
  tot_actions?: number | undefined
  spec_actions?: number | undefined
  skipped_actions?: number | undefined
  msgs_created?: number | undefined
  action_list_hash?: string | undefined
  tot_msg_size?: MessageSize | undefined
}
export const actionPhase: DataSchema<ActionPhase> = /* @__PURE__ */ z.object({
  success: z.optional(z.boolean()),
  valid: z.optional(z.boolean()),
  no_funds: z.optional(z.boolean()),
  status_change: z.optional(openText),
  total_fwd_fees: z.optional(decimal),
  total_action_fees: z.optional(decimal),
  result_code: z.optional(int),
  result_arg: z.optional(int),
  tot_actions: z.optional(int),
  spec_actions: z.optional(int),
  skipped_actions: z.optional(int),
  msgs_created: z.optional(int),
  action_list_hash: z.optional(hash),
  tot_msg_size: z.optional(messageSize),
})

/** The message sent back after a failure. Fees in nanotons. */
export interface BouncePhase {
  type: 'negfunds' | 'nofunds' | 'ok' | (string & {}) | null
  msg_size?: MessageSize | undefined
  req_fwd_fees?: string | undefined
  msg_fees?: string | undefined
  fwd_fees?: string | undefined
}
export const bouncePhase: DataSchema<BouncePhase> = /* @__PURE__ */ z.object({
  type: z.nullable(openText),
  msg_size: z.optional(messageSize),
  req_fwd_fees: z.optional(decimal),
  msg_fees: z.optional(decimal),
  fwd_fees: z.optional(decimal),
})

export interface SplitInfo {
  cur_shard_pfx_len?: number | undefined
  acc_split_depth?: number | undefined
  this_addr?: string | undefined
  sibling_addr?: string | undefined
}
export const splitInfo: DataSchema<SplitInfo> = /* @__PURE__ */ z.object({
  cur_shard_pfx_len: z.optional(int),
  acc_split_depth: z.optional(int),
  this_addr: z.optional(hash),
  sibling_addr: z.optional(hash),
})
