import type { InfiniteData } from '@tanstack/react-query'
import { attempt } from '../core/attempt.ts'
import type { PaginatedEndpoint, Pagination } from '../core/endpoint.ts'

/** The pages of a list, and their rows in one list: each row once, and the very objects of `pages`. */
export type Rows<Data, Row> = InfiniteData<Data, unknown> & { readonly rows: readonly Row[] }

// biome-ignore lint/suspicious/noExplicitAny: what paging does with rows is the same for all lists
export type AnyPagination<Data, Row> = Pick<Pagination<any, Data, any, Row>, 'rows' | 'rowKey' | 'hashed'>

/** A row's key; one that is not as documented, and has none, stands for itself. */
export const keyOf = <Row>({ rowKey }: { rowKey(row: Row): string | undefined }, row: Row): string =>
  attempt(() => rowKey(row)) ?? JSON.stringify(row)

/** Rows by key. Of rows with one key the first stays. */
export function byKey<Data, Row>(pagination: AnyPagination<Data, Row>, pages: readonly Data[]): Map<string, Row> {
  const found = new Map<string, Row>()
  for (const page of pages) {
    for (const row of attempt(() => [...pagination.rows(page)]) ?? []) {
      const key = keyOf(pagination, row)
      if (!found.has(key)) found.set(key, row)
    }
  }
  return found
}

/** Makes the rows of an endpoint's pages. A row that a later page repeats is left out. */
export function rowsOf<Params, Data, Cursor extends keyof Params, Row>({
  pagination,
}: PaginatedEndpoint<Params, Data, Cursor, Row>): (data: InfiniteData<Data, unknown>) => Rows<Data, Row> {
  return (data) => ({ ...data, rows: [...byKey(pagination, data.pages).values()] })
}

/** The same answer with other rows, wherever in it they stand. */
export function withRows<Data, Row>({ rows }: AnyPagination<Data, Row>, data: Data, next: readonly Row[]): Data {
  const old: unknown = rows(data)
  if (data === old) return next as unknown as Data
  return Object.fromEntries(
    Object.entries(data as object).map(([name, value]) => [name, value === old ? next : value]),
  ) as Data
}
