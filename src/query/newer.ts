import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import type { Newer } from './refetch.ts'

/** The newer rows above each pinned list. Kept as long as the query. */
const found = /* @__PURE__ */ new WeakMap<object, Newer>()

export const keepNewer = (query: object, newer: Newer | undefined): void => {
  if (newer?.count) found.set(query, newer)
  else found.delete(query)
}

/** How many newer rows are above those of a pinned list. */
export const countNewer = (query: Query | undefined): number =>
  (query?.state.data !== undefined && found.get(query)?.count) || 0

/**
 * Shows the newer rows above a pinned list, without a request: a refetch has loaded them. The list then is the answer of that
 * refetch, from the head on. The next page loads the rows after it, so that none in between is left out.
 */
export async function showNewer(queryClient: QueryClient, query: Query, first: unknown): Promise<void> {
  const newer = found.get(query)
  if (!newer) return
  // A running refetch would put the old rows back when it ends.
  if (query.state.fetchStatus !== 'idle')
    await queryClient.cancelQueries({ queryKey: query.queryKey, exact: true }, { revert: false })
  found.delete(query)
  const data: InfiniteData<unknown> = { pages: [newer.answer], pageParams: [first] }
  // As old as the refetch, plus one millisecond: a hook whose `select` returns an equal result is notified too.
  queryClient.setQueryData(query.queryKey, data, { updatedAt: query.state.dataUpdatedAt + 1 })
}
