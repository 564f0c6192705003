import { describe, expect, it } from 'vitest'
import { cursorPages, offsetPages, windowPages } from '../../src/core/pagination.ts'

interface Row {
  id: number
  utime: number
}
interface Params {
  limit?: number | undefined
  offset?: number | undefined
  start_utime?: number | undefined
  end_utime?: number | undefined
  sort?: 'asc' | 'desc' | undefined
}

/** What the service does with a list by time, newest first unless told otherwise: bounds included. */
function answer(all: readonly Row[], params: Params) {
  const { limit = 10, offset = 0, start_utime = 0, end_utime = Number.POSITIVE_INFINITY, sort } = params
  const rows = all.filter(({ utime }) => utime >= start_utime && utime <= end_utime)
  if (sort === 'asc') rows.reverse()
  return { rows: rows.slice(offset, offset + limit) }
}

/** Ids in the order in which paging meets them, each once, and the number of requests. */
function walk(all: readonly Row[], params: Params, first: { offset?: 0 } = {}) {
  const pages = windowPages<Params, { rows: Row[] }, Row>({
    rows: ({ rows }) => rows,
    rowKey: ({ id }) => String(id),
    utime: ({ utime }) => utime,
    maxLimit: 8,
    first,
  })
  const seen = new Set<number>()
  let cursor: Params | undefined = pages.first
  const asked: Params[] = []
  while (cursor && asked.length < 50) {
    asked.push({ ...params, ...cursor })
    const page = answer(all, { ...params, ...cursor })
    for (const { id } of page.rows) seen.add(id)
    cursor = pages.next(page, { ...params, ...cursor }, params)
  }
  return { ids: [...seen], requests: asked.length, asked }
}
const rows = (...utimes: number[]): Row[] => utimes.map((utime, id) => ({ id, utime }))

describe('paging by windows of time', () => {
  it('asks once for an empty list and for a page that is not full', () => {
    expect(walk(rows(), { limit: 2 })).toMatchObject({ ids: [], requests: 1 })
    expect(walk(rows(5), { limit: 2 })).toMatchObject({ ids: [0], requests: 1 })
  })

  it('meets every row once, and ends', () => {
    for (const limit of [2, 3, 5]) {
      const { ids, requests } = walk(rows(9, 8, 7, 6, 5, 4, 3), { limit })
      expect(ids).toEqual([0, 1, 2, 3, 4, 5, 6])
      expect(requests).toBeLessThan(10)
    }
  })

  it('skips no row of a second that holds more rows than a page', () => {
    const { ids } = walk(rows(9, 8, 7, 7, 7, 7, 7, 6, 6, 5), { limit: 2 })
    expect(ids).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('meets every row with a limit of one', () => {
    expect(walk(rows(9, 9, 8, 7, 7, 7), { limit: 1 }).ids).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('asks for so many rows more as the page before ends with of one time: no page is short of new ones', () => {
    expect(walk(rows(9, 8, 7, 7, 7, 6, 5, 4, 3), { limit: 4 }).asked).toEqual([
      { limit: 4 },
      { limit: 6, end_utime: 7 },
      { limit: 5, end_utime: 4 },
    ])
  })

  it('never sends an offset, as long as a request can bring all rows of one time', () => {
    const { asked, ids } = walk(
      rows(...Array.from({ length: 300 }, (_, n) => 900 - (n >> 1))),
      { limit: 7 },
      { offset: 0 },
    )
    expect(asked.every(({ offset }) => offset === 0)).toBe(true)
    expect(ids).toHaveLength(300)
  })

  it('goes up from the last row of a list that is sorted oldest first', () => {
    const { asked, ids } = walk(rows(9, 8, 7, 7, 6), { limit: 2, sort: 'asc' })
    expect(ids).toEqual([4, 3, 2, 1, 0])
    expect(asked[1]).toEqual({ limit: 3, sort: 'asc', start_utime: 7 })
  })

  it('skips rows by offset where one time has more than a request can bring', () => {
    const many = rows(...Array.from({ length: 20 }, () => 7), 6, 5)
    expect(walk(many, { limit: 3 }, { offset: 0 }).ids).toEqual(many.map(({ id }) => id))
  })

  it('without an offset goes on to the second before when even the greatest page is of one second', () => {
    const { ids, requests } = walk(rows(7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 5), { limit: 2 })
    expect(ids).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 9, 10])
    expect(requests).toBeLessThan(10)
  })
})

describe('paging by cursor', () => {
  const pages = cursorPages<{ after?: string; offset?: number }, { rows: Row[]; next_cursor: string | null }, Row>({
    rows: ({ rows }) => rows,
    rowKey: ({ id }) => String(id),
  })

  it('goes on while there is a cursor, even after a page without rows', () => {
    expect(pages.next({ rows: [], next_cursor: 'c' }, {})).toEqual({ after: 'c' })
    expect(pages.next({ rows: rows(1), next_cursor: null }, {})).toBeUndefined()
  })
})

describe('paging by offset', () => {
  const pages = offsetPages<{ limit?: number; offset?: number }, Row[], Row>({
    rows: (data) => data,
    rowKey: ({ id }) => String(id),
    order: 'balance',
  })

  it('ends at a page shorter than the limit that was sent, or than the default', () => {
    expect(pages.next(rows(1), { limit: 2 })).toBeUndefined()
    expect(pages.next(rows(1, 2), { limit: 2 })).toEqual({ offset: 2 })
    expect(pages.next(rows(1, 2), { limit: 2, offset: 4 })).toEqual({ offset: 6 })
    expect(pages.next(rows(1, 2), {})).toBeUndefined()
  })
})
