import { type DataTag, type InfiniteData, type QueryClient, skipToken } from '@tanstack/react-query'
import type { Client } from '../core/client.ts'
import type { PaginatedEndpoint } from '../core/endpoint.ts'
import { isNotFoundError, type TonCenterError } from '../core/errors.ts'
import { withCursor } from '../core/schema/params.ts'
import { asAnswer } from '../core/sharing.ts'
import { type QueryKey, queryKey } from './keys.ts'
import { keepNewer } from './newer.ts'
import { nextAfter } from './nextAfter.ts'
import {
  type Maybe,
  type MaybeParams,
  policyOf,
  prepare,
  type RequestHints,
  sharingOf,
  toRequestOptions,
} from './options.ts'
import { refetchPages } from './refetch.ts'
import { nextPage } from './reload.ts'
import { type Rows, rowsOf } from './rows.ts'
import { keepSettled } from './settled.ts'

interface AskContext {
  signal: AbortSignal
  pageParam: unknown
  client?: QueryClient
}

/** The part of an infinite query's options that an endpoint decides. A page param is a patch of the params. */
export interface EndpointInfiniteQueryOptions<Data, Cursor, Row = unknown> {
  queryKey: DataTag<QueryKey, InfiniteData<Data, Cursor>, TonCenterError>
  queryFn: (context: AskContext) => Promise<Data>
  initialPageParam: Cursor
  getNextPageParam: (lastPage: Data, pages: Data[], cursor: Cursor) => Cursor | undefined
  getPreviousPageParam: (firstPage: Data, pages: Data[], cursor: Cursor) => Cursor | undefined
  maxPages?: number
  /** The pages, and each row once in `rows`. */
  select: (data: InfiniteData<Data, unknown>) => Rows<Data, Row>
  structuralSharing: ((before: unknown, after: unknown) => unknown) | true
  staleTime: number
  retry: false
  networkMode?: 'always'
}

/** The members of a cursor that finds another page when rows leave or move. */
const LOOSE = ['offset', 'after']
/** Rows of each pinned list that its last refetch has not found. */
const lacking = /* @__PURE__ */ new WeakMap<object, ReadonlySet<string>>()

/** How many pages back a list with `maxPages` can go: page params are kept, dehydrated and persisted with the pages. */
const MOST_BACK = 100

/** A chain of page params that is no longer than that. It stays: a list that dropped pages has no other way back to them. */
function shortened(link: object, left = MOST_BACK - 1): object {
  const { before } = link as { before?: object | null }
  if (!before) return link
  return { ...link, before: left ? shortened(before, left - 1) : null }
}

export interface InfiniteHints extends RequestHints {
  /**
   * Pages kept at most: loading further drops pages at the other end; loading back reloads the last hundred of them. Part
   * of the query key: a prefetch and its hook need the same value. Lists with different values load their pages separately.
   */
  maxPages?: number | undefined
}

/**
 * Options for `useInfiniteQuery`, `prefetchInfiniteQuery` …, page by page. Params as for `queryOptions`, without the cursor. A
 * refetch reloads up to 1 000 rows in one request. Rows newer than the first page of a pinned list are left out.
 */
export function infiniteQueryOptions<Params, Data, Cursor extends keyof Params, Row>(
  endpoint: PaginatedEndpoint<Params, Data, Cursor, Row>,
  client: Client,
  params: Omit<NoInfer<Params>, Cursor>,
  hints?: InfiniteHints,
): EndpointInfiniteQueryOptions<Data, Partial<Pick<Params, Cursor>>, Row>
export function infiniteQueryOptions<Params, Data, Cursor extends keyof Params, Row>(
  endpoint: PaginatedEndpoint<Params, Data, Cursor, Row>,
  client: Client,
  params: MaybeParams<Omit<NoInfer<Params>, Cursor>>,
  hints?: InfiniteHints,
): Maybe<EndpointInfiniteQueryOptions<Data, Partial<Pick<Params, Cursor>>, Row>>
export function infiniteQueryOptions<Params, Data, Cursor extends keyof Params, Row>(
  endpoint: PaginatedEndpoint<Params, Data, Cursor, Row>,
  client: Client,
  params: MaybeParams<Omit<NoInfer<Params>, Cursor>>,
  { maxPages, ...hints }: InfiniteHints = {},
): Maybe<EndpointInfiniteQueryOptions<Data, Partial<Pick<Params, Cursor>>, Row>> {
  type Page = Partial<Pick<Params, Cursor>>
  /** With `maxPages` a page param holds the one before it, which reloads that page; `null` where there is none. */
  type Linked = Page & { before?: Linked | null | undefined }
  const { pagination } = endpoint
  const prepared = prepare(endpoint, client, params as MaybeParams<Params>)
  const own = prepared.wire as Params
  // Pages and page params depend on `maxPages`: lists with different ones share no entry.
  const named = { ...prepared.wire, ...(maxPages && { maxPages }) }
  const key = [...queryKey(endpoint, client.keyName, named), 'infinite'] as unknown as QueryKey
  // Compared as text, because persisted cursors are copies.
  const isFirst = (cursor: unknown) => JSON.stringify(cursor) === JSON.stringify(pagination.first)
  const at = ({ before, ...cursor }: Linked, from: object) => withCursor(from, cursor) as Params
  /** Pages that a refetch has loaded in one request, until TanStack requests them one by one. */
  const brought = new WeakMap<AbortSignal, Data[]>()
  /** The last of them, with their page params. A row may be new or removed, and the params must fit the rows. */
  let again: { pages: readonly Data[]; pageParams: readonly Page[] } | undefined

  async function ask(context: AskContext): Promise<Data> {
    const { signal, pageParam, client: queryClient } = context
    if (prepared.error) throw prepared.error
    const options = toRequestOptions(hints, key, context)
    const askPage = (cursor: object) => client.request(endpoint, at(cursor as Linked, prepared.wire), options)
    const leadsOn = (page: Data, cursor: object) =>
      nextAfter(endpoint, client, page, at(cursor as Linked, prepared.wire), own)
    const next = brought.get(signal)?.shift()
    if (next) return next
    const query = queryClient?.getQueryCache().find<InfiniteData<Data, Linked>>({ queryKey: key, exact: true })
    const data = query?.state.data
    // TanStack marks requests for the next and the previous page only; any other request for loaded pages is a refetch.
    if (query && data?.pages.length && !query.state.fetchMeta?.fetchMore && !brought.has(signal)) {
      const hasHead = maxPages ? data.pageParams[0]?.before === undefined : isFirst(data.pageParams[0])
      const lacked = lacking.get(query)
      const found = await refetchPages({ pagination, own, data, hasHead, ...(lacked && { lacked }) }, askPage)
      const { pages, newer } = found
      if (found.lacked) lacking.set(query, found.lacked)
      leadsOn(pages.at(-1) as Data, data.pageParams.at(-1) as object)
      if (hasHead) keepNewer(query, newer)
      keepSettled(query, found.isSettled)
      // By cursor, pages within one answer share its cursor, which is that of the last one.
      if (pagination.pin?.(own) || pagination.order === 'id') again = { pages, pageParams: data.pageParams }
      brought.set(signal, pages.map(asAnswer).slice(1))
      return pages[0] as Data
    }
    if (query && !data) keepNewer(query, undefined)
    const { before: _, ...cursor } = pageParam as Linked & { offset?: number }
    const isNext = data?.pages.length && query?.state.fetchMeta?.fetchMore?.direction === 'forward'
    // A page by time stays as it is, whatever is above it.
    const isLoose = isNext && pagination.order !== 'block' && Object.keys(cursor).every((name) => LOOSE.includes(name))
    try {
      const { page, isSettled } = isLoose
        ? await nextPage(pagination, own, data, cursor, askPage)
        : { page: await askPage(pageParam as Page), isSettled: false }
      if (query) keepSettled(query, isSettled)
      leadsOn(page, pageParam as Page)
      return asAnswer(page)
    } catch (error) {
      // Only a later page can be past the end.
      if (pagination.pastTheEnd && !isFirst(pageParam) && isNotFoundError(error)) return pagination.pastTheEnd()
      throw error
    }
  }

  return {
    ...policyOf(endpoint, client, prepared),
    ...(maxPages && { maxPages }),
    select: rowsOf(endpoint),
    structuralSharing: sharingOf(endpoint),
    queryKey: key as DataTag<QueryKey, InfiniteData<Data, Page>, TonCenterError>,
    queryFn: prepared.ready ? ask : skipToken,
    initialPageParam: pagination.first,
    getNextPageParam(page, pages, cursor: Linked) {
      const kept = page === again?.pages[pages.length - 1] && again.pageParams[pages.length]
      if (kept) return kept
      const next = pagination.next(page, at(cursor, prepared.wire), own)
      if (!next || !maxPages) return next ?? undefined
      // The head is loaded again as it is now, without rows that are newer by then.
      const pin = cursor.before === undefined ? pagination.pin?.(own) : undefined
      const top = pin && pagination.rows(page).find((row) => pin.place(row) !== undefined)
      return { ...next, before: shortened(pin && top ? pin.from(top) : cursor) } as Page
    },
    getPreviousPageParam: (_page, _pages, cursor: Linked) => cursor.before ?? undefined,
  }
}
