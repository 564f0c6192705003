import type { InfiniteData } from '@tanstack/react-query'
import type { Pagination, Pin } from '../core/endpoint.ts'
import { asReceived, unreadableOf, withRows } from '../core/schema/rowList.ts'
import { reload } from './reload.ts'
import { type KeyedList, rowsByKey, slice, unreadableIn, unreadableWithin, withMaps } from './rows.ts'

/** Rows that a refetch found above those of a pinned list. */
export interface Newer<Data = unknown> {
  /** Rows that are not on the screen, unreadable ones included. */
  readonly count: number
  /** The answer that has them, and below them as many rows of the screen as it reaches. */
  readonly answer: Data
}

interface LoadedPages<Params, Data, Cursor extends keyof Params, Row> {
  pagination: Pagination<Params, Data, Cursor, Row>
  /** The params of the list, in their one spelling. */
  own: Params
  data: InfiniteData<Data, unknown>
  /** Whether the first page of the list is among the loaded ones. */
  hasHead: boolean
  /** What the refetch before gave as `lacked`. */
  lacked?: ReadonlySet<string>
}

interface Refetched<Data> {
  pages: Data[]
  newer?: Newer<Data>
  /** Of a list that is not pinned: no row can have moved between two requests for parts of it. */
  isSettled?: boolean
  /** Keys of rows at the head of a pinned list that are not final and that the answer lacks: they leave when the next one does too. */
  lacked?: ReadonlySet<string>
}

/**
 * Reloads pages: in one request where they are within the limit. Else a pinned list reloads its first page, and any other list all
 * of its rows, in several requests. The rows of a pinned list keep their places, each as the answer has it; one that the chain has
 * dropped leaves. A row that is readable again returns to its place. `newer` is what the answer has above them,
 * when it begins at the head.
 */
export async function refetchPages<Params, Data, Cursor extends keyof Params, Row>(
  { pagination, own, data: { pages, pageParams }, hasHead, lacked }: LoadedPages<Params, Data, Cursor, Row>,
  ask: (cursor: object) => Promise<Data>,
): Promise<Refetched<Data>> {
  const { received, first, defaultLimit } = pagination
  const { limit = defaultLimit } = own as { limit?: number }
  const cursor: { limit?: number } = hasHead ? first : (pageParams[0] as object)
  const pin = pagination.pin?.(own)
  const most = pagination.most?.(own) ?? pagination.maxLimit
  const loaded = rowsByKey(pagination, pages)
  const count = pin ? loaded.size + unreadableIn(pages).length : pages.reduce((sum, page) => sum + received(page), 0)
  // The last page may have been short, and have grown. A page inside of the list begins with rows of the one before it.
  const above = pin ? 0 : count - received(pages.at(-1) as Data)
  const wanted = Math.max(count, limit * pages.length, above + limit) + (cursor.limit ?? limit) - limit
  const isHeadOnly = pagination.refetch === 'head'
  if (!pin && isHeadOnly) return { pages: [await ask(cursor), ...pages.slice(1)] }
  if (!pin) {
    const window = { cursor, count: wanted, most, pages: pages.length, before: pages }
    const { all: answer, isSettled } = await reload(pagination, own, ask, window)
    let end = 0
    const cut = pages.map((page, index) => {
      const start = end
      end += index < pages.length - 1 ? received(page) : Number.POSITIVE_INFINITY
      return slice(pagination, answer, start, end)
    })
    return { pages: cut, isSettled }
  }

  const asked = !isHeadOnly && count <= most ? Math.min(wanted, most) : (cursor.limit ?? limit)
  const answer = await ask(asked === limit ? cursor : { ...cursor, limit: asked })
  const bringAgain = pageFrom(pagination, answer)
  const again = pages.map(bringAgain)
  const isWhole = received(answer) < asked
  const dropped = droppedFrom(pagination, pin, loaded, answer, isWhole)
  const isGone = (key: string) => dropped.inside.has(key) || (hasHead && lacked?.has(key) && dropped.above.has(key))
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
  const newerCount = newer.length + unreadableWithin(answer, 0, top).length
  return { pages: now, newer: { count: newerCount, answer }, lacked: dropped.above }
}

/**
 * The keys of the rows that the chain has dropped: they are not final, and an answer lacks them. `inside` are those below its newest
 * row. A late copy of the service's database may lack those `above`. Where an answer ends, it may lack rows of one time, unless it is
 * `isWhole`.
 */
function droppedFrom<Data, Row>(
  list: KeyedList<Data, Row>,
  pin: Pin<Row>,
  loaded: ReadonlyMap<string, Row>,
  answer: Data,
  isWhole: boolean,
) {
  const fresh = rowsByKey(list, [answer])
  const places = [...fresh.values()].flatMap((row) => pin.place(row) ?? [])
  const top = places.reduce((high, place) => (place > high ? place : high), Number.NEGATIVE_INFINITY)
  const bottom = places.reduce((low, place) => (place < low ? place : low), Number.POSITIVE_INFINITY)
  // Any of the rows may be one that cannot be read.
  const isRead = !unreadableOf(answer).length
  const inside = new Set<string>()
  const above = new Set<string>()
  for (const [key, row] of loaded) {
    const place = pin.place(row)
    const isFinal = (row as { finality?: string }).finality === 'finalized'
    if (isFinal || fresh.has(key) || place === undefined) continue
    const isCovered = place > bottom || (isWhole && isRead)
    if (isCovered && place < top) inside.add(key)
    else if (isCovered && isRead) above.add(key)
  }
  return { inside, above }
}

const withoutRows = <Data, Row>(
  list: KeyedList<Data, Row>,
  page: Data,
  isGone: (key: string) => boolean | undefined,
): Data => {
  const rows = list.rows(page).filter((row) => !isGone(list.rowKey(row)))
  return rows.length === list.rows(page).length ? page : withRows(list, page, rows)
}

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
    // The service dropped an unreadable row. It stays: a page with fewer rows than requested would end the list.
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
