'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect } from 'react'
import type { Client } from '../core/client.ts'
import { BLOCK_MS } from '../core/head.ts'
import { TonCenterContext } from './context.ts'

/** Asks again for an answer that is true for one block only whenever there is a new one, when the hook or the provider says so. */
export function useRefresh(
  client: Client,
  { queryKey, staleTime }: { queryKey: readonly unknown[]; staleTime: number },
  refresh: 'block' | false | undefined,
): void {
  const queryClient = useQueryClient()
  const settings = useContext(TonCenterContext)?.settings
  const isOn = (refresh ?? settings?.refresh) === 'block' && staleTime === BLOCK_MS
  const key = isOn && JSON.stringify(queryKey)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the key, which is a new one on every render
  useEffect(() => {
    if (!key) return
    const refetch = () => void queryClient.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false })
    return client.watchHead(refetch)
  }, [client, queryClient, key])
}
