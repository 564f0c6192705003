'use client'
import { type SkipToken, skipToken } from '@tanstack/react-query'
import { PAGE_SIZE } from '../../query/builders/list.ts'
import type { QueryOptions } from '../root/props.ts'
import { type ListModel, type ListOptions, listModel } from './ListModel.ts'
import type { ListQuery } from './ListQuery.ts'
import type { ReadRows } from './readRows.ts'

/** The rows of a query, and the pages that they are of. */
interface PagedQuery<Row> extends ListQuery<Row> {
  readonly data?: (ReadRows<Row> & { readonly pages: readonly unknown[] }) | undefined
}

type PagesOf<Query extends PagedQuery<unknown>> = NonNullable<Query['data']>['pages'] | undefined

/** How a list asks for its rows. */
interface ListSource<Options, Params, Query extends PagedQuery<unknown>, Books> {
  /** Rows loaded at a time. Default 25. */
  pageSize?: number
  /** The params of its request, without the limit. `undefined`: the options do not name it yet. */
  paramsOf(options: Options): Params | undefined
  /** Gives the endpoint's infinite query. */
  useRows(params: (Params & { limit: number }) | SkipToken, options: QueryOptions | undefined): Query
  /** What the rows share: names, tokens, what a row was about. */
  useBooks(pages: PagesOf<Query>, options: Options, query: Query): Books
}

/** Makes the headless hook of a list: loads page by page for what the options name, or takes their `data`. */
/* @__NO_SIDE_EFFECTS__ */
export function listHook<
  Row,
  Options extends ListOptions<Row>,
  Params extends object,
  Query extends PagedQuery<Row>,
  Books,
>(source: ListSource<Options, Params, Query, Books>): (options: Options) => ListModel<Row> & Books {
  const { useRows, useBooks } = source
  return function useListModel(options) {
    const { data, pageSize = source.pageSize ?? PAGE_SIZE, queryOptions } = options
    const params = data ? undefined : source.paramsOf(options)
    const query = useRows(params ? { ...params, limit: pageSize } : skipToken, queryOptions)
    const books = useBooks(query.data?.pages, options, query)
    return { ...listModel(data, query, params !== undefined), ...books }
  }
}
