import type { DataSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'
import { type Action, action } from './action.ts'
import { type Message, message } from './message.ts'
import { decimal, hash, int, openText } from './scalars.ts'
import { type Transaction, transaction } from './transaction.ts'

/** How far a trace has got. */
export interface TraceInfo {
  trace_state: 'complete' | 'pending' | 'broken' | (string & {})
  messages: number
  transactions: number
  pending_messages: number
  /** Whether the service has found the trace's actions yet. */
  classification_state: 'unclassified' | 'failed' | 'ok' | 'broken' | (string & {})
}
const traceInfo: DataSchema<TraceInfo> = /* @__PURE__ */ z.object({
  trace_state: openText,
  messages: int,
  transactions: int,
  pending_messages: int,
  classification_state: openText,
})

/** A transaction in the tree of a trace, and those that its messages caused. */
export interface TraceNode {
  /** Look it up in `transactions` of the trace. */
  tx_hash?: string | undefined
  /** Absent for a tick-tock root. */
  in_msg_hash?: string | undefined
  /** Not sent by v1.3. */
  transaction?: Transaction | undefined
  /** Not sent by v1.3. */
  in_msg?: Message | undefined
  /** Empty without messages; `null` when there are messages, but none caused a transaction in the trace. */
  children: TraceNode[] | null
}
const traceNode: DataSchema<TraceNode> = /* @__PURE__ */ z.object({
  tx_hash: z.optional(hash),
  in_msg_hash: z.optional(hash),
  transaction: z.optional(transaction),
  in_msg: z.optional(message),
  // A getter, because the node is its own child.
  get children() {
    return z.nullable(z.array(traceNode))
  },
})

/** Everything that one message from outside (or one tick-tock) caused: a tree of transactions. */
export interface Trace {
  /** `null` in pending traces whose first transaction is still emulated. */
  trace_id: string | null
  /** Of the message that started it. */
  external_hash: string | null
  /** Masterchain block numbers, in strings. */
  mc_seqno_start: string
  mc_seqno_end: string
  /** Logical time. */
  start_lt: string
  /** Unix seconds. */
  start_utime: number
  end_lt: string | null
  end_utime: number | null
  trace_info: TraceInfo
  /** `true` above 4 000 transactions: then there are none here. */
  is_incomplete: boolean
  /** In words, with `is_incomplete`. */
  warning?: string | undefined
  /** Only with `include_actions`, and always from `/pendingTraces`. */
  actions?: Action[] | undefined
  /** The root; absent when incomplete. */
  trace?: TraceNode | undefined
  /** Hashes by logical time; absent when empty. */
  transactions_order?: string[] | undefined
  /** By hash; absent when empty. */
  transactions?: Record<string, Transaction> | undefined
}
export const trace: DataSchema<Trace> = /* @__PURE__ */ z.object({
  trace_id: z.nullable(hash),
  external_hash: z.nullable(hash),
  mc_seqno_start: decimal,
  mc_seqno_end: decimal,
  start_lt: decimal,
  start_utime: int,
  end_lt: z.nullable(decimal),
  end_utime: z.nullable(int),
  trace_info: traceInfo,
  is_incomplete: z.boolean(),
  warning: z.optional(z.string()),
  actions: z.optional(z.array(action)),
  trace: z.optional(traceNode),
  transactions_order: z.optional(z.array(hash)),
  transactions: z.optional(z.mapOf(transaction)),
})
