import {
  type DataTag,
  type InfiniteData,
  type QueryFunctionContext,
  type SkipToken,
  skipToken,
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
} from '@tanstack/react-query'
import type { Client, RequestOptions } from '../core/client.ts'
import type { Base, Cache, Endpoint } from '../core/endpoint.ts'
import { isTonCenterError, type TonCenterError } from '../core/errors.ts'
import { BLOCK_MS } from '../core/head.ts'
import { normalizeParams, type WireParams } from '../core/params.ts'
import type { Priority } from '../core/schedule.ts'
import { asAnswer } from '../core/sharing.ts'
import { type QueryKey, queryKey } from './keys.ts'

/** Milliseconds for which an answer counts as fresh. */
const STALE_TIME: Record<Cache, number> = {
  immutable: Number.POSITIVE_INFINITY,
  block: BLOCK_MS,
  config: 3_600_000,
  never: 0,
}

/** The params of a request, or what stands for "not yet". */
export type MaybeParams<Params> = Params | SkipToken | undefined

export interface RequestHints extends Pick<RequestOptions, 'together' | 'hold'> {
  /** Default `mounted`. A function is asked again for each slot, with the query's key. */
  priority?: Priority | ((queryKey: QueryKey) => Priority)
}

/** `client` is there since TanStack Query 5.66; without it answers land one by one. */
type Context = Pick<QueryFunctionContext, 'signal'> & Partial<Pick<QueryFunctionContext, 'client'>>

/** What a query asks its client with. */
export const toRequestOptions = (
  { priority, ...hints }: RequestHints,
  queryKey: QueryKey,
  { signal }: Pick<Context, 'signal'>,
): RequestOptions => ({
  ...hints,
  signal,
  ...(priority && { priority: typeof priority === 'function' ? () => priority(queryKey) : priority }),
})

/** Which parts of an answer stay the objects of the one before. */
type Share = (before: unknown, after: unknown) => unknown

/** The part of TanStack's options that an endpoint decides. Spread it to add your own. */
export interface EndpointQueryOptions<Data> {
  queryKey: DataTag<QueryKey, Data, TonCenterError>
  queryFn: (context: Context) => Promise<Data>
  staleTime: number
  retry: false
  refetchOnWindowFocus: false
  /** Of lists: rows that did not change stay the same objects. */
  structuralSharing: Share | true
}

/** The same options where the params may not be known yet: then `queryFn` is TanStack's `skipToken`, and nothing is sent. */
export type Maybe<Options extends { queryFn: unknown }> = Omit<Options, 'queryFn'> & {
  queryFn: Options['queryFn'] | SkipToken
}

export interface Prepared {
  wire: WireParams
  /** Present when the params are wrong: the query fails with it, and nothing throws while rendering. */
  error?: TonCenterError
  /** Whether there are params at all. */
  ready: boolean
}

export function prepare<Params>(
  endpoint: Base<Params, unknown>,
  client: Client,
  params: MaybeParams<Params>,
): Prepared {
  // skipToken is TanStack's unique symbol; looking at its kind saves importing the library here.
  if (params === undefined || typeof params === 'symbol') return { wire: {}, ready: false }
  try {
    return { wire: normalizeParams(endpoint, params as Params, client.network), ready: true }
  } catch (error) {
    if (!isTonCenterError(error)) throw error
    // Wrong params are a key too: as text, because they may hold what JSON cannot.
    return { wire: { invalid: error.message }, error, ready: true }
  }
}

export const policy = <Params>({ cache }: Pick<Endpoint<Params, never>, 'cache'>, { wire }: Prepared) => ({
  staleTime: STALE_TIME[typeof cache === 'function' ? cache(wire as Params) : cache],
  // The client has tried again already, within the budget of all.
  retry: false as const,
  refetchOnWindowFocus: false as const,
})

/**
 * Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `getQueryData(options.queryKey)`. `skipToken` or `undefined`
 * for params that are not known yet; wrong params make the query fail, and send nothing.
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
  const key = queryKey(endpoint, client.network, prepared.wire)
  const shared = policy(endpoint, prepared)
  async function ask(context: Context): Promise<Data> {
    if (prepared.error) throw prepared.error
    // What cannot change is not asked for again, even when told to.
    const known = shared.staleTime === Number.POSITIVE_INFINITY && context.client?.getQueryData<Data>(key)
    if (known) return known
    return asAnswer(
      await client.request(endpoint, params as Params, {
        ...toRequestOptions(hints, key, context),
        // The query resolves with it too; written before, it is drawn with all others that came in one answer.
        land: (data) => context.client?.setQueryData(key, data),
      }),
    )
  }
  return {
    ...shared,
    // `true` is TanStack's own.
    structuralSharing: (endpoint as { pagination?: { share?: Share } }).pagination?.share ?? true,
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
  | 'meta'

export type QueryHookOptions<Data, Selected> = Pick<
  UseQueryOptions<Data, TonCenterError, Selected, QueryKey>,
  QuerySettings | 'select'
>
export type InfiniteHookOptions<Data, Cursor> = Pick<
  UseInfiniteQueryOptions<Data, TonCenterError, InfiniteData<Data, Cursor>, QueryKey, Cursor>,
  Exclude<QuerySettings, 'initialData' | 'initialDataUpdatedAt' | 'placeholderData'>
>
