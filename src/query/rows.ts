import type { InfiniteData } from '@tanstack/react-query'
import type { PaginatedEndpoint } from '../core/endpoint.ts'
import { entriesOut, type RowList, type Unreadable, unreadableOf, withRows } from '../core/schema/rowList.ts'
import { asAnswer } from '../core/sharing.ts'

/** The pages of a list, and their rows in one list: each row once, and the very objects of `pages`. */
export type Rows<Data, Row> = InfiniteData<Data, unknown> & {
  readonly rows: readonly Row[]
  /** Rows, and entries of books, that were taken out of any page: they are not as documented. Absent without any. */
  readonly unreadable?: readonly Unreadable[]
}

export type KeyedList<Data, Row> = RowList<Data, Row> & { rowKey(row: Row): string }

/** Rows by key. Of rows with one key the first stays. */
export function rowsByKey<Data, Row>(
  { rows, rowKey }: Pick<KeyedList<Data, Row>, 'rows' | 'rowKey'>,
  pages: readonly Data[],
): Map<string, Row> {
  const found = new Map<string, Row>()
  for (const page of pages) {
    for (const row of rows(page)) {
      const key = rowKey(row)
      if (!found.has(key)) found.set(key, row)
    }
  }
  return found
}

/** The unreadable rows of all pages. Pages may overlap: rows that an earlier page has too are left out. */
export function unreadableIn(pages: readonly unknown[]): Unreadable[] {
  const known = new Set<string>()
  return pages.flatMap((page) => {
    const texts = new Map(unreadableOf(page).map((one) => [one, JSON.stringify(one.row)]))
    const fresh = [...texts.keys()].filter((one) => !known.has(texts.get(one) as string))
    for (const text of texts.values()) known.add(text)
    return fresh
  })
}

/** The entries of books that were taken out of any page, each once. */
export const entriesIn = (pages: readonly unknown[]): Unreadable[] => [
  ...new Map(pages.flatMap(entriesOut).map((one) => [`${one.member} ${one.key}`, one])).values(),
]

/** Makes the rows of an endpoint's pages. A row that a later page repeats is left out. */
export function rowsOf<Params, Data, Cursor extends keyof Params, Row>({
  pagination,
}: PaginatedEndpoint<Params, Data, Cursor, Row>): (data: InfiniteData<Data, unknown>) => Rows<Data, Row> {
  return (data) => {
    const unreadable = [...unreadableIn(data.pages), ...entriesIn(data.pages)]
    const rows = [...rowsByKey(pagination, data.pages).values()]
    return asAnswer({ ...data, rows, ...(unreadable.length && { unreadable }) })
  }
}

/** The unreadable rows of a part of an answer, with their places in that part. */
export const unreadableWithin = (answer: unknown, start: number, end: number): Unreadable[] =>
  unreadableOf(answer)
    .filter(({ index }) => index >= start && index < end)
    .map((one) => ({ ...one, index: one.index - start }))

/** A part of an answer, between two indexes of the rows as received. */
export function slice<Data, Row>(list: RowList<Data, Row>, answer: Data, start: number, end: number): Data {
  const unreadable = unreadableOf(answer)
  const readBefore = (place: number) => place - unreadable.filter(({ index }) => index < place).length
  const rows = list.rows(answer).slice(readBefore(start), readBefore(end))
  return withRows(list, answer, rows, unreadableWithin(answer, start, end))
}

/** A page with an answer's entries for addresses (`address_book`, `metadata`); the first page keeps all of it. */
export function withMaps<Data>(page: Data, answer: Data, isAll: boolean): Data {
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
