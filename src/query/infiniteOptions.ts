import { type DataTag, type InfiniteData, type QueryClient, skipToken } from '@tanstack/react-query'
import type { Client } from '../core/client.ts'
import type { PaginatedEndpoint } from '../core/endpoint.ts'
import { isNotFoundError, type TonCenterError } from '../core/errors.ts'
import { asAnswer } from '../core/sharing.ts'
import { type QueryKey, queryKey } from './keys.ts'
import { keepNewer } from './newer.ts'
import { type Maybe, type MaybeParams, policy, prepare, type RequestHints, toRequestOptions } from './options.ts'
import { refetchPages } from './refetch.ts'

interface AskContext {
  signal: AbortSignal
  pageParam: unknown
  client?: QueryClient
}

/** The part of an infinite query's options that an endpoint decides. A page param is a patch of the params. */
export interface EndpointInfiniteQueryOptions<Data, Cursor> {
  queryKey: DataTag<QueryKey, InfiniteData<Data, Cursor>, TonCenterError>
  queryFn: (context: AskContext) => Promise<Data>
  initialPageParam: Cursor
  getNextPageParam: (lastPage: Data, pages: Data[], cursor: Cursor) => Cursor | undefined
  getPreviousPageParam: (firstPage: Data, pages: Data[], cursor: Cursor) => Cursor | undefined
  maxPages?: number
  structuralSharing: ((before: unknown, after: unknown) => unknown) | true
  staleTime: number
  retry: false
  refetchOnWindowFocus: false
}

export interface InfiniteHints extends RequestHints {
  /** Pages kept at most: going on drops pages at the other end, and going back brings them again. */
  maxPages?: number | undefined
}

/**
 * Options for `useInfiniteQuery`, `prefetchInfiniteQuery` …, page by page. Params as for `queryOptions`, without the cursor.
 * A refetch asks for up to 1 000 loaded rows in one request; what is newer than the first page of a pinned list stays outside.
 */
export function infiniteQueryOptions<Params, Data, Cursor extends keyof Params, Row>(
  endpoint: PaginatedEndpoint<Params, Data, Cursor, Row>,
  client: Client,
  params: Omit<NoInfer<Params>, Cursor>,
  hints?: InfiniteHints,
): EndpointInfiniteQueryOptions<Data, Partial<Pick<Params, Cursor>>>
export function infiniteQueryOptions<Params, Data, Cursor extends keyof Params, Row>(
  endpoint: PaginatedEndpoint<Params, Data, Cursor, Row>,
  client: Client,
  params: MaybeParams<Omit<NoInfer<Params>, Cursor>>,
  hints?: InfiniteHints,
): Maybe<EndpointInfiniteQueryOptions<Data, Partial<Pick<Params, Cursor>>>>
export function infiniteQueryOptions<Params, Data, Cursor extends keyof Params, Row>(
  endpoint: PaginatedEndpoint<Params, Data, Cursor, Row>,
  client: Client,
  params: MaybeParams<Omit<NoInfer<Params>, Cursor>>,
  { maxPages, ...hints }: InfiniteHints = {},
): Maybe<EndpointInfiniteQueryOptions<Data, Partial<Pick<Params, Cursor>>>> {
  type Page = Partial<Pick<Params, Cursor>>
  /** With `maxPages` a page param holds the one before it, which brings that page again. */
  type Linked = Page & { before?: Linked | undefined }
  const { pagination } = endpoint
  const prepared = prepare(endpoint, client, params as MaybeParams<Params>)
  const own = prepared.wire as Params
  const shared = policy(endpoint, prepared)
  const key = [...queryKey(endpoint, client.network, prepared.wire), 'infinite'] as unknown as QueryKey
  // Compared as text, because persisted cursors are copies.
  const isFirst = (cursor: unknown) => JSON.stringify(cursor) === JSON.stringify(pagination.first)
  const at = ({ before, ...cursor }: Linked, from: object) => ({ ...from, ...cursor }) as Params
  /** Pages that a refetch has brought in one request, until TanStack asks for them one by one. */
  const brought = new WeakMap<AbortSignal, Data[]>()
  /** The last of them, with their page params: a row may have come or gone, and what a page asked for must fit its rows. */
  let again: { pages: readonly Data[]; pageParams: readonly Page[] } | undefined

  async function ask({ signal, pageParam, client: queryClient }: AskContext): Promise<Data> {
    if (prepared.error) throw prepared.error
    const askPage = (cursor: object) =>
      client.request(endpoint, at(cursor as Linked, params as object), toRequestOptions(hints, key, { signal }))
    const next = brought.get(signal)?.shift()
    if (next) return next
    const query = queryClient?.getQueryCache().find<InfiniteData<Data, Linked>>({ queryKey: key, exact: true })
    const data = query?.state.data
    // TanStack tells of the next and of the previous page only; whatever else happens to loaded pages is a refetch.
    if (query && data?.pages.length && !query.state.fetchMeta?.fetchMore && !brought.has(signal)) {
      const hasHead = maxPages ? !data.pageParams[0]?.before : isFirst(data.pageParams[0])
      const isForEver = shared.staleTime === Number.POSITIVE_INFINITY
      const { pages, newer } = isForEver
        ? { ...data, newer: undefined }
        : await refetchPages({ endpoint, own, data, hasHead }, askPage)
      if (hasHead) keepNewer(query, newer)
      if (pagination.pin?.(own)) again = { pages, pageParams: data.pageParams }
      brought.set(signal, pages.map(asAnswer).slice(1))
      return pages[0] as Data
    }
    if (query && !data) keepNewer(query, undefined)
    try {
      return asAnswer(await askPage(pageParam as Page))
    } catch (error) {
      // Only a later page can be past the end.
      if (pagination.pastTheEnd && !isFirst(pageParam) && isNotFoundError(error)) return pagination.pastTheEnd()
      throw error
    }
  }

  return {
    ...shared,
    ...(maxPages && { maxPages }),
    structuralSharing: pagination.share ?? true,
    queryKey: key as DataTag<QueryKey, InfiniteData<Data, Page>, TonCenterError>,
    queryFn: prepared.ready ? ask : skipToken,
    initialPageParam: pagination.first,
    getNextPageParam(page, pages, cursor: Linked) {
      const kept = page === again?.pages[pages.length - 1] && again.pageParams[pages.length]
      if (kept) return kept
      const next = pagination.next(page, at(cursor, prepared.wire), own)
      if (!next || !maxPages) return next
      // The head comes again as it is now, and not with what is newer by then.
      const pin = cursor.before ? undefined : pagination.pin?.(own)
      const top = pin && pagination.rows(page).find((row) => pin.place(row) !== undefined)
      return { ...next, before: pin && top ? pin.from(top) : cursor } as Page
    },
    getPreviousPageParam: (_page, _pages, cursor: Linked) => cursor.before,
  }
}
