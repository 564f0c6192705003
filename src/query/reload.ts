import type { InfiniteData } from '@tanstack/react-query'
import type { Pagination } from '../core/endpoint.ts'
import { asReceived, unreadableOf, withRows } from '../core/schema/rowList.ts'
import { type KeyedList, rowsByKey, slice, unreadableIn, withMaps } from './rows.ts'
import { haveSameRows } from './settled.ts'

/** Loads a page of a list. The cursor is a patch of its params. */
type Ask<Data> = (cursor: object) => Promise<Data>

interface Window {
  /** Where the first of the loaded pages begins. */
  readonly cursor: object
  /** How many rows. */
  readonly count: number
  /** Rows in one request at most. */
  readonly most: number
  /** How many pages they are. */
  readonly pages: number
}

/** The rows of several pages in one. */
interface Reloaded<Data> {
  readonly all: Data
  /** One request had them, or two loads in turn agree. */
  readonly isSettled: boolean
}

/**
 * Loads the rows of several pages again. In one request where that holds them all. Else a row may move from a part that is not
 * loaded yet to one that is: a whole list that is not as before is loaded once more.
 */
export async function reload<Params, Data, Cursor extends keyof Params, Row>(
  list: Pagination<Params, Data, Cursor, Row>,
  own: Params,
  ask: Ask<Data>,
  { before, ...window }: Window & { readonly before: readonly Data[] },
): Promise<Reloaded<Data>> {
  const all = await load(list, own, ask, window)
  const isWhole = list.next(all, { ...own, limit: window.count }, own) === undefined
  const isSettled = list.received(all) < window.most || haveSameRows(list, before, [all])
  if (isSettled || !isWhole) return { all, isSettled }
  const again = await load(list, own, ask, window)
  return { all: again, isSettled: haveSameRows(list, [all], [again]) }
}

const load = <Params, Data, Cursor extends keyof Params, Row>(
  list: Pagination<Params, Data, Cursor, Row>,
  own: Params,
  ask: Ask<Data>,
  window: Window,
): Promise<Data> => {
  const { offset: from } = window.cursor as { offset?: number }
  return from === undefined ? askAfter(list, own, ask, window) : askRows(list, ask, { ...window, from })
}

/** An answer without what these pages have. What could not be read is at its end. */
function without<Data, Row>(list: KeyedList<Data, Row>, answer: Data, pages: readonly Data[]): Data {
  const known = rowsByKey(list, pages)
  const faults = new Set(unreadableIn(pages).map(({ row }) => JSON.stringify(row)))
  const rows = list.rows(answer).filter((row) => !known.has(list.rowKey(row)))
  const unreadable = unreadableOf(answer).filter(({ row }) => !faults.has(JSON.stringify(row)))
  const moved = unreadable.map((one, index) => ({ ...one, index: rows.length + index }))
  return withRows(list, answer, rows, moved)
}

/** One answer with the rows of another below its own. The rest is that of the other, which has the cursor of the next page. */
function joined<Data, Row>(list: KeyedList<Data, Row>, above: Data, below: Data): Data {
  const start = list.received(above)
  const rows = [...list.rows(above), ...list.rows(below)]
  const moved = unreadableOf(below).map((one) => ({ ...one, index: start + one.index }))
  return withMaps(withRows(list, below, rows, [...unreadableOf(above), ...moved]), above, true)
}

/** Loads the rows from an offset on, in requests of at most `most` rows. Each has the last row of the one before again. */
async function askRows<Data, Row>(
  list: KeyedList<Data, Row>,
  ask: Ask<Data>,
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
    all = joined(list, all, without(list, last, [all]))
  }
  return all
}

/** Loads rows by cursors of the service, in requests of at most `most` rows, and in no more of them than pages. */
async function askAfter<Params, Data, Cursor extends keyof Params, Row>(
  list: Pagination<Params, Data, Cursor, Row>,
  own: Params,
  ask: Ask<Data>,
  { cursor, count, most, pages }: Window,
): Promise<Data> {
  let all: Data = await ask({ ...cursor, limit: Math.min(count, most) })
  for (let asked = 1; asked < pages && list.received(all) < count; asked++) {
    const next = list.next(all, own, own)
    if (!next) break
    const last = await ask({ ...next, limit: Math.min(count - list.received(all), most) })
    all = joined(list, all, without(list, last, [all]))
  }
  return all
}

/**
 * Loads the next page of a list whose rows may leave and move. By offset it has the row before it again. Where another row is in that
 * place, and where the list ends, all rows so far are loaded again: the page has those that the list lacks.
 */
export async function nextPage<Params, Data, Cursor extends keyof Params, Row>(
  list: Pagination<Params, Data, Cursor, Row>,
  own: Params,
  { pages, pageParams }: InfiniteData<Data, unknown>,
  cursor: { offset?: number | undefined },
  ask: Ask<Data>,
): Promise<{ page: Data; isSettled: boolean }> {
  const { limit = list.defaultLimit } = own as { limit?: number }
  const most = list.most?.(own) ?? list.maxLimit
  const { offset } = cursor
  let page: Data
  let fits = true
  if (offset) {
    const answer = await askRows(list, ask, { from: offset - 1, count: limit + 1, most })
    const nameOf = ({ row, isRead }: { row: Row; isRead: boolean }) => (isRead ? list.rowKey(row) : JSON.stringify(row))
    const [first] = asReceived(list, answer)
    const before = asReceived(list, pages.at(-1) as Data).at(-1)
    fits = first !== undefined && before !== undefined && nameOf(first) === nameOf(before)
    page = slice(list, answer, 1, limit + 1)
  } else page = await ask(cursor)
  if (fits && list.next(page, { ...own, ...cursor }, own) !== undefined) return { page, isSettled: false }
  const known = rowsByKey(list, pages).size + unreadableIn(pages).length
  const start = pageParams[0] as { offset?: number }
  // More than the list has: where a full page more is there, the list continues.
  const count = Math.max((offset ?? 0) - (start.offset ?? 0), known) + limit
  const window = { cursor: start, count, most, pages: pages.length + 1, before: [...pages, page] }
  const { all, isSettled } = await reload(list, own, ask, window)
  return { page: without(list, all, pages), isSettled }
}
