import type { InfiniteData } from '@tanstack/react-query'
import type { PaginatedEndpoint } from '../core/endpoint.ts'
import { asReceived, type RowList, type Unreadable, unreadableOf, withRows } from '../core/schema/rowList.ts'
import { rowsByKey, unreadableIn } from './rows.ts'

/** Rows that a refetch found above those of a pinned list. */
export interface Newer<Data = unknown> {
  /** Rows that are not on the screen, unreadable ones included. */
  readonly count: number
  /** The answer that has them, and below them as many rows of the screen as it reaches. */
  readonly answer: Data
}

interface LoadedPages<Params, Data, Cursor extends keyof Params, Row> {
  endpoint: PaginatedEndpoint<Params, Data, Cursor, Row>
  /** The params of the list, in their one spelling. */
  own: Params
  data: InfiniteData<Data, unknown>
  /** Whether the first page of the list is among the loaded ones. */
  hasHead: boolean
}

/**
 * Reloads pages: in one request where they are within the limit, else only the first of them. The rows of a pinned list keep their
 * places, each as the answer has it. A row that is readable again returns to its place. `newer` is what the answer has above them,
 * when it begins at the head.
 */
export async function refetchPages<Params, Data, Cursor extends keyof Params, Row>(
  { endpoint: { pagination }, own, data: { pages, pageParams }, hasHead }: LoadedPages<Params, Data, Cursor, Row>,
  ask: (cursor: object) => Promise<Data>,
): Promise<{ pages: Data[]; newer?: Newer<Data> }> {
  const { received, first, defaultLimit } = pagination
  const { limit = defaultLimit } = own as { limit?: number }
  const cursor: { limit?: number } = hasHead ? first : (pageParams[0] as object)
  const pin = pagination.pin?.(own)
  const loaded = rowsByKey(pagination, pages)
  const count = pin ? loaded.size + unreadableIn(pages).length : pages.reduce((sum, page) => sum + received(page), 0)
  const most = pagination.most?.(own) ?? pagination.maxLimit
  const isWhole = pagination.refetch === 'window' && count <= most
  // The last page may have been short, and have grown. A page inside of the list begins with rows of the one before it.
  const wanted = Math.max(count, limit * pages.length) + (cursor.limit ?? limit) - limit
  const answer = await ask(isWhole && wanted > limit ? { ...cursor, limit: Math.min(wanted, most) } : cursor)

  if (!pin) {
    if (!isWhole) return { pages: [answer, ...pages.slice(1)] }
    let end = 0
    const cut = pages.map((page, index) => {
      const start = end
      end += index < pages.length - 1 ? received(page) : Number.POSITIVE_INFINITY
      return slice(pagination, answer, start, end)
    })
    return { pages: cut }
  }

  const bringAgain = pageFrom(pagination, answer)
  const again = pages.map(bringAgain)
  const now = again.map(({ page }, index) => withMaps(page, answer, index === 0))
  if (!hasHead) return { pages: now }
  // An empty list has nothing to keep in its place.
  if (!loaded.size) return { pages: [answer] }
  const places = [...loaded.values()].map((row) => pin.place(row) ?? Number.POSITIVE_INFINITY)
  const bottom = places.reduce((low, place) => (place < low ? place : low))
  // Of the lowest time more rows may be on the next page. A list that has ended has none: there they are new.
  const last = pages.at(-1) as Data
  const hasEnded = pagination.next(last, { ...own, ...(pageParams.at(-1) as object) }, own) === undefined
  const shown = rowsByKey(pagination, now)
  const newer = [...rowsByKey(pagination, [answer])].filter(([key, row]) => {
    const place = pin.place(row) ?? Number.POSITIVE_INFINITY
    return !shown.has(key) && (place > bottom || (place === bottom && hasEnded))
  })
  // A page without a readable row is as far above the next page as it has rows.
  const top = again.reduceRight((next, { page, start = next - received(page) }) => start, Number.POSITIVE_INFINITY)
  return { pages: now, newer: { count: newer.length + unreadableWithin(answer, 0, top).length, answer } }
}

type KeyedList<Data, Row> = RowList<Data, Row> & { rowKey(row: Row): string }

/** Makes the function that cuts a page of a pinned list from an answer. It gives the page's start in the answer, too. */
function pageFrom<Data, Row>(list: KeyedList<Data, Row>, answer: Data) {
  const fresh = rowsByKey(list, [answer])
  const came = keysOf(list, answer)
  const places = new Map(came.map((key, place) => [key, place]))
  places.delete(undefined)

  return (page: Data): { page: Data; start?: number } => {
    const rows = list.rows(page).map((row) => fresh.get(list.rowKey(row)) ?? row)
    const same = withRows(list, page, rows)
    const keys = keysOf(list, page)
    const isFound = (key: string | undefined) => places.has(key)
    const found = keys.filter(isFound).map((key) => places.get(key) as number)
    if (!found.length) return { page: same }
    // Unreadable rows have no key. At an end of the page, their distance from the nearest row with a key finds them.
    const start = Math.min(...found) - keys.findIndex(isFound)
    const end = Math.max(...found) + keys.length - keys.findLastIndex(isFound)

    const before = unreadableOf(page)
    const outOfReach = before.filter(({ index }) => start + index >= came.length)
    const unreadable = [...unreadableWithin(answer, start, end), ...outOfReach]
    const gone = before.length - unreadable.length
    const mended = gone > 0 ? came.slice(Math.max(start, 0), end).filter((key) => key && !keys.includes(key)) : []
    // The service dropped an unreadable row. It stays: a page with fewer rows than asked for would end the list.
    if (mended.length < gone) return { page: same, start }
    for (const key of mended as string[]) {
      const place = places.get(key) as number
      const above = rows.findLastIndex((row) => (places.get(list.rowKey(row)) ?? place) < place)
      rows.splice(above + 1, 0, fresh.get(key) as Row)
    }
    return { page: withRows(list, page, rows, unreadable), start }
  }
}

/** The keys of rows as received: `undefined` for an unreadable row. */
function keysOf<Data, Row>(list: KeyedList<Data, Row>, data: Data): (string | undefined)[] {
  return asReceived(list, data).map(({ row, isRead }) => (isRead ? list.rowKey(row) : undefined))
}

/** The unreadable rows of a part of an answer, with their places in that part. */
const unreadableWithin = (answer: unknown, start: number, end: number): Unreadable[] =>
  unreadableOf(answer)
    .filter(({ index }) => index >= start && index < end)
    .map((one) => ({ ...one, index: one.index - start }))

/** A part of an answer, between two indexes of the rows as received. */
function slice<Data, Row>(list: RowList<Data, Row>, answer: Data, start: number, end: number): Data {
  const unreadable = unreadableOf(answer)
  const readBefore = (place: number) => place - unreadable.filter(({ index }) => index < place).length
  const rows = list.rows(answer).slice(readBefore(start), readBefore(end))
  return withRows(list, answer, rows, unreadableWithin(answer, start, end))
}

/** A page with an answer's entries for addresses (`address_book`, `metadata`); the first page keeps all of it. */
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
