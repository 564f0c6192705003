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
}

/** Paging by `limit` and `offset`. A page shorter than `limit` is the last one. */
/* @__NO_SIDE_EFFECTS__ */
export function offsetPages<Params extends OffsetParams, Data, Row>({
  rows,
  rowKey,
  defaultLimit = 10,
  maxLimit = 1000,
  refetch = 'window',
}: OffsetPages<Data, Row>): Pagination<Params, Data, 'offset', Row> {
  return {
    rows,
    rowKey,
    defaultLimit,
    maxLimit,
    refetch,
    first: { offset: 0 } as Partial<Pick<Params, 'offset'>>,
    next(page, { limit = defaultLimit, offset = 0 }) {
      if (rows(page).length < limit) return
      return { offset: offset + limit } as Partial<Pick<Params, 'offset'>>
    },
  }
}
