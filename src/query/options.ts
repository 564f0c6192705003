import {
  type DataTag,
  type InfiniteData,
  type Query,
  type QueryClient,
  type QueryFunctionContext,
  replaceEqualDeep,
  type SkipToken,
  skipToken,
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { infoOf, type RequestOptions } from '../core/ask.ts'
import type { Client } from '../core/client.ts'
import type { Base, Cache, Endpoint, WireParams } from '../core/endpoint.ts'
import { invalid, isTonCenterError, type TonCenterError } from '../core/errors.ts'
import { HOSTED } from '../core/network.ts'
import { ASK_MS } from '../core/pace/chainClock.ts'
import { type Priority, priorityNow, urgent } from '../core/pace/priority.ts'
import { normalizeParams } from '../core/schema/params.ts'
import { asAnswer, isAnswer } from '../core/sharing.ts'
import { cachedQuery } from './cachedQuery.ts'
import { type QueryKey, queryKey } from './keys.ts'
import { beginsRefresh } from './refreshing.ts'

/** Milliseconds for which an answer counts as fresh. */
const STALE_TIME: Record<Cache, number> = {
  immutable: Number.POSITIVE_INFINITY,
  block: ASK_MS,
  config: 3_600_000,
  never: 0,
}

/** The params of a request, or a value that means "not yet". An empty text in one of them means the same. */
export type MaybeParams<Params> = Params | SkipToken | null | undefined

export interface RequestHints {
  /** Default `mounted`. A function is called for each slot, with the query's key. */
  priority?: Priority | ((queryKey: QueryKey) => Priority)
}

type Context = Pick<QueryFunctionContext, 'signal'> & { client?: QueryClient }

/** The highest priority of the components that use a query now: one that becomes visible moves its request up. */
export const priorityOf = (query: Query | undefined): Priority =>
  urgent((query?.observers ?? []).map(({ options }) => priorityNow((options as RequestOptions).priority)))

/**
 * The options of a query's request, made when its fetch begins. A try that fails counts as `failureCount` and `failureReason`, as if TanStack had made it.
 *
 * The client tries again, not TanStack's `retry`: members of one batch try together, within one budget, also without React. So the
 * count is written by `Query.setState`, as TanStack's own `streamedQuery` does from a `queryFn`: a result has no other way in.
 */
export const toRequestOptions = (
  { priority }: RequestHints,
  queryKey: QueryKey,
  { signal, client }: Context,
): RequestOptions => {
  const query = client && cachedQuery(client, queryKey)
  return {
    signal,
    onRetry(fetchFailureCount, fetchFailureReason) {
      if (!signal.aborted) query?.setState({ fetchFailureCount, fetchFailureReason })
    },
    priority: () => (typeof priority === 'function' ? priority(queryKey) : (priority ?? priorityOf(query))),
    refresh: beginsRefresh(query, signal),
    forScreen: query?.isActive() ?? false,
  }
}

/** Which parts of an answer stay the objects of the one before. */
type Share = (before: unknown, after: unknown) => unknown

/** The part of TanStack's options that an endpoint decides. Spread it to add your own. */
export interface EndpointQueryOptions<Data> {
  queryKey: DataTag<QueryKey, Data, TonCenterError>
  queryFn: (context: Context) => Promise<Data>
  staleTime: number
  retry: false
  /**
   * For networks that are not hosted. The service may run on this device, so the browser's report of its network does not matter.
   */
  networkMode?: 'always'
  /** Of lists: rows that did not change stay the same objects. */
  structuralSharing: Share | true
}

/** The options of a query whose hook returns a part of the answer. */
export interface SelectedQueryOptions<Data, Selected> extends EndpointQueryOptions<Data> {
  select: (answer: Data) => Selected
}

/**
 * The same options where the params may not be known yet: then `queryFn` is TanStack's `skipToken`, and nothing is sent.
 */
export type Maybe<Options extends { queryFn: unknown }> = Omit<Options, 'queryFn'> & {
  queryFn: Options['queryFn'] | SkipToken
}

export interface Prepared {
  wire: WireParams
  /** Present when the params are wrong: the query fails with it, and nothing throws while rendering. */
  error?: TonCenterError
  /** Whether all params are there. */
  ready: boolean
}

const WAITING: Prepared = { wire: {}, ready: false }

export function prepare<Params>(
  endpoint: Base<Params, unknown>,
  client: Client,
  params: MaybeParams<Params>,
): Prepared {
  // skipToken is TanStack's unique symbol; looking at its kind saves importing the library here.
  if (params === undefined || params === null || typeof params === 'symbol') return WAITING
  try {
    // No endpoint takes an empty text: it is named, but not known yet, such as the address before a wallet is connected.
    if (Object.values(params).flat().includes('')) return WAITING
    return { wire: normalizeParams(endpoint, params as Params, client.network), ready: true }
  } catch (cause) {
    // An error that params cause, such as an address object that throws, fails the query.
    const error = isTonCenterError(cause) ? cause : invalid(infoOf(endpoint, client.network), String(cause))
    // Wrong params are a key too: as text, because they may hold what JSON cannot.
    return { wire: { invalid: error.message }, error, ready: true }
  }
}

/** Whether another request may have another result: an unknown key, for one, stays unknown. */
export const canChange = (error: TonCenterError | null): boolean => !error || error.retryable

/** Options that a record sets over the defaults of the app's own QueryClient. */
export const policyOf = <Params>(
  { cache, brings }: Pick<Endpoint<Params, never>, 'cache' | 'brings'>,
  { network }: Client,
  { wire }: Prepared,
) => ({
  staleTime: STALE_TIME[typeof cache === 'function' ? cache(wire as Params) : cache],
  // The client has tried again already, within the budget of all.
  retry: false as const,
  // For hooks that look for rows in answers to other questions.
  ...(brings && { meta: { brings } }),
  ...(!Object.hasOwn(HOSTED, network) && { networkMode: 'always' as const }),
})

/** TanStack's `structuralSharing`: by row in answers, and TanStack's own for the results of a `select`. */
export const sharingOf = ({ pagination }: { readonly pagination?: { readonly share?: Share } }): Share | true => {
  const share = pagination?.share
  return share ? (before, after) => (isAnswer(after) ? share(before, after) : replaceEqualDeep(before, after)) : true
}

/**
 * Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `getQueryData(options.queryKey)`. `skipToken`, `undefined`
 * or an empty text for params that are not known yet; wrong params make the query fail, and send nothing.
 */
export function queryOptions<Params, Data>(
  endpoint: Endpoint<Params, Data>,
  client: Client,
  params: NoInfer<Params>,
  hints?: RequestHints,
): EndpointQueryOptions<Data>
export function queryOptions<Params, Data>(
  endpoint: Endpoint<Params, Data>,
  client: Client,
  params: MaybeParams<NoInfer<Params>>,
  hints?: RequestHints,
): Maybe<EndpointQueryOptions<Data>>
export function queryOptions<Params, Data>(
  endpoint: Endpoint<Params, Data>,
  client: Client,
  params: MaybeParams<NoInfer<Params>>,
  hints: RequestHints = {},
): Maybe<EndpointQueryOptions<Data>> {
  const prepared = prepare(endpoint, client, params)
  const key = queryKey(endpoint, client.keyName, prepared.wire)
  async function ask(context: Context): Promise<Data> {
    if (prepared.error) throw prepared.error
    return asAnswer(await client.request(endpoint, prepared.wire as Params, toRequestOptions(hints, key, context)))
  }
  return {
    ...policyOf(endpoint, client, prepared),
    structuralSharing: sharingOf(endpoint as { pagination?: { share?: Share } }),
    queryKey: key as DataTag<QueryKey, Data, TonCenterError>,
    queryFn: prepared.ready ? ask : skipToken,
  }
}

/** TanStack's options that make sense beside an endpoint. */
export type QuerySettings =
  | 'enabled'
  | 'staleTime'
  | 'gcTime'
  | 'refetchInterval'
  | 'refetchOnMount'
  | 'refetchOnWindowFocus'
  | 'refetchOnReconnect'
  | 'placeholderData'
  | 'initialData'
  | 'initialDataUpdatedAt'
  | 'throwOnError'
  | 'retry'
  | 'networkMode'
  | 'structuralSharing'
  | 'notifyOnChangeProps'
  | 'meta'

export type QueryHookOptions<Data, Selected> = Pick<
  UseQueryOptions<Data, TonCenterError, Selected, QueryKey>,
  QuerySettings | 'select'
>
export type InfiniteHookOptions<Data, Cursor> = Pick<
  UseInfiniteQueryOptions<Data, TonCenterError, InfiniteData<Data, Cursor>, QueryKey, Cursor>,
  Exclude<QuerySettings, 'initialData' | 'initialDataUpdatedAt' | 'placeholderData'>
>
