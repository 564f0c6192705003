import type { ListProps } from '../root/props.ts'
import type { ListQuery } from './ListQuery.ts'

/** How far the rows of a list have loaded. */
export interface RowsState {
  readonly state: 'pending' | 'error' | 'empty' | 'ready'
  readonly isFetchingMore: boolean
  /** There is a next page, and nothing asks for it yet. */
  readonly canAsk: boolean
  /** Loads the next page while a reader scrolls. Absent where scrolling must not ask. */
  readonly grow: (() => unknown) | undefined
}

/** @param count rows that loaded: hidden and unreadable ones count, too */
export function rowsState(
  query: ListQuery<unknown> | undefined,
  count: number,
  paging: ListProps<string, never, string>['paging'],
): RowsState {
  const status = query?.status ?? 'success'
  const isFetchingMore = query?.isFetchingNextPage === true
  const canAsk = query?.hasNextPage === true && !isFetchingMore
  const canGrow = paging === 'infinite' && canAsk && status !== 'error' && !query.isFetchNextPageError
  return {
    state: count ? 'ready' : status === 'success' ? 'empty' : status,
    isFetchingMore,
    canAsk,
    // A reader who scrolls asks again and again, and React's strict mode twice. That does not cancel a request in flight.
    grow: canGrow ? () => query.fetchNextPage({ cancelRefetch: false }) : undefined,
  }
}
