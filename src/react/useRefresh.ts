'use client'
import type { QueryClient } from '@tanstack/react-query'
import { useCallback, useContext, useEffect } from 'react'
import { ASK_MS } from '../core/chainClock.ts'
import type { Client } from '../core/client.ts'
import { cachedQuery } from './cachedQuery.ts'
import { TonCenterContext } from './context.ts'

interface Refreshed {
  /** What the hook says; absent for what the provider says. */
  readonly refresh: 'block' | false | undefined
  /** What the record says of how long an answer is true. */
  readonly staleTime: number
  /** Whether the hook asks at all; older versions of TanStack Query do not say. */
  readonly isEnabled?: boolean | undefined
  refetch(): void
}

/** Asks again for an answer that is true for one block only whenever there is a new one, when the hook or the provider says so. */
export function useRefresh(client: Client, { refresh, staleTime, isEnabled, refetch }: Refreshed): void {
  const settings = useContext(TonCenterContext)?.settings
  const isOn = (refresh ?? settings?.refresh) === 'block' && staleTime === ASK_MS && isEnabled !== false
  useEffect(() => (isOn ? client.watchHead(refetch) : undefined), [client, isOn, refetch])
}

interface Options {
  readonly queryKey: readonly unknown[]
  readonly staleTime?: unknown
}

/** Asks again by a hook's own `refetch`, unless nobody enables the query, or its answer is final. */
export function useRefetch(
  queryClient: QueryClient,
  { queryKey, staleTime }: Options,
  refetch: (how: { cancelRefetch: boolean }) => unknown,
): () => void {
  return useCallback(() => {
    const query = cachedQuery(queryClient, queryKey)
    if (!query?.isActive()) return
    // Of many components with one query the first asks: a fetch that is under way serves the others.
    const isFinal =
      (typeof staleTime === 'function' ? staleTime(query as never) : staleTime) === Number.POSITIVE_INFINITY
    if (!isFinal) void refetch({ cancelRefetch: false })
  }, [queryClient, queryKey, staleTime, refetch])
}
