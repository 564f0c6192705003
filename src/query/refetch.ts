import type { InfiniteData } from '@tanstack/react-query'
import type { PaginatedEndpoint, Pagination, Pin } from '../core/endpoint.ts'
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
 * Reloads pages: in one request where they are within the limit. Else a pinned list reloads its first page, and a list by offset all
 * of its rows, in several requests. The rows of a pinned list keep their places, each as the answer has it; one that the chain has
 * dropped leaves. A row that is readable again returns to its place. `newer` is what the answer has above them,
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
  // The last page may have been short, and have grown. A page inside of the list begins with rows of the one before it.
  const above = pin ? 0 : count - received(pages.at(-1) as Data)
  const wanted = Math.max(count, limit * pages.length, above + limit) + (cursor.limit ?? limit) - limit
  const { offset } = cursor as { offset?: number }
  const isWhole = pagination.refetch === 'window' && (pin || offset === undefined ? count : wanted) <= most
  const isInParts = !pin && !isWhole && pagination.refetch === 'window'
  const answer = isInParts
    ? await (offset === undefined
        ? askAfter(pagination, own, ask, { cursor, count: wanted, most, pages: pages.length })
        : askRows(pagination, ask, { from: offset, count: wanted, most }))
    : await ask(isWhole && wanted > limit ? { ...cursor, limit: Math.min(wanted, most) } : cursor)

  if (!pin) {
    if (!isWhole && !isInParts) return { pages: [answer, ...pages.slice(1)] }
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
  const isGone = goneFrom(pagination, pin, answer)
  const now = again.map(({ page }, index) => withMaps(withoutRows(pagination, page, isGone), answer, index === 0))
  // A short last page would end the list.
  const bottomPage = now.at(-1) as Data
  if (received(bottomPage) < received(again.at(-1)?.page as Data)) {
    const [top] = pagination.rows(bottomPage).filter((row) => pin.place(row) !== undefined)
    now[now.length - 1] = await ask(now.length > 1 || !top ? (pageParams.at(-1) as object) : pin.from(top))
  }
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

/** Reloads the rows from an offset on, in requests of at most `most` rows. Each has the last row of the one before again. */
export async function askRows<Data, Row>(
  list: KeyedList<Data, Row>,
  ask: (cursor: object) => Promise<Data>,
  { from, count, most }: { from: number; count: number; most: number },
): Promise<Data> {
  let all: Data = await ask({ offset: from, limit: Math.min(count, most) })
  let last: Data = all
  let offset = from
  let asked = Math.min(count, most)
  // Bounded: a list whose rows move all the time would have no end.
  let left = 2 * Math.ceil(count / Math.max(1, most - 1)) + 20
  while (most > 1 && list.received(all) < count && list.received(last) === asked && left-- > 0) {
    const known = rowsByKey(list, [all])
    offset += asked - 1
    asked = Math.min(count - list.received(all) + 1, most)
    last = await ask({ offset, limit: asked })
    // Rows above it have left since: what they moved up is on a part before this one.
    while (offset > from && left-- > 0) {
      const [first] = asReceived(list, last)
      if (first && (!first.isRead || known.has(list.rowKey(first.row)))) break
      offset = Math.max(from, offset - 2 * (most - 1))
      asked = most
      last = await ask({ offset, limit: most })
    }
    const rows = list.rows(last).filter((row) => !known.has(list.rowKey(row)))
    const texts = new Set(unreadableOf(all).map(({ row }) => JSON.stringify(row)))
    const news = unreadableOf(last).filter(({ row }) => !texts.has(JSON.stringify(row)))
    const end = list.received(all) + rows.length
    const unreadable = news.map((one, index) => ({ ...one, index: end + index }))
    all = withMaps(withRows(list, all, [...list.rows(all), ...rows], [...unreadableOf(all), ...unreadable]), last, true)
  }
  return all
}

/** Reloads the rows of a list by cursors of its service, in requests of at most `most` rows, and in no more of them than pages. */
async function askAfter<Params, Data, Cursor extends keyof Params, Row>(
  list: Pagination<Params, Data, Cursor, Row>,
  own: Params,
  ask: (cursor: object) => Promise<Data>,
  { cursor, count, most, pages }: { cursor: object; count: number; most: number; pages: number },
): Promise<Data> {
  let all: Data = await ask({ ...cursor, limit: Math.min(count, most) })
  for (let asked = 1; asked < pages && list.received(all) < count; asked++) {
    const next = list.next(all, own, own)
    if (!next) break
    const above = list.received(all)
    const last = await ask({ ...next, limit: Math.min(count - above, most) })
    const known = rowsByKey(list, [all])
    const rows = list.rows(last).filter((row) => !known.has(list.rowKey(row)))
    const unreadable = unreadableOf(last).map((one) => ({ ...one, index: above + one.index }))
    // The last answer has the cursor of the next page.
    all = withMaps(withRows(list, last, [...list.rows(all), ...rows], [...unreadableOf(all), ...unreadable]), all, true)
  }
  return all
}

/**
 * Whether the chain has dropped a row: it is not final, and an answer lacks it between two of its rows. Where an answer begins, a
 * late copy of the service's database may lack rows; where it ends, it may lack some of one time.
 */
function goneFrom<Data, Row>(list: KeyedList<Data, Row>, pin: Pin<Row>, answer: Data): (row: Row) => boolean {
  const fresh = rowsByKey(list, [answer])
  const places = [...fresh.values()].flatMap((row) => pin.place(row) ?? [])
  const top = places.reduce((high, place) => (place > high ? place : high), Number.NEGATIVE_INFINITY)
  const bottom = places.reduce((low, place) => (place < low ? place : low), Number.POSITIVE_INFINITY)
  return (row) => {
    const place = pin.place(row)
    const isFinal = (row as { finality?: string }).finality === 'finalized'
    return !isFinal && !fresh.has(list.rowKey(row)) && place !== undefined && place < top && place > bottom
  }
}

const withoutRows = <Data, Row>(list: KeyedList<Data, Row>, page: Data, isGone: (row: Row) => boolean): Data => {
  const rows = list.rows(page).filter((row) => !isGone(row))
  return rows.length === list.rows(page).length ? page : withRows(list, page, rows)
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

/**
 * Loads the next page of a list by offset, with the row before it. Where that is not the last row of the list, rows have left or moved
 * since: all rows so far are loaded again, and the page has those that the list lacks.
 */
export async function nextByOffset<Params, Data, Cursor extends keyof Params, Row>(
  {
    endpoint: { pagination },
    own,
    data: { pages, pageParams },
  }: Omit<LoadedPages<Params, Data, Cursor, Row>, 'hasHead'>,
  cursor: { offset: number },
  ask: (cursor: object) => Promise<Data>,
): Promise<Data> {
  const { limit = pagination.defaultLimit } = own as { limit?: number }
  const most = pagination.most?.(own) ?? pagination.maxLimit
  const nameOf = ({ row, isRead }: { row: Row; isRead: boolean }) =>
    isRead ? pagination.rowKey(row) : JSON.stringify(row)
  const before = asReceived(pagination, pages.at(-1) as Data).at(-1)
  const answer = await ask({ offset: cursor.offset - 1, limit: Math.min(limit + 1, most) })
  const [first] = asReceived(pagination, answer)
  if (limit < most && first && before && nameOf(first) === nameOf(before))
    return slice(pagination, answer, 1, limit + 1)
  const { offset: from = 0 } = pageParams[0] as { offset?: number }
  const known = rowsByKey(pagination, pages)
  // More than the list has: where a full page more is there, the list continues.
  const count = Math.max(cursor.offset - from, known.size) + limit
  const all = await askRows(pagination, ask, { from, count, most })
  const rows = pagination.rows(all).filter((row) => !known.has(pagination.rowKey(row)))
  const faults = new Set(unreadableIn(pages).map(({ row }) => JSON.stringify(row)))
  const unreadable = unreadableOf(all).filter(({ row }) => !faults.has(JSON.stringify(row)))
  return withRows(
    pagination,
    all,
    rows,
    unreadable.map((one, index) => ({ ...one, index })),
  )
}
