'use client'
import { type SkipToken, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Client } from '../core/client.ts'
import type { Endpoint } from '../core/endpoint.ts'
import type { TonCenterError } from '../core/errors.ts'
import { isGiven, membersWhere } from '../core/members.ts'
import type { Priority } from '../core/schedule.ts'
import { type MaybeParams, type QueryHookOptions, queryOptions } from '../query/options.ts'
import { hintsOf } from './hints.ts'
import { useClient } from './useClient.ts'
import { useRefresh } from './useRefresh.ts'

/** What every hook takes beside TanStack's own options. */
export interface HookExtras {
  /** Asks through this client instead of the provider's. */
  client?: Client
  /** What goes first when requests have to wait. Default `mounted`. */
  priority?: Priority
  /**
   * `block`: asks again whenever there is a new block, where the answer is true for one block only; one request for the head serves
   * all. Not while the page is hidden or the device is offline. Default: what the provider says; that is `false` unless it is set.
   */
  refresh?: 'block' | false
}

/** Params first, always. Without any argument an endpoint that needs no params is asked; `undefined` means "not yet". */
export type HookArguments<Params, Options> =
  Record<never, never> extends Params
    ? [params?: Params | SkipToken, options?: Options]
    : [params: Params | SkipToken | undefined, options?: Options]

export type QueryHook<Params, Data> = <Selected = Data>(
  ...args: HookArguments<Params, QueryHookOptions<Data, Selected> & HookExtras>
) => UseQueryResult<Selected, TonCenterError>

/** Options without those that are `undefined`: spread over ours they would win. */
export const given = <Options extends object>(options: Options): Options => membersWhere(options, isGiven) as Options

/** Makes the hook of an endpoint that reads. */
/* @__NO_SIDE_EFFECTS__ */
export function queryHook<Params, Data>(endpoint: Endpoint<Params, Data>): QueryHook<Params, Data> {
  return function useEndpoint<Selected = Data>(
    ...args: readonly [params?: MaybeParams<Params>, options?: QueryHookOptions<Data, Selected> & HookExtras]
  ) {
    const { client: ownClient, refresh, ...options } = args[1] ?? {}
    const client = useClient(ownClient)
    const queryClient = useQueryClient()
    const ours = queryOptions(endpoint, client, args.length ? args[0] : ({} as Params), hintsOf(queryClient))
    useRefresh(client, queryClient, ours, refresh)
    return useQuery({
      ...ours,
      ...given(options),
    } as Parameters<typeof useQuery>[0]) as UseQueryResult<Selected, TonCenterError>
  }
}
