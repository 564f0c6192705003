'use client'
import { type UseInfiniteQueryResult, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { PaginatedEndpoint } from '../core/endpoint.ts'
import type { TonCenterError } from '../core/errors.ts'
import { cachedQuery } from '../query/cachedQuery.ts'
import { infiniteQueryOptions } from '../query/infiniteOptions.ts'
import { countNewer, showNewer } from '../query/newer.ts'
import type { InfiniteHookOptions, MaybeParams } from '../query/options.ts'
import { type Rows, rowsOf } from '../query/rows.ts'
import { mayLackRows } from '../query/settled.ts'
import { type HookArguments, type HookExtras, under } from './queryHook.ts'
import { useClient } from './useClient.ts'
import { useMade } from './useMade.ts'
import { useQueryRefresh } from './useRefresh.ts'
import { useSelect } from './useSelect.ts'

type Options<Data, Cursor, Row, Selected> = InfiniteHookOptions<Data, Cursor> &
  HookExtras & {
    /** Runs on pages and `rows`. */
    select?: (data: Rows<Data, Row>) => Selected
    /** Keeps the rows of the params before on screen until those of the new ones are there. */
    placeholderData?: 'previous'
    /**
     * Pages kept at most: loading further drops pages at the other end; `fetchPreviousPage` reloads the last hundred of
     * them. Part of the query key: a prefetch takes the same.
     */
    maxPages?: number
  }

/** Rows that a list does not have on the screen. */
export interface NewerRows {
  /**
   * Rows that a refetch found above the first. They shift nothing: they are left out until they are shown. 0 for lists
   * that cannot be pinned.
   */
  newRows: number
  /** Shows them. Sends nothing: the refetch has loaded them. */
  showNew(): Promise<void>
  /**
   * A row may be missing, also where the list has ended: it moved between two requests for parts of the list. For lists of more rows
   * than one request has, by offset or cursor, until two loads in turn have the same rows.
   */
  mayLackRows: boolean
}

export type InfiniteHook<Params, Data, Cursor extends keyof Params, Row> = <Selected = Rows<Data, Row>>(
  ...args: HookArguments<Omit<Params, Cursor>, Options<Data, Partial<Pick<Params, Cursor>>, Row, Selected>>
) => UseInfiniteQueryResult<Selected, TonCenterError> & NewerRows

/** Makes the infinite hook of a paginated endpoint: pages, and each row once in `data.rows`. */
/* @__NO_SIDE_EFFECTS__ */
export function infiniteQueryHook<Params, Data, Cursor extends keyof Params, Row>(
  endpoint: PaginatedEndpoint<Params, Data, Cursor, Row>,
): InfiniteHook<Params, Data, Cursor, Row> {
  type Page = Partial<Pick<Params, Cursor>>
  const toRows = rowsOf(endpoint)
  return function useInfiniteEndpoint<Selected = Rows<Data, Row>>(
    ...args: readonly [params?: MaybeParams<Omit<Params, Cursor>>, options?: Options<Data, Page, Row, Selected>]
  ) {
    const { client: ownClient, select, placeholderData, maxPages, refresh, priority, ...options } = args[1] ?? {}
    const client = useClient(ownClient)
    const queryClient = useQueryClient()
    const params = args.length ? args[0] : ({} as Params)
    const ours = useMade(
      () => infiniteQueryOptions(endpoint, client, params, { maxPages }),
      params,
      client,
      queryClient,
      maxPages,
    )
    const all = { ...under(queryClient, ours, options), priority }
    const result = useInfiniteQuery({
      ...all,
      ...(placeholderData && { placeholderData: (previous: unknown) => previous }),
      select: useSelect(toRows, select),
    } as unknown as Parameters<typeof useInfiniteQuery>[0]) as UseInfiniteQueryResult<Selected, TonCenterError>
    useQueryRefresh(client, queryClient, { refresh, staleTime: ours.staleTime, options: all, result })

    const query = cachedQuery(queryClient, ours.queryKey)
    const showNew = useCallback(async () => {
      if (query) await showNewer(queryClient, query, endpoint.pagination.first)
    }, [queryClient, query])
    // Read, so that TanStack renders again after every refetch: neither these rows nor those that lack are a part of the data.
    const newRows = result.dataUpdatedAt ? countNewer(query) : 0
    return withNewer(result, { newRows, showNew, mayLackRows: mayLackRows(endpoint.pagination, query) })
  }
}

/** TanStack renders again only for the members of a result that are read: so getters read them on demand. */
function withNewer<Result extends object>(result: Result, newer: NewerRows): Result & NewerRows {
  for (const name of Object.keys(result) as (keyof Result)[]) {
    Object.defineProperty(newer, name, { enumerable: true, get: () => result[name] })
  }
  return newer as Result & NewerRows
}
