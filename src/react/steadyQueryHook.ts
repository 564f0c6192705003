'use client'
import {
  type DefaultedQueryObserverOptions,
  notifyManager,
  type QueryClient,
  QueryObserver,
  type UseQueryResult,
  useIsRestoring,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Endpoint } from '../core/endpoint.ts'
import type { TonCenterError } from '../core/errors.ts'
import { queryOptions } from '../query/options.ts'
import { hintsOf } from './hints.ts'
import { given } from './queryHook.ts'
import { useClient } from './useClient.ts'
import type { ComposedOptions } from './useKnown.ts'
import { useRefresh } from './useRefresh.ts'

type Options = DefaultedQueryObserverOptions & { together?: true }

/** Components that something came for. */
const waiting: (() => void)[] = []
/** How many answers are there that others are still waited for with. */
let held = 0
const draw = () => {
  for (const tell of waiting.splice(0)) tell()
}
const letGo = () => {
  if (!--held) notifyManager.schedule(draw)
}

/** TanStack's `useQuery`, given options with all defaults that stay the same object for as long as nothing changes. */
function useObserved(options: Options, queryClient: QueryClient) {
  const isRestoring = useIsRestoring()
  // As TanStack says it: draws as asked for what is going to be.
  options._optimisticResults = isRestoring ? 'isRestoring' : 'optimistic'
  let isNew = false
  const [[observer, current, subscribe]] = useState(() => {
    isNew = true
    const observer = new QueryObserver(queryClient, options)
    const current = () => observer.getCurrentResult()
    const subscribe = (tell: () => void) => {
      const end = observer.subscribe(() => {
        if (waiting.push(tell) === 1 && !held) notifyManager.schedule(draw)
      })
      // It may have changed since it was drawn, unless it is asked for the first time just now.
      if (!current().isLoading) observer.updateResult()
      return end
    }
    return [observer, current, subscribe] as const
  })
  const query = queryClient.getQueryCache().get(options.queryHash)
  const isSame = observer.options === options && observer.getCurrentQuery() === query
  const result = isNew || (isSame && observer.hasListeners()) ? current() : observer.getOptimisticResult(options)
  useEffect(() => {
    if (!isSame) observer.setOptions(options)
  }, [isSame, observer, options])
  useSyncExternalStore(isRestoring ? () => draw : subscribe, current, current)
  return observer.trackResult(result)
}

/**
 * Makes a hook of an endpoint for what a page may have a thousand of: the query and the result of `queryHook`, but its options are
 * made once for as long as `settings` are the same object, and answers of one burst are written once and drawn together.
 *
 * @param toParams makes params of what the hook is given first; `undefined` waits
 */
/* @__NO_SIDE_EFFECTS__ */
export const steadyQueryHook = <Params, Data>(endpoint: Endpoint<Params, Data>, toParams: (key: string) => Params) =>
  function useSteadyQuery<Selected>(
    key: string | undefined,
    settings: ComposedOptions<Selected>,
    select: (data: Data) => Selected,
  ): UseQueryResult<Selected, TonCenterError> {
    const client = useClient(settings.client)
    const queryClient = useQueryClient()
    const [ours, options] = useMemo(() => {
      const ours = queryOptions(endpoint, client, key === undefined ? undefined : toParams(key), {
        ...hintsOf(queryClient),
        hold(give) {
          const query = queryClient.getQueryCache().get(observed.queryHash)
          // Others would draw one by one: for them it is written when all have come.
          if (!query?.observers.every(({ options }) => (options as Options).together)) return
          held++
          give()
          return letGo
        },
      })
      const observed: Options = queryClient.defaultQueryOptions({
        ...ours,
        ...given(settings),
        select,
        // TanStack's own, without the sorting: what there is to sort is in order.
        queryHash: JSON.stringify(ours.queryKey),
        together: true,
      } as unknown as Options)
      return [ours, observed]
    }, [client, queryClient, key, settings, select])
    useRefresh(client, queryClient, ours, settings.refresh)

    // What goes to a boundary is TanStack's own business.
    const [useOptions] = useState(() => (options.throwOnError || options.suspense ? useQuery : useObserved))
    return useOptions(options, queryClient) as UseQueryResult<Selected, TonCenterError>
  }
