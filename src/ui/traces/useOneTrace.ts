'use client'
import { skipToken } from '@tanstack/react-query'
import type { TracesParams, TracesResponse } from '../../contract/v3/endpoints/traces.ts'
import type { Trace } from '../../contract/v3/trace.ts'
import type { Endpoint } from '../../core/endpoint.ts'
import { traces } from '../../endpoints/v3/actions/traces.ts'
import { isAwaited } from '../../query/builders/given.ts'
import { useFinal } from '../../react/composed.ts'
import { queryHook } from '../../react/queryHook.ts'
import { type CardModel, type CardOptions, cardModel } from '../card/cardModel.ts'
import { type TokenBookProps, type TokenBooks, useTokenBooks } from '../tokens/useTokenBooks.ts'

/** What a component about one trace is made from. */
export interface OneTraceOptions extends CardOptions<Trace>, TokenBookProps {
  /** Id of the trace, a hash in any form. */
  traceId?: string | undefined
  /** Hash of a transaction of the trace, in any form, in place of `traceId`. */
  transactionHash?: string | undefined
  /** Hash of a message of the trace, plain or normalized, in any form, in place of both. */
  messageHash?: string | undefined
}

/** A trace without its looks, and what is known of its tokens and accounts. */
export interface OneTraceModel extends CardModel<Trace> {
  readonly books: TokenBooks
}

/** An answer about one trace: where that is not as documented the request fails, and the trace does not look absent. */
const { rows: _, batch: __, ...oneTrace } = traces
const useTraceAnswer = /* @__PURE__ */ queryHook(oneTrace as Endpoint<TracesParams, TracesResponse>)

/** Milliseconds after the end of a trace in which its actions are found: services of 2024 never say that they are. */
const ACTIONS_MS = 60_000

const isFinal = (answer: TracesResponse | undefined) => {
  const { trace_info: info, end_utime: end } = answer?.traces[0] ?? {}
  if (info?.trace_state !== 'complete') return false
  return info.classification_state !== 'unclassified' || (end ?? 0) * 1000 < Date.now() - ACTIONS_MS
}

function paramsOf({ traceId, transactionHash, messageHash, data }: OneTraceOptions): TracesParams | undefined {
  const hash = traceId ?? transactionHash ?? messageHash
  if (data !== undefined || hash === undefined || isAwaited(hash)) return
  const key = traceId !== undefined ? 'trace_id' : transactionHash !== undefined ? 'tx_hash' : 'msg_hash'
  return { [key]: [hash], include_actions: true, limit: 1 }
}

/** One trace with its actions: asked for at each new block until it is complete. All that show it share the request. */
export function useOneTrace(options: OneTraceOptions): OneTraceModel {
  const { data, queryOptions } = options
  const params = paramsOf(options)
  const staleTime = useFinal(isFinal)
  const query = useTraceAnswer(params ?? skipToken, { refresh: 'block', staleTime, ...queryOptions } as never)
  const books = useTokenBooks(query.data && [query.data], options)
  return { ...cardModel(data, query, params !== undefined, ({ traces }) => traces[0]), books }
}
