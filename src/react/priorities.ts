'use client'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Priority, urgent } from '../core/pace/priority.ts'

/** The priorities that the components of a query request, by its key. */
type Wanted = Map<string, Set<{ readonly priority: Priority }>>
const wantedOf = /* @__PURE__ */ new WeakMap<QueryClient, Wanted>()

/** The highest priority of the components that use a query now; one that becomes visible moves its request up. */
export function priorityOf(queryClient: QueryClient, queryKey: QueryKey): Priority {
  const wanted = wantedOf.get(queryClient)?.get(JSON.stringify(queryKey)) ?? []
  // Without any component (it suspends) it is about to be mounted.
  return urgent([...wanted].map(({ priority }) => priority))
}

/** Asks for a priority for as long as the component is mounted. */
export function usePriority(queryClient: QueryClient, queryKey: QueryKey, priority: Priority = 'mounted'): void {
  useEffect(() => {
    const wanted: Wanted = wantedOf.get(queryClient) ?? new Map()
    wantedOf.set(queryClient, wanted)
    const key = JSON.stringify(queryKey)
    const mine = { priority }
    const all = wanted.get(key) ?? new Set()
    wanted.set(key, all.add(mine))
    return () => {
      all.delete(mine)
      if (!all.size && wanted.get(key) === all) wanted.delete(key)
    }
  }, [queryClient, queryKey, priority])
}
