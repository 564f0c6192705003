'use client'
import { skipToken } from '@tanstack/react-query'
import { useRef } from 'react'
import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import type { TracesParams, TracesResponse } from '../../../contract/v3/endpoints/traces.ts'
import type { Metadata } from '../../../contract/v3/metadata.ts'
import type { Trace } from '../../../contract/v3/trace.ts'
import type { Endpoint } from '../../../core/endpoint.ts'
import { traces } from '../../../endpoints/v3/actions/traces.ts'
import { isAwaited } from '../../../query/builders/given.ts'
import { useFinal } from '../../../react/composed.ts'
import { queryHook } from '../../../react/queryHook.ts'
import { usePendingTraces } from '../../../react/v3/actions.ts'
import { type CardModel, type CardOptions, cardModel } from '../../card/cardModel.ts'
import { type TraceModel, traceModel } from '../model/traceModel.ts'

/** What a trace is found by. */
interface TraceKeys {
  /** Id of the trace, the hash of its first transaction, in any form. */
  traceId: string | undefined
  /** Hash of any of its transactions, in any form. Its step is selected at first. */
  transactionHash: string | undefined
  /** Hash of any of its messages, plain or normalized, in any form. A pending trace is found by its message from outside. */
  messageHash: string | undefined
  /** Draws this trace and asks for nothing. */
  data: Trace | undefined
}

/** Exactly one of these. */
export type TraceKey = {
  [Key in keyof TraceKeys]: Pick<TraceKeys, Key> & { [Other in Exclude<keyof TraceKeys, Key>]?: undefined }
}[keyof TraceKeys]

export type TraceTreeOptions = TraceKey &
  Omit<CardOptions<Trace>, 'data'> & {
    /** What is known of the addresses in `data`. */
    addressBook?: AddressBook | undefined
    /** What is known of the tokens in `data`. */
    metadata?: Metadata | undefined
    /** Hashes of transactions in `data` that were pending, and that the network dropped. */
    invalidated?: readonly string[] | undefined
  }

/** A trace without its looks. */
export interface TraceTreeModel extends CardModel<Trace> {
  /** Its steps and its summary; absent without a trace. */
  readonly model: TraceModel | undefined
  readonly addressBook: AddressBook
  readonly metadata: Metadata
}

/** An answer about one trace: where that is not as documented the request fails, and the trace does not look absent. */
const { rows: _, batch: __, ...oneTrace } = traces
const useOneTrace = /* @__PURE__ */ queryHook(oneTrace as Endpoint<TracesParams, TracesResponse>)

const NOTHING = {}
/** Milliseconds between looks at a pending trace. */
const LOOK_MS = 2_000
/** Looks for a trace that nobody has found yet: two minutes. */
const LOOKS = 60
/** Milliseconds after the end of a trace in which its actions are found, and after which a pending trace that is gone was dropped. */
const GRACE_MS = 60_000

/** Whether a trace does not change any more: its actions are found some time after its transactions. */
function isSettled({ trace_info: info, end_utime: end }: Trace): boolean {
  if (info.trace_state !== 'complete') return false
  return info.classification_state !== 'unclassified' || (end ?? 0) * 1000 < Date.now() - GRACE_MS
}

const isFinal = (answer: TracesResponse | undefined) => {
  const trace = answer?.traces[0]
  return trace !== undefined && isSettled(trace)
}

/**
 * A trace without its looks: one request, and one every two seconds while it is pending. A trace that grows is asked for at each
 * new block, and never again once it is complete.
 */
export function useTraceTree(options: TraceTreeOptions): TraceTreeModel {
  const { data, queryOptions } = options
  const asks = data === undefined && paramsOf(options) !== undefined
  const staleTime = useFinal(isFinal)
  const query = useOneTrace(paramsOf(options) ?? skipToken, { refresh: 'block', staleTime, ...queryOptions } as never)
  const indexed = query.data?.traces[0]
  const { trace: pending, answer, invalidated } = usePendingTrace(options, query.data && { indexed }, asks)

  const { isThere, query: asked } = cardModel(data, query, asks, ({ traces }) => traces[0] ?? pending)
  const trace = data ?? newest(indexed, pending)
  const known = options.invalidated ?? invalidated
  return {
    data: trace,
    isThere,
    query: asked,
    addressBook: options.addressBook ?? (trace === pending ? answer : query.data)?.address_book ?? NOTHING,
    metadata: options.metadata ?? (trace === pending ? answer : query.data)?.metadata ?? NOTHING,
    // When it is read: what the app gave as `data` may be no trace, and is drawn within the boundary of the card.
    get model() {
      return trace && modelOf(trace, known)
    },
  }
}

function paramsOf({ traceId, transactionHash, messageHash }: TraceTreeOptions): TracesParams | undefined {
  const hash = traceId ?? transactionHash ?? messageHash
  if (hash === undefined || isAwaited(hash)) return
  const name = traceId !== undefined ? 'trace_id' : transactionHash !== undefined ? 'tx_hash' : 'msg_hash'
  return { [name]: [hash], include_actions: true, limit: 1 }
}

/** The one with more transactions: a pending trace is ahead of the index until the index has all of it. */
function newest(indexed: Trace | undefined, pending: Trace | undefined): Trace | undefined {
  if (!indexed || !pending || indexed.trace_info.trace_state === 'complete') return indexed ?? pending
  return pending.trace_info.transactions > indexed.trace_info.transactions ? pending : indexed
}

/** What a trace looks like before it is final; asked for while the index does not have all of it. */
function usePendingTrace(options: TraceTreeOptions, found: { indexed: Trace | undefined } | undefined, asks: boolean) {
  const { messageHash } = options
  const hash = found?.indexed?.external_hash ?? messageHash
  const isOpen = asks && found !== undefined && hash && found.indexed?.trace_info.trace_state !== 'complete'
  const { data, dataUpdatedAt } = usePendingTraces(isOpen ? { ext_msg_hash: [hash] } : skipToken, {
    ...options.queryOptions,
    refetchInterval: ({ state }) => (state.data?.traces.length || state.dataUpdateCount < LOOKS ? LOOK_MS : false),
  })
  const last = useRef<{ trace: Trace; seenAt: number }>(undefined)
  const trace = isOpen ? data?.traces[0] : undefined
  if (trace) last.current = { trace, seenAt: dataUpdatedAt }
  else if (found?.indexed || !isOpen) last.current = undefined
  // It was pending, is gone, and the index does not know it a minute later: the network dropped it.
  const gone = last.current && dataUpdatedAt - last.current.seenAt > GRACE_MS ? last.current.trace : undefined
  return {
    trace: trace ?? last.current?.trace,
    answer: data,
    invalidated: gone && Object.keys(gone.transactions ?? {}),
  }
}

/** One for a trace: rows that did not change are not drawn again. */
const models = new WeakMap<Trace, { known: readonly string[] | undefined; model: TraceModel }>()

function modelOf(trace: Trace, known: readonly string[] | undefined): TraceModel {
  const made = models.get(trace)
  if (made && made.known?.join() === known?.join()) return made.model
  const model = traceModel(trace, { invalidated: known })
  models.set(trace, { known, model })
  return model
}
