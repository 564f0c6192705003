import type { WaitingQuery } from '../states/useWait.ts'
import type { ReadRows } from './readRows.ts'

/** How the rows load, for the shell: an infinite query fits. */
export interface ListQuery<Row> extends WaitingQuery {
  readonly data?: ReadRows<Row> | undefined
  readonly status: 'pending' | 'error' | 'success'
  readonly error: unknown
  readonly isFetchNextPageError: boolean
  readonly isFetchingNextPage: boolean
  readonly hasNextPage: boolean
  refetch(): unknown
  fetchNextPage(options?: { cancelRefetch?: boolean }): unknown
  /** New rows at the head that wait to be shown. */
  readonly newRows?: number
  showNew?(): unknown
  /** Rows may be missing: they moved while the list loaded in parts. */
  readonly mayLackRows?: boolean
}

/** Whether there may be more rows than those that are loaded. */
export const mayHaveMore = (query: Pick<ListQuery<unknown>, 'hasNextPage' | 'mayLackRows'> | undefined): boolean =>
  query?.hasNextPage === true || query?.mayLackRows === true
