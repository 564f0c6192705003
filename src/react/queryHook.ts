'use client'
import {
  type QueryClient,
  type QueryObserverOptions,
  type SkipToken,
  skipToken,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Client } from '../core/client.ts'
import type { Endpoint } from '../core/endpoint.ts'
import type { TonCenterError } from '../core/errors.ts'
import type { Priority } from '../core/pace/priority.ts'
import { isGiven, membersWhere } from '../core/schema/members.ts'
import {
  type EndpointQueryOptions,
  type Maybe,
  type MaybeParams,
  type QueryHookOptions,
  queryOptions,
  type RequestHints,
} from '../query/options.ts'
import { useClient } from './useClient.ts'
import { useMade } from './useMade.ts'
import { useQueryRefresh } from './useRefresh.ts'
import { writtenTogether } from './writeTogether.ts'

/** The options of every hook beside those of TanStack. */
export interface HookExtras {
  /** Sends requests through this client instead of the provider's. */
  client?: Client
  /** Which requests are sent first when some have to wait. Default `mounted`. */
  priority?: Priority
  /**
   * `block`: looks for a new block every 5 s. It reloads answers that are true for one block only; one request for the
   * head serves all. Not while the page is hidden or the device is offline. Default: the provider's value, which is
   * `false` unless it is set.
   */
  refresh?: 'block' | false
}

/**
 * Params first, always. Without any argument an endpoint that needs no params is requested; `undefined` means "not yet".
 */
export type HookArguments<Params, Options> =
  Record<never, never> extends Params
    ? [params?: Params | SkipToken, options?: Options]
    : [params: Params | SkipToken | undefined, options?: Options]

export type QueryHook<Params, Data> = <Selected = Data>(
  ...args: HookArguments<Params, QueryHookOptions<Data, Selected> & HookExtras>
) => UseQueryResult<Selected, TonCenterError>

/** Options without those that are `undefined`: spread over ours they would win. */
export const given = <Options extends object>(options: Options): Options => membersWhere(options, isGiven) as Options

interface Ours {
  readonly queryKey: readonly unknown[]
  readonly staleTime: number
  readonly meta?: object
}

type StaleTime = NonNullable<QueryObserverOptions['staleTime']>

/** How long the app counts an answer as fresh. */
export const staleTimeOfApp = (queryClient: QueryClient, queryKey: readonly unknown[]): StaleTime | undefined =>
  queryClient.getQueryDefaults(queryKey).staleTime ?? queryClient.getDefaultOptions().queries?.staleTime

/** Our options under those of the caller; the app's default `staleTime` where an answer can change. */
export function under(
  queryClient: QueryClient,
  ours: Ours,
  { meta, ...options }: { readonly meta?: object | undefined },
): Omit<Ours, 'staleTime'> & { readonly staleTime: StaleTime } {
  const { staleTime } = ours
  return {
    ...ours,
    staleTime:
      staleTime === Number.POSITIVE_INFINITY ? staleTime : (staleTimeOfApp(queryClient, ours.queryKey) ?? staleTime),
    ...given(options),
    ...(meta && { meta: { ...ours.meta, ...meta } }),
  }
}

/** Makes the hook of an endpoint that reads. */
/* @__NO_SIDE_EFFECTS__ */
export function queryHook<Params, Data>(endpoint: Endpoint<Params, Data>): QueryHook<Params, Data> {
  return function useEndpoint<Selected = Data>(
    ...args: readonly [params?: MaybeParams<Params>, options?: QueryHookOptions<Data, Selected> & HookExtras]
  ) {
    const { client: ownClient, refresh, priority, ...options } = args[1] ?? {}
    const client = useClient(ownClient)
    const queryClient = useQueryClient()
    const params = args.length ? args[0] : ({} as Params)
    const ours = useMade(() => drawnOptions(endpoint, client, queryClient, params), params, client, queryClient)
    const all = { ...under(queryClient, ours, options), priority }
    const result = useQuery(all as Parameters<typeof useQuery>[0]) as UseQueryResult<Selected, TonCenterError>
    useQueryRefresh(client, queryClient, { refresh, staleTime: ours.staleTime, options: all, result })
    return result
  }
}

/**
 * The options of an endpoint for our own hooks. They write the answers of one request together.
 */
export function drawnOptions<Params, Data>(
  endpoint: Endpoint<Params, Data>,
  client: Client,
  queryClient: QueryClient,
  params: MaybeParams<Params>,
  priority?: RequestHints['priority'],
): Maybe<EndpointQueryOptions<Data>> & { readonly queryHash: string } {
  const options = queryOptions(endpoint, client, params, priority && { priority })
  const { queryKey, queryFn } = options
  // Made once: TanStack makes one for each render of each hook.
  const { queryHash } = queryClient.defaultQueryOptions({ queryKey })
  return {
    ...options,
    queryFn: queryFn === skipToken ? queryFn : writtenTogether(queryClient, queryHash, queryFn),
    queryHash,
  }
}
