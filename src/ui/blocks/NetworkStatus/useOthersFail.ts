'use client'
import { type Query, type QueryCache, useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { head } from '../../../contract/client.ts'
import { isUnanswered } from '../../../core/headTries.ts'
import { useTonCenter } from '../../../react/context.ts'

const never = () => () => {}

/** Which queries of a client fail that components wait for, other than that for the newest block. Looks at one query for each event of the cache. */
function createFailing(cache: QueryCache, keyName: string) {
  const failing = new Set<Query>()

  function look(query: Query) {
    const [root, client, , name] = query.queryKey
    if (root !== 'toncenter' || client !== keyName || name === head.name) return
    const { fetchStatus, fetchFailureCount, error } = query.state
    if (!query.isActive()) failing.delete(query)
    else if (isUnanswered(error) || (fetchStatus === 'fetching' && fetchFailureCount > 0)) failing.add(query)
    // A request that runs after one that failed has no answer yet.
    else if (fetchStatus === 'idle') failing.delete(query)
  }

  return {
    isAny: () => failing.size > 0,
    subscribe(listener: () => void) {
      let wasAny = failing.size > 0
      const follow = (query: Query) => {
        look(query)
        if (wasAny === failing.size > 0) return
        wasAny = !wasAny
        // In a turn of its own: a cache reports while components are drawn.
        queueMicrotask(listener)
      }
      for (const query of cache.getAll()) follow(query)
      return cache.subscribe(({ query }) => follow(query))
    },
  }
}

/** Whether requests of this page fail, other than those for the newest block. Draws again when that changes alone. */
export function useOthersFail(isWatching: boolean): boolean {
  const { keyName } = useTonCenter().client
  const cache = useQueryClient().getQueryCache()
  const { subscribe, isAny } = useMemo(() => createFailing(cache, keyName), [cache, keyName])
  return useSyncExternalStore(
    isWatching ? subscribe : never,
    () => isWatching && isAny(),
    () => false,
  )
}
