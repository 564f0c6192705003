import type { InfiniteData } from '@tanstack/react-query'
import type { PaginatedEndpoint, Pagination } from '../core/endpoint.ts'
import { type Unreadable, unreadableOf } from '../core/schema/rowList.ts'
import { asAnswer } from '../core/sharing.ts'

/** The pages of a list, and their rows in one list: each row once, and the very objects of `pages`. */
export type Rows<Data, Row> = InfiniteData<Data, unknown> & {
  readonly rows: readonly Row[]
  /** Rows that were taken out of any page, because they are not as documented; absent without any. */
  readonly unreadable?: readonly Unreadable[]
}

// biome-ignore lint/suspicious/noExplicitAny: what paging does with rows is the same for all lists
type AnyPagination<Data, Row> = Pick<Pagination<any, Data, any, Row>, 'rows' | 'rowKey'>

/** Rows by key. Of rows with one key the first stays. */
export function rowsByKey<Data, Row>(
  { rows, rowKey }: AnyPagination<Data, Row>,
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

/** Makes the rows of an endpoint's pages. A row that a later page repeats is left out. */
export function rowsOf<Params, Data, Cursor extends keyof Params, Row>({
  pagination,
}: PaginatedEndpoint<Params, Data, Cursor, Row>): (data: InfiniteData<Data, unknown>) => Rows<Data, Row> {
  return (data) => {
    const unreadable = unreadableIn(data.pages)
    const rows = [...rowsByKey(pagination, data.pages).values()]
    return asAnswer({ ...data, rows, ...(unreadable.length && { unreadable }) })
  }
}
