import { type SkipToken, skipToken } from '@tanstack/react-query'
import type { TracesParams } from '../../contract/v3/endpoints/traces.ts'
import type { Client } from '../../core/client.ts'
import type { AnyAddress } from '../../core/values/address.ts'
import { balanceChanges } from '../../endpoints/v3/actions/balanceChanges.ts'
import { pendingTraces } from '../../endpoints/v3/actions/pendingTraces.ts'
import { traces } from '../../endpoints/v3/actions/traces.ts'
import { queryOptions } from '../options.ts'
import { isAwaited, optionsFor, whole } from './given.ts'
import { listOptions, type PageSize } from './list.ts'

export interface TraceQuery {
  /** Id of the trace, a hash in any form. */
  traceId?: string | undefined
  /** Hash of a transaction of the trace, in any form, in place of `traceId`. */
  transactionHash?: string | undefined
  /** Hash of a message of the trace, plain or normalized, in any form, in place of both. */
  messageHash?: string | undefined
}

/** Milliseconds after the end of a trace in which its actions are found. Services of 2024 never report that they are. */
export const ACTIONS_MS = 60_000

/** `traces`, for one trace. */
export const oneTrace = /* @__PURE__ */ whole(traces)

/** None without a hash, and while that is empty. */
export function oneTraceParams({ traceId, transactionHash, messageHash }: TraceQuery): TracesParams | SkipToken {
  const hash = traceId ?? transactionHash ?? messageHash
  if (hash === undefined || isAwaited(hash)) return skipToken
  const key = traceId !== undefined ? 'trace_id' : transactionHash !== undefined ? 'tx_hash' : 'msg_hash'
  return { [key]: [hash], include_actions: true, limit: 1 }
}

/** The query of `TraceTree`, `TraceNeighbours`, `TransactionSentence` and `ValueFlow`. Its data is the whole answer. */
export const oneTraceOptions = (client: Client, query: TraceQuery) =>
  queryOptions(oneTrace, client, oneTraceParams(query))

/** The further query of `ValueFlow` once the trace is complete, by the id that the trace states. */
export const balanceChangesOptions = (client: Client, traceId: string) =>
  optionsFor(balanceChanges, client, traceId, (trace_id) => ({ trace_id }))

/** What the endpoint filters and orders by. `{}` is the whole chain. */
export type TraceFilter = Omit<TracesParams, 'account' | 'include_actions' | 'limit' | 'offset'>

export interface TraceListQuery extends PageSize {
  /** Whose traces, in any form: it has a transaction in each. */
  address?: AnyAddress | undefined
  /** Which traces: of a block, of a time … Instead of `address`, or together with it. */
  filter?: TraceFilter | undefined
}

/** None where neither an account nor a filter is given. */
export function traceListParams({
  address,
  filter,
}: TraceListQuery): Omit<TracesParams, 'limit' | 'offset'> | undefined {
  if ((address === undefined && filter === undefined) || isAwaited(address)) return
  return { ...filter, ...(address !== undefined && { account: address }), include_actions: true }
}

export const pendingTraceParams = (address: AnyAddress) => ({ account: address })

/** The query of `TraceList`. */
export const traceListOptions = (client: Client, query: TraceListQuery) =>
  listOptions(traces, client, traceListParams(query), query.pageSize)

/** The further query of `TraceList`, unless `pending` is `false`: the traces that still run. Never fresh: each mount loads them again. */
export const pendingTraceListOptions = (client: Client, address: AnyAddress) =>
  optionsFor(pendingTraces, client, address, pendingTraceParams)
