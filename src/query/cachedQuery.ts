import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

type QueryDefaults = Parameters<QueryClient['defaultQueryOptions']>[0]

/** The query of a key, found by its hash: TanStack's `find` searches all queries. */
export function cachedQuery(queryClient: QueryClient, queryKey: QueryKey): Query | undefined {
  const { queryHash } = queryClient.defaultQueryOptions({ queryKey } as QueryDefaults)
  return queryClient.getQueryCache().get(queryHash)
}
