import type { Pagination } from './endpoint.ts'

interface OffsetParams {
  limit?: number | undefined
  offset?: number | undefined
}

interface OffsetPages<Data, Row> {
  rows(data: Data): readonly Row[]
  rowKey(row: Row): string
  /** Default 10. */
  defaultLimit?: number
  /** Default 1 000. */
  maxLimit?: number
  /** Default `window`: a refetch of up to `maxLimit` loaded rows is one request. */
  refetch?: 'head' | 'window'
  /** An empty page, where the service answers 404 past the end. */
  pastTheEnd?: () => Data
}

/** Paging by `limit` and `offset`. A page shorter than `limit` is the last one. */
/* @__NO_SIDE_EFFECTS__ */
export function offsetPages<Params extends OffsetParams, Data, Row>({
  rows,
  rowKey,
  defaultLimit = 10,
  maxLimit = 1000,
  refetch = 'window',
  pastTheEnd,
}: OffsetPages<Data, Row>): Pagination<Params, Data, 'offset', Row> {
  return {
    rows,
    rowKey,
    defaultLimit,
    maxLimit,
    refetch,
    ...(pastTheEnd && { pastTheEnd }),
    first: { offset: 0 } as Partial<Pick<Params, 'offset'>>,
    next(page, { limit = defaultLimit, offset = 0 }) {
      if (rows(page).length < limit) return
      return { offset: offset + limit } as Partial<Pick<Params, 'offset'>>
    },
  }
}

interface WindowParams {
  limit?: number | undefined
  end_utime?: number | undefined
}

/**
 * Paging of lists without an offset, newest first: the next page ends at the time of the last row, which it repeats (rows with
 * one key are one row). Where all rows of a page are of one second, the same page is asked for again with twice the limit.
 */
/* @__NO_SIDE_EFFECTS__ */
export function timePages<Params extends WindowParams, Data, Row extends { utime: number }>({
  rows,
  rowKey,
  defaultLimit = 100,
  maxLimit = 1000,
}: Pick<OffsetPages<Data, Row>, 'rows' | 'rowKey' | 'defaultLimit' | 'maxLimit'>): Pagination<
  Params,
  Data,
  'end_utime',
  Row
> {
  return {
    rows,
    rowKey,
    defaultLimit,
    maxLimit,
    // A page's end is a time that a refetch of everything in one request would not find again.
    refetch: 'head',
    first: {},
    next(page, { limit = defaultLimit }) {
      const list = rows(page)
      const last = list.at(-1)
      if (!last || list.length < limit) return
      const stuck = list[0]?.utime === last.utime
      const patch: WindowParams = !stuck
        ? { end_utime: last.utime }
        : limit < maxLimit
          ? { end_utime: last.utime, limit: Math.min(2 * limit, maxLimit) }
          : { end_utime: last.utime - 1 }
      return patch as Partial<Pick<Params, 'end_utime'>>
    },
  }
}

/** Paging by a cursor that the answer brings along, as `after`; `null` on the last page. */
/* @__NO_SIDE_EFFECTS__ */
export function cursorPages<
  Params extends { after?: string | undefined; offset?: number | undefined },
  Data extends { next_cursor: string | null },
  Row,
>({
  rows,
  rowKey,
  defaultLimit = 100,
  maxLimit = 1000,
}: Pick<OffsetPages<Data, Row>, 'rows' | 'rowKey' | 'defaultLimit' | 'maxLimit'>): Pagination<
  Params,
  Data,
  'after' | 'offset',
  Row
> {
  return {
    rows,
    rowKey,
    defaultLimit,
    maxLimit,
    refetch: 'head',
    first: {},
    next: ({ next_cursor }) =>
      next_cursor === null ? undefined : ({ after: next_cursor } as Partial<Pick<Params, 'after'>>),
  }
}
