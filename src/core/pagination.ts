import { attempt } from './attempt.ts'
import type { Order, Pagination, Pin } from './endpoint.ts'
import { sharing } from './sharing.ts'

interface Paging<Data, Row> {
  rows(data: Data): readonly Row[]
  rowKey(row: Row): string
  /** Members that the hash in the key settles. */
  hashed?: readonly string[]
  /** Default 10. */
  defaultLimit?: number
  /** Default 1 000. */
  maxLimit?: number
}

interface OffsetParams {
  limit?: number | undefined
  offset?: number | undefined
}

/** Paging by `limit` and `offset`. A page shorter than `limit` is the last one. */
/* @__NO_SIDE_EFFECTS__ */
export function offsetPages<Params extends OffsetParams, Data, Row>({
  rows,
  rowKey,
  hashed = [],
  order,
  defaultLimit = 10,
  maxLimit = 1000,
  pastTheEnd,
}: Paging<Data, Row> & {
  order: Order
  /** An empty page, where the service answers 404 past the end. */
  pastTheEnd?: () => Data
}): Pagination<Params, Data, 'offset', Row> {
  return {
    rows,
    rowKey,
    hashed,
    share: sharing({ rows, rowKey, hashed }),
    order,
    defaultLimit,
    maxLimit,
    refetch: 'window',
    ...(pastTheEnd && { pastTheEnd }),
    first: { offset: 0 } as Partial<Pick<Params, 'offset'>>,
    next(page, { limit = defaultLimit, offset = 0 }) {
      if (rows(page).length < limit) return
      return { offset: offset + limit } as Partial<Pick<Params, 'offset'>>
    },
  }
}

interface WindowParams extends OffsetParams {
  start_lt?: string | undefined
  end_lt?: string | undefined
  start_utime?: number | undefined
  end_utime?: number | undefined
  sort?: 'asc' | 'desc' | undefined
}

interface Windows<Params, Data, Row> extends Paging<Data, Row> {
  /** The logical time that `start_lt` and `end_lt` compare with; `null` while it may change. */
  lt?: (row: Row) => string | null
  /** The unix seconds that `start_utime` and `end_utime` compare with; `null` while they may change. */
  utime: (row: Row) => number | null
  /** Whether an lt bound keeps the order by lt even beside a utime bound, which else makes it an order by time. */
  isLtFirst?: boolean
  /** Whether these params bring another order, or bounds would leave rows out. */
  isUnbound?: (params: Params) => boolean
  /** Rows in one request with these params, where that is less than `maxLimit`. */
  most?: (params: Params) => number
}

/**
 * Paging of lists in order of time by windows: the next page ends at the time of the last row, both included. So new rows shift
 * nothing, no offset gets deep, and of rows of one time none is lost where a page cuts between them: they come again, and so many
 * more are asked for. Rows with one key are one row.
 */
/* @__NO_SIDE_EFFECTS__ */
export function windowPages<Params extends WindowParams, Data, Row, Cursor extends 'offset' | 'end_utime' = 'offset'>({
  rows,
  rowKey,
  hashed = [],
  lt,
  utime,
  isLtFirst,
  isUnbound,
  defaultLimit = 10,
  maxLimit = 1000,
  most = () => maxLimit,
  first = { offset: 0 } as never,
}: Windows<Params, Data, Row> & {
  /** `{}` where the endpoint takes no offset. */
  first?: Partial<Pick<Params, Cursor & keyof Params>>
}): Pagination<Params, Data, Cursor & keyof Params, Row> {
  const pinOf = (params: Params): Pin<Row> | undefined => {
    if (isUnbound?.(params)) return
    const { start_lt, end_lt, start_utime, end_utime, sort } = params
    const timed = (start_utime ?? end_utime) !== undefined && !(isLtFirst && (start_lt ?? end_lt) !== undefined)
    const by = lt && !timed ? lt : utime
    return {
      // A row that is not as documented has no place.
      place: (row) =>
        attempt(() => {
          const value = by(row)
          return typeof value === 'string' ? BigInt(value) : value
        }) ?? undefined,
      from: (row) => ({ ...first, [`${sort === 'asc' ? 'start' : 'end'}_${by === lt ? 'lt' : 'utime'}`]: by(row) }),
    }
  }
  return {
    rows,
    rowKey,
    hashed,
    share: sharing({ rows, rowKey, hashed }),
    order: lt ? 'lt' : 'utime',
    defaultLimit,
    maxLimit,
    refetch: 'window',
    first,
    most,
    // Of the oldest first, new rows come at the end: nothing shifts.
    pin: (params) => (params.sort === 'asc' ? undefined : pinOf(params)),
    next(page, params, own = params) {
      const list = rows(page)
      const { limit = defaultLimit, offset = 0 } = params
      if (list.length < limit) return
      const pin = pinOf(own)
      const isDown = own.sort !== 'asc'
      // Not simply the last row: one that was pending may have found its place above.
      let edge: { row: Row; at: bigint | number; tied: number } | undefined
      for (const row of pin ? list : []) {
        const at = pin?.place(row)
        if (at === undefined) continue
        if (edge?.at === at) edge.tied++
        else if (!edge || at < edge.at === isDown) edge = { row, at, tied: 1 }
      }
      if (!pin || !edge) return { offset: offset + limit } as never
      const { tied } = edge
      const from = pin.from(edge.row)
      const { limit: ownLimit = defaultLimit } = own
      if (tied < most(own)) return { ...from, limit: Math.min(ownLimit + tied, most(own)) } as never
      // More rows of one time than a request can bring.
      return {
        ...from,
        ...('offset' in first ? { limit, offset: offset + tied } : { end_utime: Number(edge.at) - 1 }),
      } as never
    },
  }
}

/** Paging by a cursor that the answer brings along, as `after`; `null` on the last page. By id, ascending. */
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
}: Paging<Data, Row>): Pagination<Params, Data, 'after' | 'offset', Row> {
  return {
    rows,
    rowKey,
    share: sharing({ rows, rowKey }),
    order: 'id',
    defaultLimit,
    maxLimit,
    refetch: 'window',
    first: {},
    next: ({ next_cursor }) =>
      next_cursor === null ? undefined : ({ after: next_cursor } as Partial<Pick<Params, 'after'>>),
  }
}
