'use client'
import type { QueryClient } from '@tanstack/react-query'
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

/** Reloads an answer that is true for one block only at each new block, where hook or provider enables it. */
export function useRefresh(client: Client, { refresh, staleTime, isEnabled, refetch }: Refreshed): void {
  const settings = useContext(TonCenterContext)?.settings
  const isOn = (refresh ?? settings?.refresh) === 'block' && staleTime === ASK_MS && isEnabled !== false
  useEffect(() => (isOn ? client.watchHead(() => asRefresh(refetch)) : undefined), [client, isOn, refetch])
}

interface RefreshOptions {
  readonly queryKey: readonly unknown[]
  readonly staleTime?: unknown
}

/** Reloads by a hook's own `refetch`, unless no hook enables the query, or its answer is final. */
export function useRefetch(
  queryClient: QueryClient,
  { queryKey, staleTime }: RefreshOptions,
  refetch: (how: { cancelRefetch: boolean }) => unknown,
): () => void {
  return useCallback(() => {
    const query = cachedQuery(queryClient, queryKey)
    if (!query?.isActive()) return
    // Of many components with one query the first reloads: the running fetch serves the others.
    const isFinal =
      (typeof staleTime === 'function' ? staleTime(query as never) : staleTime) === Number.POSITIVE_INFINITY
    if (!isFinal) void refetch({ cancelRefetch: false })
  }, [queryClient, queryKey, staleTime, refetch])
}
