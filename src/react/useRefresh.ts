'use client'
import { focusManager, hashKey, onlineManager, useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect } from 'react'
import type { Client } from '../core/client.ts'
import type { Endpoint } from '../core/endpoint.ts'
import * as z from '../core/schema.ts'
import { BLOCK_MS } from '../query/options.ts'
import { TonCenterContext } from './context.ts'

const unchecked = /* @__PURE__ */ z.unknown() as never
/** Only where the head is: the record of this endpoint, with all else that it tells, would come with every hook. */
const head = {
  kind: 'query',
  generation: 'v3',
  name: 'masterchainInfo',
  method: 'GET',
  path: '/masterchainInfo',
  params: unchecked,
  response: unchecked,
} as unknown as Endpoint<object, { last?: { seqno?: unknown } }>

/** Who waits for the next block of each client. */
const watches = /* @__PURE__ */ new WeakMap<Client, Set<() => void>>()

/**
 * Calls `onBlock` whenever the head of the chain has moved. However many wait, the head is asked for once per block, and not while
 * the page is hidden or the device is offline. Gives the function that ends it.
 */
export function watchHead(client: Client, onBlock: () => void): () => void {
  const waiting = watches.get(client) ?? new Set()
  let known: unknown
  const wait = () =>
    setTimeout(async () => {
      if (!waiting.size) return watches.delete(client)
      if (focusManager.isFocused() && onlineManager.isOnline()) {
        // A head that cannot be had is asked for again when the next block is due.
        const seqno = (await client.request(head, {}).catch(() => undefined))?.last?.seqno ?? known
        if (seqno !== known) for (const listener of waiting) listener()
        known = seqno
      }
      wait()
    }, BLOCK_MS)
  if (!watches.has(client)) wait()
  watches.set(client, waiting)
  waiting.add(onBlock)
  return () => waiting.delete(onBlock)
}

/** Asks again for an answer that is true for one block only whenever there is a new one, when the hook or the provider says so. */
export function useRefresh(
  client: Client,
  { queryKey, staleTime }: { queryKey: readonly unknown[]; staleTime: number },
  refresh: 'block' | false | undefined,
): void {
  const queryClient = useQueryClient()
  const settings = useContext(TonCenterContext)?.settings
  const isOn = (refresh ?? settings?.refresh) === 'block' && staleTime === BLOCK_MS
  const hash = isOn && hashKey(queryKey)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hash stands for the key, which is a new one on every render
  useEffect(() => {
    if (!hash) return
    return watchHead(client, () => queryClient.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false }))
  }, [client, queryClient, hash])
}
