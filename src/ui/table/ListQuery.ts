import type { ReadRows } from './readRows.ts'

/** How the rows load, for the shell: an infinite query fits. */
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
  /** New rows at the head that wait to be shown. */
  readonly newRows?: number
  showNew?(): unknown
}
