import type { InfiniteData, Query } from '@tanstack/react-query'
import type { Pagination } from '../core/endpoint.ts'
import { type KeyedList, rowsByKey, unreadableIn } from './rows.ts'

type AnyList = Pick<Pagination<never, unknown, never, never>, 'order' | 'maxLimit' | 'received'>

/** Lists whose last load is `isSettled`. Kept as long as the query. */
const settled = /* @__PURE__ */ new WeakSet<object>()

export const keepSettled = (query: object, isSettled = false): void =>
  void (isSettled ? settled.add(query) : settled.delete(query))

/** Whether two loads of a list had the same rows in the same order. */
export function haveSameRows<Data, Row>(
  list: KeyedList<Data, Row>,
  before: readonly Data[],
  after: readonly Data[],
): boolean {
  const textOf = (pages: readonly Data[]) =>
    JSON.stringify([[...rowsByKey(list, pages).keys()], unreadableIn(pages).length])
  return textOf(before) === textOf(after)
}

/**
 * Whether a list may lack rows that moved between two requests for parts of it. Rows that have a time do not move. One request has all
 * rows of one moment, up to its limit; of more, two loads in turn must agree.
 */
export function mayLackRows({ order, maxLimit, received }: AnyList, query: Query | undefined): boolean {
  if (!query || settled.has(query) || (order !== 'balance' && order !== 'id')) return false
  const { pages = [] } = (query.state.data ?? {}) as Partial<InfiniteData<unknown>>
  return pages.reduce((sum: number, page) => sum + received(page), 0) >= maxLimit
}
