'use client'
import { onlineManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Client, PendingCall } from '../core/client.ts'
import { isOffline } from '../core/pace/online.ts'

/** A request that has not ended, and why. */
export interface WaitingCall {
  /** `v3 transactions`. */
  readonly endpoint: string
  readonly why: string
  /** Milliseconds so far; `undefined` for what the client has not got yet. */
  readonly waitedMs?: number
  /** Callers that it will serve. */
  readonly members: number
}

/** A wait is counted on the screen, milliseconds. */
const TICK_MS = 1_000

/** Why nothing polls: the client does not look for new blocks then. */
export type Rest = 'hidden' | 'offline'

function restOf({ onDevice }: Client): Rest | undefined {
  if (document.visibilityState === 'hidden') return 'hidden'
  return !onDevice && (isOffline() || !onlineManager.isOnline()) ? 'offline' : undefined
}

const timeOf = (at: number) => new Date(at).toLocaleTimeString('en-GB')

/** Why a request of the client has not ended. The pace is that of all tabs and workers of the page's origin. */
function whyOf({ state, count }: PendingCall, client: Client): string {
  if (state === 'sent') return 'sent, no answer yet'
  if (state !== 'queued') return `try ${state} failed: the next one follows`
  const { pausedUntil, requestsPerSecond, queued, refreshing } = client.budget()
  if (pausedUntil) return `paused until ${timeOf(pausedUntil)}: the service refused`
  const members = count?.() ?? 1
  const batch = members > 1 ? ` in a batch of ${members}` : ''
  const pace = Number.isFinite(requestsPerSecond)
    ? `${Number(requestsPerSecond.toFixed(2))} a second`
    : 'too many in flight'
  return `in line${batch}: ${queued + refreshing} wait, ${pace}`
}

/** Requests of TanStack Query that it has not passed on to the client: the device is offline. */
function heldBack(queryClient: QueryClient, keyName: string): WaitingCall[] {
  return queryClient
    .getQueryCache()
    .findAll({ fetchStatus: 'paused', queryKey: ['toncenter', keyName] })
    .map(({ queryKey: [, , generation, name] }) => ({
      endpoint: `${generation} ${name}`,
      why: 'offline: TanStack Query waits for the connection',
      members: 1,
    }))
}

export interface Waiting {
  readonly waiting: readonly WaitingCall[]
  readonly rest: Rest | undefined
  /** Tries for the newest block in a row that got no answer. */
  readonly headTries: number
}

/**
 * What waits, oldest first, why nothing polls, and why nothing reloads with the chain. Looked at anew once a second while something waits,
 * and when `ended` changes.
 */
export function useWaiting(client: Client, ended: unknown): Waiting {
  const queryClient = useQueryClient()
  const [seen, setSeen] = useState(0)
  useEffect(() => {
    const look = () => setSeen((count) => count + 1)
    // In a turn of its own: a cache reports while components are rendered.
    const soon = () => queueMicrotask(look)
    const ends = [
      client.subscribeBudget(look),
      client.subscribeHeadTries(look),
      queryClient.getQueryCache().subscribe(soon),
      onlineManager.subscribe(look),
    ]
    document.addEventListener('visibilitychange', look)
    look()
    return () => {
      for (const end of ends) end()
      document.removeEventListener('visibilitychange', look)
    }
  }, [client, queryClient])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the client is read anew each time
  const waiting = useMemo(() => {
    const now = client.now()
    const own = client.pending().map((call) => ({
      endpoint: call.endpoint,
      why: whyOf(call, client),
      waitedMs: now - call.since,
      members: call.count?.() ?? 1,
    }))
    return [...own, ...heldBack(queryClient, client.keyName)]
  }, [client, queryClient, seen, ended])
  const { failed, refused } = client.headTries()
  const isWaiting = waiting.length > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setSeen((count) => count + 1), TICK_MS)
    return () => clearInterval(timer)
  }, [isWaiting])
  return { waiting, rest: seen > 0 ? restOf(client) : undefined, headTries: failed + refused }
}
