'use client'
import { type QueryCache, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Client } from '../core/client.ts'
import type { Endpoint } from '../core/endpoint.ts'
import type { CachedPart } from '../query/entities.ts'
import { useClient } from './useClient.ts'

/** Options with which a query begins with what other answers in the cache hold. While that is fresh it costs no request. */
export function useKnown<Params, Data>(
  endpoint: Endpoint<Params, Data>,
  given: Client | undefined,
  key: string | undefined,
  find: (
    cache: QueryCache,
    client: Client,
    endpoint: Endpoint<Params, Data>,
    key: string,
  ) => CachedPart<Data> | undefined,
) {
  const client = useClient(given)
  const cache = useQueryClient().getQueryCache()
  // Looked up once: TanStack asks again whenever it is given the options of a query without data.
  return useMemo(() => {
    let known: CachedPart<Data> | false | undefined
    return {
      initialData() {
        if (known !== undefined) return known ? known.value : undefined
        known = (key !== undefined && find(cache, client, endpoint, key)) || false
        if (known) client.hit(`${endpoint.generation} ${endpoint.name}`, { key })
        return known ? known.value : undefined
      },
      // TanStack calls this after `initialData`, and only where that gave some.
      initialDataUpdatedAt: () => (known ? known.at : undefined),
    }
  }, [cache, client, endpoint, key, find])
}
