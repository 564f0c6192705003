import { describe, expect, it } from 'vitest'
import { cursorPages, offsetPages, timePages } from '../../src/core/pagination.ts'

interface Row {
  id: number
  utime: number
}
interface Params {
  limit?: number | undefined
  end_utime?: number | undefined
}

/** What the service does with a list that has no offset: newest first, ends included. */
const answer = (all: readonly Row[], { limit = 100, end_utime = Number.POSITIVE_INFINITY }: Params) => ({
  rows: all.filter(({ utime }) => utime <= end_utime).slice(0, limit),
})

/** Ids in the order in which paging meets them, each once, and the number of requests. */
function walk(all: readonly Row[], params: Params) {
  const pages = timePages<Params, { rows: Row[] }, Row>({
    rows: ({ rows }) => rows,
    rowKey: ({ id }) => String(id),
    maxLimit: 8,
  })
  const seen = new Set<number>()
  let cursor: Params | undefined = pages.first
  let requests = 0
  while (cursor && requests < 50) {
    const asked: Params = { ...params, ...cursor }
    const page = answer(all, asked)
    requests++
    for (const { id } of page.rows) seen.add(id)
    cursor = pages.next(page, asked)
  }
  return { ids: [...seen], requests }
}
const rows = (...utimes: number[]): Row[] => utimes.map((utime, id) => ({ id, utime }))

describe('paging by time', () => {
  it('asks once for an empty list and for a page that is not full', () => {
    expect(walk(rows(), { limit: 2 })).toEqual({ ids: [], requests: 1 })
    expect(walk(rows(5), { limit: 2 })).toEqual({ ids: [0], requests: 1 })
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

  it('goes on to the second before when even the greatest page is of one second', () => {
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
  })

  it('ends at a page shorter than the limit that was sent, or than the default', () => {
    expect(pages.next(rows(1), { limit: 2 })).toBeUndefined()
    expect(pages.next(rows(1, 2), { limit: 2 })).toEqual({ offset: 2 })
    expect(pages.next(rows(1, 2), { limit: 2, offset: 4 })).toEqual({ offset: 6 })
    expect(pages.next(rows(1, 2), {})).toBeUndefined()
  })
})
