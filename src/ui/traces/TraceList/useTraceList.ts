'use client'
import { useCallback, useMemo } from 'react'
import type { TracesResponse } from '../../../contract/v3/endpoints/traces.ts'
import type { Trace } from '../../../contract/v3/trace.ts'
import { addressText, rawForm } from '../../../core/values/address.ts'
import { type TraceListQuery, traceListParams } from '../../../query/builders/traces.ts'
import { useTracesInfinite } from '../../../react/v3/actions.ts'
import { DUST, type Flag } from '../../../trust/flags.ts'
import { NO_FLAGS } from '../../table/columns.tsx'
import type { ListModel, ListOptions } from '../../table/ListModel.ts'
import { listHook } from '../../table/listHook.ts'
import { NO_ROWS, readableRows } from '../../table/readRows.ts'
import { useTogether } from '../../table/useTogether.ts'
import { useViews } from '../../table/useViews.ts'
import { type TokenBookProps, type TokenBooks, useTokenBooks } from '../../tokens/useTokenBooks.ts'
import { useSuspects } from '../../trust/useSuspects.ts'
import { usePendingTraces } from './usePendingTraces.ts'
import { type TraceView, viewOfTrace } from './viewOfTrace.ts'

export interface TraceListOptions extends ListOptions<Trace>, TraceListQuery, TokenBookProps {
  /** Loads pending traces of `address` as well: one request more. Default `true`. */
  pending?: boolean | undefined
}

export interface TraceListModel extends ListModel<Trace> {
  readonly books: TokenBooks
  /** A trace as the account sees it. The same object for the same trace. */
  viewOf(row: Trace): TraceView
  /** The flags of what a row says; empty for most. */
  flagsOf(row: Trace): readonly Flag[]
}

export const traceKey = ({ trace_id, external_hash, start_lt }: Trace): string => trace_id ?? external_hash ?? start_lt

/**
 * The traces of an account, or those that a filter describes, newest first, headless. Pending ones are above the others.
 * Gives flagged rows too: `trustPolicy` hides them in `TraceList` alone. One request for a page of rows, one for pending traces.
 */
export function useTraceList(options: TraceListOptions): TraceListModel {
  const address = addressText(options.address)
  const { settled, unreadable: unreadBefore, query, pages, pending, dropped, answer } = useTraceAnswers(options)
  const answers = useMemo(() => (answer ? [answer, ...(pages ?? [])] : pages), [answer, pages])
  const books = useTokenBooks(answers, options)
  const { metadata } = books

  const account = address ? rawForm(address) : undefined
  const read = useCallback(
    (row: Trace, isDropped: boolean) => viewOfTrace(row, { account, metadata, isDropped }),
    [account, metadata],
  )
  const viewAs = useViews(read, [read])
  const viewOf = useCallback((row: Trace) => viewAs(row, dropped.has(row)), [viewAs, dropped])
  const isLoading = query?.status === 'pending'
  const { rows, unreadable } = useMemo(() => {
    // Until both answers have loaded there are skeletons. Rows above them would take their room, and the list would shrink and grow.
    const given = isLoading ? NO_ROWS : pending.length ? [...pending, ...settled] : settled
    return readableRows({ rows: given, unreadable: unreadBefore }, traceKey, viewOf)
  }, [isLoading, pending, settled, unreadBefore, viewOf])

  const views = useMemo(() => rows.flatMap((row) => viewOf(row).actions), [rows, viewOf])
  const suspects = useSuspects({ account, views, metadata, tokenFlags: books.flagsOf, dust: DUST })
  const flagsOf = useCallback(
    (row: Trace) => {
      const { main } = viewOf(row)
      return main ? suspects(main) : NO_FLAGS
    },
    [viewOf, suspects],
  )
  return { query, rows, unreadable, books, viewOf, flagsOf }
}

interface SettledTraces extends ListModel<Trace> {
  readonly pages: readonly TracesResponse[] | undefined
  readonly updatedAt: number
}

const useSettled: (options: TraceListOptions) => SettledTraces = /* @__PURE__ */ listHook({
  paramsOf: ({ address, filter }: TraceListOptions) => traceListParams({ address, filter }),
  useRows: (params, options) => useTracesInfinite(params, options),
  useBooks: (pages, _options, { dataUpdatedAt: updatedAt }) => ({ pages, updatedAt }),
})

/** The answers of a list: one request for a page of traces with their actions, one for pending traces. */
function useTraceAnswers(options: TraceListOptions) {
  const { address, filter, pending = true, queryOptions } = options
  const { rows: settled, query, updatedAt, ...answers } = useSettled(options)
  const onTheWay = usePendingTraces(
    query && pending && filter === undefined ? addressText(address) : undefined,
    query?.data?.rows,
    updatedAt,
    queryOptions,
  )
  const shown = useTogether(query, onTheWay.isAwaited)
  return { ...answers, ...onTheWay, settled, query: shown }
}
