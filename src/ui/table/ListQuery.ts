import type { TonCenterError } from '../../core/errors.ts'
import type { WaitingQuery } from '../states/useWait.ts'
import type { ReadRows } from './readRows.ts'

/** How the rows load, for the shell: an infinite query fits. */
export interface ListQuery<Row> extends WaitingQuery {
  readonly data?: ReadRows<Row> | undefined
  /** `pending` until the first answer. */
  readonly status: 'pending' | 'error' | 'success'
  /** Why the last request failed; `null` otherwise. */
  readonly error: TonCenterError | null
  /** Whether the next page has failed. */
  readonly isFetchNextPageError: boolean
  /** Whether the next page loads. */
  readonly isFetchingNextPage: boolean
  /** Whether there are more rows. */
  readonly hasNextPage: boolean
  refetch(): unknown
  /** Loads the next page. */
  fetchNextPage(options?: { cancelRefetch?: boolean }): unknown
  /** New rows at the head that wait to be shown. */
  readonly newRows?: number
  /** Shows the new rows. */
  showNew?(): unknown
  /** Rows may be missing: they moved while the list loaded in parts. */
  readonly mayLackRows?: boolean
}

/** Whether there may be more rows than those that are loaded. */
export const mayHaveMore = (query: Pick<ListQuery<unknown>, 'hasNextPage' | 'mayLackRows'> | undefined): boolean =>
  query?.hasNextPage === true || query?.mayLackRows === true
