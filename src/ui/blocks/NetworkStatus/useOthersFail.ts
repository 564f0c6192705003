'use client'
import { type Query, type QueryCache, useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { head } from '../../../contract/client.ts'
import type { Client } from '../../../core/client.ts'
import { isUnanswered } from '../../../core/headTries.ts'
import { useTonCenter } from '../../../react/context.ts'

const never = () => () => {}

/** How often a query has failed: a failure that is known to be over does not count again. */
const failuresOf = ({ state: { errorUpdateCount, fetchFailureCount } }: Query) =>
  `${errorUpdateCount} ${fetchFailureCount}`

function isFailing({ state: { fetchStatus, fetchFailureCount, error } }: Query): boolean {
  return isUnanswered(error) || (fetchStatus === 'fetching' && fetchFailureCount > 0)
}

/**
 * Which queries of a client fail that components wait for, other than that for the newest block. Looks at one query for each event of
 * the cache. The answer of one that has failed, or of the newest block after it failed, shows that the service is back: then all the
 * failures before it are over.
 */
function createFailing(cache: QueryCache, client: Client) {
  const failing = new Set<Query>()
  const over = new WeakMap<Query, string>()

  function forgive() {
    for (const query of failing) over.set(query, failuresOf(query))
    failing.clear()
  }

  function look(query: Query) {
    const [root, name, , endpoint] = query.queryKey
    if (root !== 'toncenter' || name !== client.keyName || endpoint === head.name) return
    const { fetchStatus, status, fetchFailureCount } = query.state
    const wasFailing = failing.has(query)
    if (!query.isActive()) failing.delete(query)
    else if (isFailing(query)) {
      if (over.get(query) !== failuresOf(query)) failing.add(query)
    } else if (fetchStatus === 'idle') {
      failing.delete(query)
      if (wasFailing && status === 'success' && !fetchFailureCount) forgive()
    }
    // A request that runs after one that failed has no answer yet.
  }

  return {
    isAny: () => failing.size > 0,
    subscribe(listener: () => void) {
      let wasAny = failing.size > 0
      let wasHeadLost = client.headTries().failed > 0
      function report() {
        if (wasAny === failing.size > 0) return
        wasAny = !wasAny
        // In a turn of its own: a cache reports while components are rendered.
        queueMicrotask(listener)
      }
      function follow(query: Query) {
        look(query)
        report()
      }
      for (const query of cache.getAll()) follow(query)
      const unfollow = cache.subscribe(({ query }) => follow(query))
      const unhear = client.subscribeHeadTries(() => {
        const isHeadLost = client.headTries().failed > 0
        if (wasHeadLost && !isHeadLost) forgive()
        wasHeadLost = isHeadLost
        report()
      })
      return () => {
        unfollow()
        unhear()
      }
    },
  }
}

/** Whether requests of this page fail, other than those for the newest block. Renders again when that changes alone. */
export function useOthersFail(isWatching: boolean): boolean {
  const { client } = useTonCenter()
  const cache = useQueryClient().getQueryCache()
  const { subscribe, isAny } = useMemo(() => createFailing(cache, client), [cache, client])
  return useSyncExternalStore(
    isWatching ? subscribe : never,
    () => isWatching && isAny(),
    () => false,
  )
}
