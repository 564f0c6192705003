import type { ReadRows } from './readRows.ts'

/** How the rows come, as far as the shell cares: an infinite query fits. */
export interface ListQuery<Row> {
  readonly data?: ReadRows<Row> | undefined
  readonly status: 'pending' | 'error' | 'success'
  /** The first rows are asked for: `false` for a query that is not enabled, too. */
  readonly isLoading?: boolean
  readonly error: unknown
  readonly isFetchNextPageError: boolean
  readonly isFetchingNextPage: boolean
  readonly hasNextPage: boolean
  refetch(): unknown
  fetchNextPage(options?: { cancelRefetch?: boolean }): unknown
  /** Rows that came to the head since it was shown, and wait. */
  readonly newRows?: number
  showNew?(): unknown
}
