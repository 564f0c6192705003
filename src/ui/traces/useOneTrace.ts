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
}

/** A trace without its looks, and what is known of its tokens and accounts. */
export interface OneTraceModel extends CardModel<Trace> {
  readonly books: TokenBooks
}

/** An answer about one trace: where that is not as documented the request fails, and the trace does not look absent. */
const { rows: _, batch: __, ...oneTrace } = traces
const useTraceAnswer = /* @__PURE__ */ queryHook(oneTrace as Endpoint<TracesParams, TracesResponse>)

const isComplete = (answer: TracesResponse | undefined) => {
  const info = answer?.traces[0]?.trace_info
  return info?.trace_state === 'complete' && info.classification_state !== 'unclassified'
}

/** One trace with its actions: asked for at each new block until it is complete. All that show it share the request. */
export function useOneTrace(options: OneTraceOptions): OneTraceModel {
  const { traceId, transactionHash, data, queryOptions } = options
  const hash = traceId ?? transactionHash
  const asks = data === undefined && hash !== undefined && !isAwaited(hash)
  const key = traceId === undefined ? 'tx_hash' : 'trace_id'
  const staleTime = useFinal(isComplete)
  const query = useTraceAnswer(asks ? { [key]: [hash], include_actions: true, limit: 1 } : skipToken, {
    refresh: 'block',
    staleTime,
    ...queryOptions,
  } as never)
  const books = useTokenBooks(query.data && [query.data], options)
  return { ...cardModel(data, query, asks, ({ traces }) => traces[0]), books }
}
