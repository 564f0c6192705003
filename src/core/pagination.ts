import type { Order, PagedContract, PageLimits, Pagination, Pin } from './endpoint.ts'
import { utime as seconds } from './schema/params.ts'
import { asReceived, type ReceivedRow, type RowIn, type RowList, type RowsName, rowList } from './schema/rowList.ts'
import { run, type Schema } from './schema/schema.ts'
import { sharing } from './sharing.ts'

interface KeyedRows<Row> {
  rowKey(row: Row): string
  /** Members that the hash in the key settles. */
  hashed?: readonly string[]
}

type PagingPolicy<Params, Data, Cursor extends keyof Params, Row> = Omit<
  Pagination<Params, Data, Cursor, Row>,
  keyof RowList<Data, Row> | keyof PageLimits | 'share'
>

/** The pagination of a list: what its contract states, and how the next page is found. */
/* @__NO_SIDE_EFFECTS__ */
export function paging<Params, Data, Rows extends RowsName<Data>, Cursor extends keyof Params>(
  { rows, paging }: PagedContract<Params, Data, Rows>,
  policyOf: (list: RowList<Data, RowIn<Data, Rows>>) => PagingPolicy<Params, Data, Cursor, RowIn<Data, Rows>>,
): Pagination<Params, Data, Cursor, RowIn<Data, Rows>> {
  const list = rowList<Data, RowIn<Data, Rows>>(rows)
  const made = { ...list, ...paging, ...policyOf(list) }
  return { ...made, share: sharing(made) }
}

/**
 * The value that `find` finds in a row. An unreadable row may be anything: where `find` throws or `schema` refuses,
 * there is none.
 */
function findIn<Row, Found>(
  { row, isRead }: ReceivedRow<Row>,
  schema: Schema<Found>,
  find: (row: Row) => Found | undefined,
): Found | undefined {
  if (isRead) return find(row)
  try {
    const { value, issues } = run(schema, find(row))
    return issues.length ? undefined : value
  } catch {
    return
  }
}

/**
 * The cursor of the last row, or of the last unreadable row that has one. `null` where all rows are unreadable, and
 * none has one.
 */
export function cursorOfLast<Data, Row, Cursor>(
  list: RowList<Data, Row>,
  page: Data,
  schema: Schema<Cursor>,
  cursorOf: (row: Row, index: number) => Cursor | undefined,
): Cursor | null | undefined {
  const all = asReceived(list, page)
  for (let index = all.length - 1; index >= 0; index--) {
    const one = all[index] as ReceivedRow<Row>
    const found = findIn(one, schema, (row) => cursorOf(row, index))
    if (found || one.isRead) return found
  }
  return all.length ? null : undefined
}

interface OffsetParams {
  limit?: number | undefined
  offset?: number | undefined
}

/** Paging by `limit` and `offset`. A page shorter than `limit` is the last one. */
/* @__NO_SIDE_EFFECTS__ */
export const offsetPages = <Params extends OffsetParams, Data, Rows extends RowsName<Data>>(
  contract: PagedContract<Params, Data, Rows>,
  policy: KeyedRows<RowIn<Data, Rows>> & {
    order: Order
    /** An empty page, where the service answers 404 past the end. */
    pastTheEnd?: () => Data
  },
): Pagination<Params, Data, 'offset', RowIn<Data, Rows>> =>
  paging(contract, (list) => ({
    ...policy,
    refetch: 'window',
    first: { offset: 0 } as Partial<Pick<Params, 'offset'>>,
    next(page, { limit = contract.paging.defaultLimit, offset = 0 }) {
      if (list.received(page) < limit) return
      return { offset: offset + limit } as Partial<Pick<Params, 'offset'>>
    },
  }))

interface WindowParams extends OffsetParams {
  start_lt?: string | undefined
  end_lt?: string | undefined
  start_utime?: number | undefined
  end_utime?: number | undefined
  sort?: 'asc' | 'desc' | undefined
}

interface WindowOptions<Params, Row> extends KeyedRows<Row> {
  /** The logical time that `start_lt` and `end_lt` compare with; `null` while it may change. */
  lt?: (row: Row) => string | null
  /** The unix seconds that `start_utime` and `end_utime` compare with; `null` while they may change. */
  utime: (row: Row) => number | null
  /** Whether an lt bound keeps the order by lt beside a utime bound. Else a utime bound makes it an order by time. */
  isLtFirst?: boolean
  /** Whether these params set another order, or bounds would leave rows out. */
  isUnbound?: (params: Params) => boolean
  /** Rows in one request with these params, where that is less than `maxLimit`. */
  most?: (params: Params) => number
}

/**
 * Paging by windows of time: the next page ends at the time of the last row, inclusive. New rows shift nothing, and no offset gets
 * deep. A page that cuts between rows of one time loses none. The next page repeats them, and asks for as many more. Rows with one
 * key are one row.
 */
/* @__NO_SIDE_EFFECTS__ */
export const windowPages = <
  Params extends WindowParams,
  Data,
  Rows extends RowsName<Data>,
  Cursor extends 'offset' | 'end_utime' = 'offset',
>(
  contract: PagedContract<Params, Data, Rows>,
  {
    lt,
    utime,
    isLtFirst,
    isUnbound,
    most = () => contract.paging.maxLimit,
    first = { offset: 0 } as never,
    ...policy
  }: WindowOptions<Params, RowIn<Data, Rows>> & {
    /** `{}` where the endpoint takes no offset. */
    first?: Partial<Pick<Params, Cursor & keyof Params>>
  },
): Pagination<Params, Data, Cursor & keyof Params, RowIn<Data, Rows>> =>
  paging(contract, (list) => {
    type Row = RowIn<Data, Rows>
    const { defaultLimit } = contract.paging
    const pinOf = (params: Params): Pin<Row> | undefined => {
      if (isUnbound?.(params)) return
      const { start_lt, end_lt, start_utime, end_utime, sort } = params
      const timed = (start_utime ?? end_utime) !== undefined && !(isLtFirst && (start_lt ?? end_lt) !== undefined)
      const by = lt && !timed ? lt : utime
      return {
        place(row) {
          const value = by(row)
          return typeof value === 'string' ? BigInt(value) : (value ?? undefined)
        },
        from: (row) => ({ ...first, [`${sort === 'asc' ? 'start' : 'end'}_${by === lt ? 'lt' : 'utime'}`]: by(row) }),
      }
    }
    const hasOffset = 'offset' in first
    return {
      ...policy,
      order: lt ? 'lt' : 'utime',
      refetch: 'window',
      first,
      most,
      // With the oldest first, new rows are at the end: nothing shifts.
      pin: (params) => (params.sort === 'asc' ? undefined : pinOf(params)),
      next(page, params, own = params) {
        const { limit = defaultLimit, offset = 0 } = params
        if (list.received(page) < limit) return
        const pin = pinOf(own)
        // Without a readable row the next page is at an offset. Where there is no offset, the times of unreadable rows
        // count.
        const isBlind = !hasOffset && !list.rows(page).length
        // Not simply the last row: one that was pending may now be above.
        let edge: { row: Row; at: bigint | number; tied: number } | undefined
        for (const one of asReceived(list, page)) {
          const { row, isRead } = one
          const rawTime = () => (isBlind ? findIn(one, seconds, utime as (row: Row) => number) : undefined)
          const at = isRead ? pin?.place(row) : rawTime()
          if (at === undefined) {
            // Rows that were taken out after the edge are sent again too.
            if (edge && !isRead) edge.tied++
          } else if (edge?.at === at) edge.tied++
          else if (!edge || at < edge.at === (own.sort !== 'asc')) edge = { row, at, tied: 1 }
        }
        if (!pin || !edge) return hasOffset ? ({ offset: offset + limit } as never) : null
        const { row, at, tied } = edge
        const { limit: ownLimit = defaultLimit } = own
        const from = pin.from(row)
        if (tied < most(own)) return { ...from, limit: Math.min(ownLimit + tied, most(own)) } as never
        // More rows of one time than one answer can hold.
        return { ...from, ...(hasOffset ? { limit, offset: offset + tied } : { end_utime: Number(at) - 1 }) } as never
      },
    }
  })

/** Paging by a cursor of the answer, sent as `after`; `null` on the last page. By id, ascending. */
/* @__NO_SIDE_EFFECTS__ */
export const cursorPages = <
  Params extends { after?: string | undefined; offset?: number | undefined },
  Data extends { next_cursor: string | null },
  Rows extends RowsName<Data>,
>(
  contract: PagedContract<Params, Data, Rows>,
  policy: KeyedRows<RowIn<Data, Rows>>,
): Pagination<Params, Data, 'after' | 'offset', RowIn<Data, Rows>> =>
  paging(contract, () => ({
    ...policy,
    order: 'id',
    refetch: 'window',
    first: {},
    next: ({ next_cursor }) =>
      next_cursor === null ? undefined : ({ after: next_cursor } as Partial<Pick<Params, 'after'>>),
  }))
