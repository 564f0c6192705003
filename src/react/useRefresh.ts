'use client'
import { hashKey, type QueryClient } from '@tanstack/react-query'
import { useContext, useEffect } from 'react'
import type { Client } from '../core/client.ts'
import { BLOCK_MS } from '../core/head.ts'
import { TonCenterContext } from './context.ts'

/** Asks again for an answer that is true for one block only whenever there is a new one, when the hook or the provider says so. */
export function useRefresh(
  client: Client,
  queryClient: QueryClient,
  { queryKey, staleTime }: { queryKey: readonly unknown[]; staleTime: number },
  refresh: 'block' | false | undefined,
): void {
  const settings = useContext(TonCenterContext)?.settings
  const isOn = (refresh ?? settings?.refresh) === 'block' && staleTime === BLOCK_MS
  const hash = isOn && hashKey(queryKey)
  useEffect(() => {
    if (!hash) return
    return client.watchHead(() => {
      // `refetchQueries` would look through all queries, for each of a thousand that are refreshed.
      const query = queryClient.getQueryCache().get(hash)
      // What failed is drawn as failed.
      if (query?.isActive()) query.fetch().catch(() => {})
    })
  }, [client, queryClient, hash])
}
