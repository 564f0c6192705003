import type { InfiniteData } from '@tanstack/react-query'
import type { PaginatedEndpoint } from '../core/endpoint.ts'
import { byKey, keyOf, withRows } from './rows.ts'

/** What a refetch found above the rows of a pinned list. */
export interface Newer<Data = unknown> {
  /** Rows that are not on the screen. */
  readonly count: number
  /** The answer that has them, and below them, as far as it reaches, what is on the screen. */
  readonly answer: Data
}

interface Loaded<Params, Data, Cursor extends keyof Params, Row> {
  endpoint: PaginatedEndpoint<Params, Data, Cursor, Row>
  /** The params of the list, in their one spelling. */
  own: Params
  data: InfiniteData<Data, unknown>
  /** Whether the first page of the list is among the loaded ones. */
  hasHead: boolean
}

/**
 * Asks for loaded pages again: in one request where they are within the limit, else for the first of them. The rows of a pinned
 * list stay where they are, each as the answer has it; `newer` is what the answer has above them, when it begins at the head.
 */
export async function refetchPages<Params, Data, Cursor extends keyof Params, Row>(
  { endpoint: { pagination }, own, data: { pages, pageParams }, hasHead }: Loaded<Params, Data, Cursor, Row>,
  ask: (cursor: object) => Promise<Data>,
): Promise<{ pages: Data[]; newer?: Newer<Data> }> {
  const { rows, first, defaultLimit } = pagination
  const { limit = defaultLimit } = own as { limit?: number }
  const cursor: { limit?: number } = hasHead ? first : (pageParams[0] as object)
  const pin = pagination.pin?.(own)
  const loaded = byKey(pagination, pages)
  const count = pin ? loaded.size : pages.reduce((sum, page) => sum + rows(page).length, 0)
  const most = pagination.most?.(own) ?? pagination.maxLimit
  const isWhole = pagination.refetch === 'window' && count <= most
  // The last page may have been short, and have grown; a page inside of the list begins with rows of the one before it.
  const wanted = Math.max(count, limit * pages.length) + (cursor.limit ?? limit) - limit
  const answer = await ask(isWhole && wanted > limit ? { ...cursor, limit: Math.min(wanted, most) } : cursor)

  if (!pin) {
    if (!isWhole) return { pages: [answer, ...pages.slice(1)] }
    let end = 0
    const cut = pages.map((page, index) => {
      const start = end
      end += index < pages.length - 1 ? rows(page).length : Number.POSITIVE_INFINITY
      return withRows(pagination, answer, rows(answer).slice(start, end))
    })
    return { pages: cut }
  }

  const fresh = byKey(pagination, [answer])
  const now = pages.map((page, index) => {
    const list = rows(page).map((row) => fresh.get(keyOf(pagination, row)) ?? row)
    return withRows(pagination, withMaps(page, answer, index === 0), list)
  })
  if (!hasHead) return { pages: now }
  // An empty list has nothing to keep in its place.
  if (!loaded.size) return { pages: [answer] }
  const places = [...loaded.values()].map((row) => pin.place(row) ?? Number.POSITIVE_INFINITY)
  const bottom = places.reduce((low, place) => (place < low ? place : low))
  // Of the lowest time more rows may be on the next page. A list that has ended has none: there they are new.
  const last = pages.at(-1) as Data
  const hasEnded = !pagination.next(last, { ...own, ...(pageParams.at(-1) as object) }, own)
  const newer = [...fresh].filter(([key, row]) => {
    const place = pin.place(row) ?? Number.POSITIVE_INFINITY
    return !loaded.has(key) && (place > bottom || (place === bottom && hasEnded))
  })
  return { pages: now, newer: { count: newer.length, answer } }
}

/** A page with what an answer says of the addresses it knows (`address_book`, `metadata`); the first page keeps all of it. */
function withMaps<Data>(page: Data, answer: Data, isAll: boolean): Data {
  if (Array.isArray(page)) return page
  const maps = Object.entries(page as object).flatMap(([name, map]) => {
    const news = (answer as Record<string, unknown>)[name]
    if (!isMap(map) || !isMap(news)) return []
    return [[name, isAll ? { ...map, ...news } : mapOver(map, (value, key) => news[key] ?? value)]]
  })
  return { ...page, ...Object.fromEntries(maps) }
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const mapOver = (map: Record<string, unknown>, change: (value: unknown, key: string) => unknown) =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value, key)]))
