import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import type { Newer } from './refetch.ts'

/** What came above the rows of each pinned list. Lives as long as the query. */
const found = /* @__PURE__ */ new WeakMap<object, Newer>()

export const keepNewer = (query: object, newer: Newer | undefined): void => {
  if (newer?.count) found.set(query, newer)
  else found.delete(query)
}

/** How many rows came above those of a pinned list. */
export const countNewer = (query: Query | undefined): number =>
  (query?.state.data !== undefined && found.get(query)?.count) || 0

/**
 * Lets the rows in that came above those of a pinned list, without a request: a refetch has brought them. The list then is what
 * that refetch saw from the head on; what it did not reach comes with the next page, so that nothing in between is left out.
 */
export async function showNewer(queryClient: QueryClient, query: Query, first: unknown): Promise<void> {
  const newer = found.get(query)
  if (!newer) return
  // A refetch that is under way would put the old rows back when it ends.
  if (query.state.fetchStatus !== 'idle')
    await queryClient.cancelQueries({ queryKey: query.queryKey, exact: true }, { revert: false })
  found.delete(query)
  const data: InfiniteData<unknown> = { pages: [newer.answer], pageParams: [first] }
  // As old as the refetch; one millisecond more, so that a hook whose `select` gives the same from it hears of it.
  queryClient.setQueryData(query.queryKey, data, { updatedAt: query.state.dataUpdatedAt + 1 })
}
