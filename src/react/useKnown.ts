'use client'
import { useQueryClient } from '@tanstack/react-query'
import type { Client } from '../core/client.ts'
import { type Entities, entitiesOf, type Known } from '../query/entities.ts'
import type { QueryHookOptions } from '../query/options.ts'
import type { HookExtras } from './queryHook.ts'
import { useClient } from './useClient.ts'

/** What the composed hooks take: everything but `select`, which they have themselves. */
export type ComposedOptions<Data> = Omit<
  QueryHookOptions<Data, Data>,
  'select' | 'initialData' | 'initialDataUpdatedAt'
> &
  HookExtras

/** Options with which a query begins with what other answers have told. While that is fresh it costs no request. */
export function useKnown<Data>(
  endpoint: string,
  given: Client | undefined,
  key: string | undefined,
  find: (entities: Entities, key: string) => Known<Data> | undefined,
) {
  const client = useClient(given)
  const cache = useQueryClient().getQueryCache()
  let known: Known<Data> | undefined
  return {
    initialData() {
      known = key === undefined ? undefined : find(entitiesOf(client, cache), key)
      if (known) client.hit(endpoint, { key })
      return known?.value
    },
    // Asked for after the data, and only where there are some.
    initialDataUpdatedAt: () => known?.at,
  }
}
