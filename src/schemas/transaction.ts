import type { DataSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'
import { type BlockId, blockId } from './blockId.ts'
import { type Message, message } from './message.ts'
import {
  type ActionPhase,
  actionPhase,
  type BouncePhase,
  bouncePhase,
  type ComputePhase,
  type CreditPhase,
  computePhase,
  creditPhase,
  type SplitInfo,
  type StoragePhase,
  splitInfo,
  storagePhase,
} from './phases.ts'
import {
  type AccountStatus,
  address,
  boc,
  decimal,
  type ExtraCurrencies,
  extraCurrencies,
  hash,
  int,
  openText,
} from './scalars.ts'

/** What happened inside a transaction, phase by phase. Absent phases did not take place. */
export interface TransactionDescription {
  type:
    | 'ord'
    | 'storage'
    | 'tick_tock'
    | 'split_prepare'
    | 'split_install'
    | 'merge_prepare'
    | 'merge_install'
    | (string & {})
  /** Not the same as failed: a transfer to an account without code is aborted, and its money arrives. */
  aborted?: boolean | undefined
  destroyed?: boolean | undefined
  credit_first?: boolean | undefined
  is_tock?: boolean | undefined
  installed?: boolean | undefined
  storage_ph?: StoragePhase | undefined
  credit_ph?: CreditPhase | undefined
  compute_ph?: ComputePhase | undefined
  action?: ActionPhase | undefined
  bounce?: BouncePhase | undefined
  split_info?: SplitInfo | undefined
}
const transactionDescription: DataSchema<TransactionDescription> = /* @__PURE__ */ z.object({
  type: openText,
  aborted: z.optional(z.boolean()),
  destroyed: z.optional(z.boolean()),
  credit_first: z.optional(z.boolean()),
  is_tock: z.optional(z.boolean()),
  installed: z.optional(z.boolean()),
  storage_ph: z.optional(storagePhase),
  credit_ph: z.optional(creditPhase),
  compute_ph: z.optional(computePhase),
  action: z.optional(actionPhase),
  bounce: z.optional(bouncePhase),
  split_info: z.optional(splitInfo),
})

/** An account's state before or after a transaction; only `hash` where the service does not keep the rest. */
export interface AccountState {
  hash: string
  /** Nanotons. */
  balance: string | null
  /** Absent from services of 2024. */
  extra_currencies?: ExtraCurrencies | null | undefined
  account_status: AccountStatus | null
  frozen_hash: string | null
  data_hash: string | null
  code_hash: string | null
  data_boc?: string | undefined
  code_boc?: string | undefined
}
const accountState: DataSchema<AccountState> = /* @__PURE__ */ z.object({
  hash,
  balance: z.nullable(decimal),
  extra_currencies: z.optional(z.nullable(extraCurrencies)),
  account_status: z.nullable(openText),
  frozen_hash: z.nullable(hash),
  data_hash: z.nullable(hash),
  code_hash: z.nullable(hash),
  data_boc: z.optional(boc),
  code_boc: z.optional(boc),
})

export interface Transaction {
  /** Raw, upper-case. */
  account: string
  /** Padded base64. */
  hash: string
  /** Logical time. */
  lt: string
  /** Unix seconds. */
  now: number
  /** 0 for emulated rows. */
  mc_block_seqno: number
  trace_id?: string | undefined
  /** Only on pending rows. */
  trace_external_hash?: string | undefined
  prev_trans_hash: string
  prev_trans_lt: string
  orig_status: AccountStatus
  end_status: AccountStatus
  /** Nanotons. */
  total_fees: string
  /** Absent from services of 2024. */
  total_fees_extra_currencies?: ExtraCurrencies | null | undefined
  description: TransactionDescription
  block_ref: BlockId
  /** `null` for tick-tock and similar transactions. */
  in_msg: Message | null
  /** By `created_lt`, ascending. */
  out_msgs: Message[]
  account_state_before: AccountState
  account_state_after: AccountState
  /** `true` only from the pending endpoints; absent from services of 2024. */
  emulated?: boolean | undefined
  /** Absent from services older than 2025; then the transaction is final. */
  finality?: 'pending' | 'confirmed' | 'finalized' | (string & {}) | undefined
}
export const transaction: DataSchema<Transaction> = /* @__PURE__ */ z.object({
  account: address,
  hash,
  lt: decimal,
  now: int,
  mc_block_seqno: int,
  trace_id: z.optional(hash),
  trace_external_hash: z.optional(hash),
  prev_trans_hash: hash,
  prev_trans_lt: decimal,
  orig_status: openText,
  end_status: openText,
  total_fees: decimal,
  total_fees_extra_currencies: z.optional(z.nullable(extraCurrencies)),
  description: transactionDescription,
  block_ref: blockId,
  in_msg: z.nullable(message),
  out_msgs: z.array(message),
  account_state_before: accountState,
  account_state_after: accountState,
  emulated: z.optional(z.boolean()),
  finality: z.optional(openText),
})

const later: readonly string[] = ['mc_block_seqno', 'trace_id', 'trace_external_hash', 'emulated', 'finality']
/** What the hash of a transaction settles: all but what becomes known later. */
export const hashedTransaction: readonly string[] = /* @__PURE__ */ Object.keys(transaction.shape).filter(
  (name) => !later.includes(name),
)
