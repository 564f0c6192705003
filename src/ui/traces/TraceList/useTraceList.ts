'use client'
import { skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Trace } from '../../../contract/v3/trace.ts'
import { addressText, rawForm } from '../../../core/values/address.ts'
import { PAGE_SIZE } from '../../../query/builders/list.ts'
import { type TraceListQuery, traceListParams } from '../../../query/builders/traces.ts'
import { useTracesInfinite } from '../../../react/v3/actions.ts'
import { DUST, type Flag } from '../../../trust/flags.ts'
import { NO_FLAGS } from '../../table/columns.tsx'
import { type ListModel, type ListOptions, listModel } from '../../table/ListModel.ts'
import { readableRows } from '../../table/readRows.ts'
import { useTogether } from '../../table/useTogether.ts'
import { type TokenBookProps, type TokenBooks, useTokenBooks } from '../../tokens/useTokenBooks.ts'
import { readHistory, suspect } from '../../trust/suspects.ts'
import { usePaid } from '../../trust/usePaid.ts'
import { usePendingTraces } from './usePendingTraces.ts'
import { type TraceView, viewOfTrace } from './viewOfTrace.ts'

export interface TraceListOptions extends ListOptions<Trace>, TraceListQuery, TokenBookProps {
  /** Asks for pending traces of `address` as well: one request more. Default `true`. */
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
 * The traces of an account, or those that a filter describes, newest first, without their looks. Pending ones are above the others.
 * Gives flagged rows too: `trustPolicy` hides them in `TraceList` alone. One request for a page of rows, one for pending traces.
 */
export function useTraceList(options: TraceListOptions): TraceListModel {
  const { data } = options
  const address = addressText(options.address)
  const { asks, query, pages, pending, dropped, answer } = useTraceAnswers(options)
  const answers = useMemo(() => (answer ? [answer, ...(pages ?? [])] : pages), [answer, pages])
  const books = useTokenBooks(answers, options)
  const { metadata } = books

  const account = address ? rawForm(address) : undefined
  // One object for one trace: rows that did not change are not drawn again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account sees other things, and metadata names the owners of jettons
  const known = useMemo(() => new WeakMap<Trace, TraceView>(), [account, metadata])
  const viewOf = useMemo(
    () => (row: Trace) => {
      const isDropped = dropped.has(row)
      const found = known.get(row)
      if (found?.isDropped === isDropped) return found
      const made = viewOfTrace(row, { account, metadata, isDropped })
      known.set(row, made)
      return made
    },
    [known, account, metadata, dropped],
  )
  const { rows: settled, unreadable: unreadBefore, ...model } = listModel(data, query, asks)
  const { rows, unreadable } = useMemo(() => {
    const given = pending.length ? [...pending, ...settled] : settled
    return readableRows({ rows: given, unreadable: unreadBefore }, traceKey, viewOf)
  }, [pending, settled, unreadBefore, viewOf])

  const flagsOf = useFlags(rows, viewOf, account, books)
  return { ...model, rows, unreadable, books, viewOf, flagsOf }
}

/** The answers of a list: one request for a page of traces with their actions, one for pending traces. */
function useTraceAnswers(options: TraceListOptions) {
  const { address, filter, data, pageSize = PAGE_SIZE, pending = true, queryOptions } = options
  const asked = data === undefined ? traceListParams({ address, filter }) : undefined
  const query = useTracesInfinite(asked ? { ...asked, limit: pageSize } : skipToken, queryOptions)
  const waits = asked !== undefined && pending && filter === undefined
  const onTheWay = usePendingTraces(
    waits ? addressText(address) : undefined,
    query.data?.rows,
    query.dataUpdatedAt,
    queryOptions,
  )
  const shown = useTogether(query, onTheWay.isAwaited)
  return { asks: asked !== undefined, pages: query.data?.pages, query: shown, ...onTheWay }
}

/** Why what a row says is not to be trusted: by the action that it is of. */
function useFlags(
  rows: readonly Trace[],
  viewOf: TraceListModel['viewOf'],
  account: string | undefined,
  { metadata, flagsOf: tokenFlags }: TokenBooks,
): TraceListModel['flagsOf'] {
  const inRows = useMemo(() => readHistory(rows.flatMap((row) => viewOf(row).actions)), [rows, viewOf])
  const paid = usePaid(account, inRows.paid)
  return useMemo(() => {
    const judge = { history: { ...inRows, paid }, metadata, tokenFlags, dust: DUST }
    const found = new WeakMap<Trace, readonly Flag[]>()
    return (row: Trace) => {
      const { main } = viewOf(row)
      const flags = found.get(row) ?? (main ? suspect(main, judge) : NO_FLAGS)
      found.set(row, flags)
      return flags
    }
  }, [inRows, paid, metadata, tokenFlags, viewOf])
}
