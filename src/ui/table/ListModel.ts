import type { Unreadable } from '../../core/schema/rowList.ts'
import type { QueryOptions } from '../root/props.ts'
import type { ListQuery } from './ListQuery.ts'
import { NO_ROWS } from './readRows.ts'

/** What the model of every list is made from. */
export interface ListOptions<Row> {
  /** Rows to render: then nothing is asked for. */
  data?: readonly Row[] | undefined
  /** Rows loaded at a time. Default 25. */
  pageSize?: number | undefined
  queryOptions?: QueryOptions | undefined
}

/** What every list shows, headless: render your own from it. */
export interface ListModel<Row> {
  /** All that have loaded; empty until the first have. */
  readonly rows: readonly Row[]
  /** Rows that are not as documented, and so not among the others. */
  readonly unreadable: readonly Unreadable[]
  /** How they load: status, error, next page, rows that wait at the head. Absent when nothing is asked for. */
  readonly query: ListQuery<Row> | undefined
}

/** The rows that were given, or those of a query where one `asks`. */
export function listModel<Row>(data: readonly Row[] | undefined, query: ListQuery<Row>, asks: boolean): ListModel<Row> {
  const { rows = NO_ROWS, unreadable = NO_ROWS } = (data ? { rows: data } : query.data) ?? {}
  return { rows, unreadable, query: asks ? query : undefined }
}
