import { describe, expect, it } from 'vitest'
import type { PagedContract } from '../../src/core/endpoint.ts'
import { cursorPages, offsetPages, windowPages } from '../../src/core/pagination.ts'
import type { RowsName } from '../../src/core/schema/rowList.ts'

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

/** The facts of a list. */
const listOf = <Asked, Data, Rows extends RowsName<Data>>(rows: Rows, maxLimit = 1000) =>
  ({ rows, paging: { defaultLimit: 10, maxLimit } }) as PagedContract<Asked, Data, Rows>
const timed = listOf<Params, { rows: Row[] }, 'rows'>('rows', 8)

/** A list by time as the service gives it: newest first by default, bounds included. */
function answer(all: readonly Row[], params: Params) {
  const { limit = 10, offset = 0, start_utime = 0, end_utime = Number.POSITIVE_INFINITY, sort } = params
  const rows = all.filter(({ utime }) => utime >= start_utime && utime <= end_utime)
  if (sort === 'asc') rows.reverse()
  return { rows: rows.slice(offset, offset + limit) }
}

/** Ids in the order in which paging meets them, each once, and the number of requests. */
function walk(all: readonly Row[], params: Params, first: { offset?: 0 } = {}) {
  const pages = windowPages(timed, {
    rowKey: ({ id }) => String(id),
    utime: ({ utime }) => utime,
    first,
  })
  const seen = new Set<number>()
  let cursor: Params | null | undefined = pages.first
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

  it('asks for as many more rows as the page before ends with of one time: no page lacks new ones', () => {
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

  it('ascends from the last row of a list that is sorted oldest first', () => {
    const { asked, ids } = walk(rows(9, 8, 7, 7, 6), { limit: 2, sort: 'asc' })
    expect(ids).toEqual([4, 3, 2, 1, 0])
    expect(asked[1]).toEqual({ limit: 3, sort: 'asc', start_utime: 7 })
  })

  it('skips rows by offset where one time has more than a request can bring', () => {
    const many = rows(...Array.from({ length: 20 }, () => 7), 6, 5)
    expect(walk(many, { limit: 3 }, { offset: 0 }).ids).toEqual(many.map(({ id }) => id))
  })

  it('without an offset, continues at the second before when even the greatest page is of one second', () => {
    const { ids, requests } = walk(rows(7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 5), { limit: 2 })
    expect(ids).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 9, 10])
    expect(requests).toBeLessThan(10)
  })
})

/** A page whose rows at these places were taken out of it. */
const without = <Data extends { rows: Row[] }>(page: Data, places: readonly number[]) => ({
  ...page,
  rows: page.rows.filter((_, index) => !places.includes(index)),
  unreadable: places.map((index) => ({ index, row: page.rows[index], fault: 'x' })),
})

describe('rows that were taken out, because they are not as documented', () => {
  const pages = windowPages(timed, {
    rowKey: ({ id }) => String(id),
    utime: ({ utime }) => utime,
  })
  const nextOf = (utimes: number[], places: number[], params: Params = { limit: utimes.length }) =>
    pages.next(without({ rows: rows(...utimes) }, places), params)

  it('make no full page a short one', () => {
    expect(nextOf([9, 8, 7], [0])).toEqual({ offset: 0, end_utime: 7, limit: 4 })
  })

  it('are repeated where they follow the last row with a time: so many more are asked for', () => {
    expect(nextOf([9, 8, 7], [1, 2])).toEqual({ offset: 0, end_utime: 9, limit: 6 })
    expect(nextOf([9, 8, 8], [2])).toEqual({ offset: 0, end_utime: 8, limit: 5 })
  })

  it('are skipped by offset where they and the rows of one time are more than a request can bring', () => {
    expect(nextOf([9, 8, 8, 8, 8, 8, 8, 8, 8, 8], [8, 9])).toEqual({ offset: 9, end_utime: 8, limit: 10 })
  })

  it('are skipped by offset where they are the whole page', () => {
    expect(nextOf([9, 8], [0, 1])).toEqual({ offset: 2 })
  })

  describe('and are the whole page of a list without offsets', () => {
    const { next } = windowPages(timed, {
      rowKey: ({ id }) => String(id),
      utime: ({ utime }) => utime,
      first: {},
    })
    const behind = (raw: unknown[], params: Params = { limit: raw.length }, own = params) =>
      next({ rows: [], unreadable: raw.map((row, index) => ({ index, row, fault: 'x' })) } as never, params, own)

    it.each([
      ['no objects', [null, 'sorry', 7]],
      ['without a time', [{ id: 1 }]],
      ['with a time that is none', [{ utime: '7' }, { utime: -1 }, { utime: 7.5 }, { utime: 2 ** 32 }]],
    ])('%s: there is no way on, and this is no end', (_what, raw) => {
      expect(behind(raw)).toBeNull()
      expect(behind(raw, { limit: raw.length + 1 })).toBeUndefined()
    })

    it('lead on by the times that they still say', () => {
      expect(behind([{ utime: 9 }, { utime: 8 }])).toEqual({ end_utime: 8, limit: 3 })
      expect(behind([{ utime: 9 }, { utime: 8 }, null, { utime: 8 }])).toEqual({ end_utime: 8, limit: 7 })
    })

    it('lead on to the second before where a request can bring no more of them', () => {
      const eight = Array.from({ length: 8 }, (_, n) => (n ? null : { utime: 8 }))
      expect(behind(eight, { limit: 8 }, { limit: 2 })).toEqual({ end_utime: 7 })
    })
  })

  it('count for offsets too', () => {
    const offsets = offsetPages(timed, { rowKey: ({ id }) => String(id), order: 'id' })
    expect(offsets.next(without({ rows: rows(1, 2) }, [1]), { limit: 2 })).toEqual({ offset: 2 })
    expect(offsets.next(without({ rows: rows(1) }, [0]), { limit: 2 })).toBeUndefined()
  })
})

describe('paging by cursor', () => {
  const pages = cursorPages(
    listOf<{ after?: string; offset?: number }, { rows: Row[]; next_cursor: string | null }, 'rows'>('rows'),
    {
      rowKey: ({ id }) => String(id),
    },
  )

  it('continues while there is a cursor, even after a page without rows', () => {
    expect(pages.next({ rows: [], next_cursor: 'c' }, {})).toEqual({ after: 'c' })
    expect(pages.next({ rows: rows(1), next_cursor: null }, {})).toBeUndefined()
  })
})

describe('paging by offset', () => {
  const pages = offsetPages(listOf<{ limit?: number; offset?: number }, Row[], 'itself'>('itself'), {
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
