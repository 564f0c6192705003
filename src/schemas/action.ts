import type { $ZodType } from 'zod/v4/core'
import type { DataSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'
import { type ActionDetailsByType, detailsByType } from './actions/byType.ts'
import { memberBy } from './memberBy.ts'
import { address, decimal, hash, int, openText, type UnknownTag } from './scalars.ts'
import { type Transaction, transaction } from './transaction.ts'

/** What all actions have: when they took place, in which trace. */
export interface ActionBase {
  /** `null` in pending actions whose first transaction is still emulated. */
  trace_id: string | null
  action_id: string
  /** Logical time. */
  start_lt: string
  end_lt: string
  /** Unix seconds. */
  start_utime: number
  end_utime: number
  /** Of the whole trace: lists of actions are filtered and sorted by its end. */
  trace_end_lt: string
  trace_end_utime: number
  /** The masterchain block that completed the trace; 0 when pending. */
  trace_mc_seqno_end: number
  /** Hashes, in no order. */
  transactions: string[] | null
  success: boolean | null
  /** Only for types that the service sends no details for: its own dump, in its own field names. */
  raw_action?: Record<string, unknown> | undefined
  /** Hash of the message from outside that started the trace. */
  trace_external_hash?: string | undefined
  trace_external_hash_norm?: string | undefined
  /** Raw, upper-case. Only with `include_accounts`. */
  accounts?: string[] | undefined
  /** Only with `include_transactions`; absent when there are none. */
  transactions_full?: Transaction[] | undefined
  /** Absent from services older than 2025; then the action is final. */
  finality?: 'pending' | 'confirmed' | 'finalized' | (string & {}) | undefined
}

/** Every type of action that this library has a name for. */
export type ActionType = keyof ActionDetailsByType

/** An action of one type: `ActionOf<'jetton_transfer'>`. */
export type ActionOf<Type extends ActionType> = ActionBase & { type: Type; details: ActionDetailsByType[Type] }

/** The type of an action that this library does not know. */
export type UnknownActionType = UnknownTag

/** An action of a type that is newer than this library. */
export interface UnknownAction extends ActionBase {
  type: UnknownActionType
  details: Record<string, unknown>
}

/** An action that this library knows. `if (action.type === 'jetton_transfer')` narrows it, and its `details` too. */
export type KnownAction = { [Type in ActionType]: ActionOf<Type> }[ActionType]

/** What a trace, or a part of it, amounts to: a transfer, a swap, a bid … The set is open. */
export type Action = KnownAction | UnknownAction

const base: DataSchema<Omit<UnknownAction, 'type'> & { type: string }> = /* @__PURE__ */ z.object(
  {
    trace_id: z.nullable(hash),
    action_id: hash,
    start_lt: decimal,
    end_lt: decimal,
    start_utime: int,
    end_utime: int,
    trace_end_lt: decimal,
    trace_end_utime: int,
    trace_mc_seqno_end: int,
    transactions: z.nullable(z.array(hash)),
    success: z.nullable(z.boolean()),
    type: openText,
    details: z.mapOf(z.unknown()),
    raw_action: z.optional(z.mapOf(z.unknown())),
    trace_external_hash: z.optional(hash),
    trace_external_hash_norm: z.optional(hash),
    accounts: z.optional(z.array(address)),
    transactions_full: z.optional(z.array(transaction)),
    finality: z.optional(openText),
  },
  memberBy('type', 'details', detailsByType),
)

// The check beside the fields is what makes it the union.
export const action = base as unknown as $ZodType<Action>
