'use client'
import type { Query, QueryClient } from '@tanstack/react-query'
import { useCallback, useContext, useEffect } from 'react'
import type { Client } from '../core/client.ts'
import { ASK_MS } from '../core/pace/chainClock.ts'
import { cachedQuery } from '../query/cachedQuery.ts'
import { asRefresh } from '../query/refreshing.ts'
import { TonCenterContext } from './context.ts'

interface Refreshed {
  /** The hook's value; absent for the provider's. */
  readonly refresh: 'block' | false | undefined
  /** How long an answer is true, by the record. */
  readonly staleTime: number
  /** Whether the hook is enabled; older versions of TanStack Query do not report it. */
  readonly isEnabled?: boolean | undefined
  refetch(): void
}

/** Queries that reload with the chain, by the `refetch` of their results: it stays the same, and a copy of a result has it too. */
const following = /* @__PURE__ */ new WeakSet<object>()

/** Whether a result is of a query that reloads at each new block. */
export const isFollowing = (refetch: object | undefined): boolean => refetch !== undefined && following.has(refetch)

/**
 * Reloads an answer that is true for one block only at each new block, where hook or provider enables it.
 * @returns whether it does.
 */
export function useRefresh(client: Client, { refresh, staleTime, isEnabled, refetch }: Refreshed): boolean {
  const settings = useContext(TonCenterContext)?.settings
  const isOn = (refresh ?? settings?.refresh) === 'block' && staleTime === ASK_MS && isEnabled !== false
  useEffect(() => (isOn ? client.watchHead(() => asRefresh(refetch)) : undefined), [client, isOn, refetch])
  return isOn
}

interface RefreshOptions {
  readonly queryKey: readonly unknown[]
  readonly staleTime?: unknown
}

const isFinal = (staleTime: unknown, query: () => Query | undefined) =>
  (typeof staleTime === 'function' ? staleTime(query() as never) : staleTime) === Number.POSITIVE_INFINITY

/** Reloads by a hook's own `refetch`, unless no hook enables the query, or its answer is final. */
export function useRefetch(
  queryClient: QueryClient,
  { queryKey, staleTime }: RefreshOptions,
  refetch: (how: { cancelRefetch: boolean }) => unknown,
): () => void {
  return useCallback(() => {
    const query = cachedQuery(queryClient, queryKey)
    // Of many components with one query the first reloads: the running fetch serves the others.
    if (query?.isActive() && !isFinal(staleTime, () => query)) void refetch({ cancelRefetch: false })
  }, [queryClient, queryKey, staleTime, refetch])
}

interface QueryRefresh extends Pick<Refreshed, 'refresh' | 'staleTime'> {
  /** Of the query. */
  readonly options: RefreshOptions
  readonly result: Pick<Refreshed, 'isEnabled'> & { refetch(how: { cancelRefetch: boolean }): unknown }
}

/** Reloads one query at each new block, and says so of its results. */
export function useQueryRefresh(
  client: Client,
  queryClient: QueryClient,
  { refresh, staleTime, options, result }: QueryRefresh,
): void {
  const again = useRefetch(queryClient, options, result.refetch)
  const isOn = useRefresh(client, { refresh, staleTime, isEnabled: result.isEnabled, refetch: again })
  // While rendering, not in an effect: reading the result subscribes to it.
  if (isOn && !isFinal(options.staleTime, () => cachedQuery(queryClient, options.queryKey)))
    following.add(result.refetch)
  else following.delete(result.refetch)
}
