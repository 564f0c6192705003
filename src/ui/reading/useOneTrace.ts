'use client'
import { skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { TracesResponse } from '../../contract/v3/endpoints/traces.ts'
import type { Trace } from '../../contract/v3/trace.ts'
import { ACTIONS_MS, oneTrace, oneTraceParams, type TraceQuery } from '../../query/builders/traces.ts'
import { oneHook } from '../../react/useKnown.ts'
import { useAddressBook } from '../../react/v3/accounts.ts'
import { requestOf } from '../../reading/walletRequest.ts'
import { type CardModel, type CardOptions, cardModel } from '../card/cardModel.ts'
import { type TokenBookProps, type TokenBooks, useTokenBooks } from '../tokens/useTokenBooks.ts'
import { transactionOf } from './saidIn.ts'

/** Names that are asked for: a batch may have 255 messages. */
const MOST_NAMES = 20

/** What a component about one trace is made from. */
export interface OneTraceOptions extends CardOptions<Trace>, TokenBookProps, TraceQuery {}

/** A trace without its looks, and what is known of its tokens and accounts. */
export interface OneTraceModel extends CardModel<Trace> {
  readonly books: TokenBooks
}

const isFinal = ({ trace_info: info, end_utime: end }: Trace) =>
  info?.trace_state === 'complete' &&
  (info.classification_state !== 'unclassified' || (end ?? 0) * 1000 < Date.now() - ACTIONS_MS)

/** Whether an answer of `traces` stays as it is: all that it has are complete, with their actions. */
export const areFinal = (answer: TracesResponse | undefined): boolean =>
  answer !== undefined && answer.traces.length > 0 && answer.traces.every(isFinal)

const useTraceAnswer = /* @__PURE__ */ oneHook(oneTrace, {
  isFinal: areFinal,
  isEnough: ({ actions }: Trace) => actions !== undefined,
})

/** Whom a wallet was to pay that sent nothing: no message of the trace names them. */
function unnamedOrders(answer: TracesResponse | undefined): readonly string[] {
  const { traces: [trace] = [], address_book: book = {} } = answer ?? {}
  const first = transactionOf(trace ?? {}, undefined)
  if (!first?.in_msg || !Array.isArray(first.out_msgs) || first.out_msgs.length > 0) return []
  const orders = requestOf(first.in_msg)?.orders ?? []
  return [...new Set(orders.map(({ to }) => to))].filter((to) => !Object.hasOwn(book, to)).slice(0, MOST_NAMES)
}

/**
 * One trace with its actions: begins with that of a cached list, and is asked for at each new block until it is complete. All that show
 * it share the request. A wallet that sent nothing costs one more, for the names of whom it was to pay.
 */
export function useOneTrace(options: OneTraceOptions): OneTraceModel {
  const { data, queryOptions } = options
  const params = data === undefined ? oneTraceParams(options) : skipToken
  const query = useTraceAnswer(params, { refresh: 'block', ...queryOptions })
  const { data: answer } = query
  const asked = unnamedOrders(answer)
  const { data: names } = useAddressBook(asked.length > 0 ? { address: asked } : skipToken)
  const pages = useMemo(() => answer && [answer, ...(names ? [{ address_book: names }] : [])], [answer, names])
  const books = useTokenBooks(pages, options)
  return { ...cardModel(data, query, params !== skipToken, ({ traces }) => traces[0]), books }
}
