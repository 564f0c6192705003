'use client'
import { skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Trace } from '../../contract/v3/trace.ts'
import { oneTrace, oneTraceParams, type TraceQuery } from '../../query/builders/traces.ts'
import { oneHook } from '../../react/useKnown.ts'
import { requestOf } from '../../reading/walletRequest.ts'
import { type CardModel, type CardOptions, cardModel } from '../card/cardModel.ts'
import { type TokenBookProps, type TokenBooks, useTokenBooks } from '../tokens/useTokenBooks.ts'
import { areFinal } from './areFinal.ts'
import { readingOf } from './readingOf.ts'
import { transactionOf } from './saidIn.ts'
import { unnamedIn } from './unnamed.ts'
import { useMissingNames } from './useMissingNames.ts'

/** What a component about one trace is made from. */
export interface OneTraceOptions extends CardOptions<Trace>, TokenBookProps, TraceQuery {}

/** A trace, headless, and what is known of its tokens and accounts. */
export interface OneTraceModel extends CardModel<Trace> {
  readonly books: TokenBooks
}

const useTraceAnswer = /* @__PURE__ */ oneHook(oneTrace, {
  isFinal: areFinal,
  isEnough: ({ actions }: Trace) => actions !== undefined,
})

/** Whom a wallet was to pay that sent nothing: no message of the trace names them. */
function orderedIn(trace: Trace): string[] {
  const first = transactionOf(trace, undefined)
  if (!first?.in_msg || !Array.isArray(first.out_msgs) || first.out_msgs.length > 0) return []
  return (requestOf(first.in_msg)?.orders ?? []).map(({ to }) => to)
}

/**
 * One trace with its actions: begins with that of a cached list, and is asked for at each new block until it is complete. All that show
 * it share the request. Accounts that no message names, of whom a refused or unsent one was for, cost one more, for their
 * names.
 */
export function useOneTrace(options: OneTraceOptions): OneTraceModel {
  const { data, queryOptions } = options
  const params = data === undefined ? oneTraceParams(options) : skipToken
  const query = useTraceAnswer(params, { refresh: 'block', ...queryOptions })
  const { data: answer } = query
  const pages = useMemo(() => answer && [answer], [answer])
  const given = useTokenBooks(pages, options)
  const accounts = useMemo(() => {
    const [trace] = answer?.traces ?? []
    return trace ? [...orderedIn(trace), ...unnamedIn(() => readingOf(trace, { metadata: given.metadata }))] : []
  }, [answer, given.metadata])
  const addressBook = useMissingNames(accounts, given.addressBook, options.addressBook === undefined)
  const books = useMemo(
    () => (addressBook === given.addressBook ? given : { ...given, addressBook }),
    [given, addressBook],
  )
  return { ...cardModel(data, query, params !== skipToken, ({ traces }) => traces[0]), books }
}
