'use client'
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { PaginatedEndpoint } from '../core/endpoint.ts'
import type { TonCenterError } from '../core/errors.ts'
import { type InfiniteHookOptions, infiniteQueryOptions, type MaybeParams } from '../query/options.ts'
import { type Rows, rowsOf } from '../query/rows.ts'
import { given, type HookArguments, type HookExtras } from './queryHook.ts'
import { useClient } from './useClient.ts'

type Options<Data, Cursor, Row, Selected> = InfiniteHookOptions<Data, Cursor> &
  HookExtras & {
    /** Runs on pages and `rows`. */
    select?: (data: Rows<Data, Row>) => Selected
    /** Keeps the rows of the params before on screen until those of the new ones are there. */
    placeholderData?: 'previous'
  }

export type InfiniteHook<Params, Data, Cursor extends keyof Params, Row> = <Selected = Rows<Data, Row>>(
  ...args: HookArguments<Omit<Params, Cursor>, Options<Data, Partial<Pick<Params, Cursor>>, Row, Selected>>
) => UseInfiniteQueryResult<Selected, TonCenterError>

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
    const { client: ownClient, priority, enabled, select, placeholderData, ...options } = args[1] ?? {}
    const client = useClient(ownClient)
    const params = args.length ? args[0] : ({} as Params)
    const ours = infiniteQueryOptions(endpoint, client, params, priority && { priority })
    // One function for as long as the caller's is one: TanStack then selects once per answer, not once per render.
    const selectRows = useCallback(
      (data: Parameters<typeof toRows>[0]) => (select ? select(toRows(data)) : toRows(data)),
      [select],
    )
    return useInfiniteQuery({
      ...ours,
      ...given(options),
      ...(ours.enabled !== false && enabled !== undefined && { enabled }),
      ...(placeholderData && { placeholderData: (previous: unknown) => previous }),
      select: selectRows,
    } as unknown as Parameters<typeof useInfiniteQuery>[0]) as UseInfiniteQueryResult<Selected, TonCenterError>
  }
}
