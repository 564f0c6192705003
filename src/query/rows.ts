import type { InfiniteData } from '@tanstack/react-query'
import type { PaginatedEndpoint } from '../core/endpoint.ts'

/** The pages of a list, and their rows in one list: each row once, and the very objects of `pages`. */
export type Rows<Data, Row> = InfiniteData<Data, unknown> & { readonly rows: readonly Row[] }

/** Makes the rows of an endpoint's pages. A row that a later page repeats is left out: rows move down while one reads on. */
export function rowsOf<Params, Data, Cursor extends keyof Params, Row>({
  pagination,
}: PaginatedEndpoint<Params, Data, Cursor, Row>): (data: InfiniteData<Data, unknown>) => Rows<Data, Row> {
  return (data) => {
    const rows = new Map<string, Row>()
    for (const page of data.pages) {
      for (const row of pagination.rows(page)) {
        const key = pagination.rowKey(row)
        if (!rows.has(key)) rows.set(key, row)
      }
    }
    return { ...data, rows: [...rows.values()] }
  }
}
