'use client'
import { type Query, type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { TonCenterError } from '../core/errors.ts'
import { ASK_MS } from '../core/pace/chainClock.ts'
import type { QueryKey } from '../query/keys.ts'
import type { QueryHookOptions } from '../query/options.ts'
import { type HookExtras, type QueryHook, staleTimeOfApp } from './queryHook.ts'
import { useSelect } from './useSelect.ts'

/**
 * The options of the composed hooks: those of every hook. `select` gets what the hook gives; `initialData` and
 * `placeholderData` are an answer of the endpoint, as the cache holds it.
 */
export type ComposedOptions<Answer, Own, Selected = Own> = Omit<QueryHookOptions<Answer, Selected>, 'select'> &
  HookExtras & {
    /** Runs on what the hook gives. */
    select?: (own: Own) => Selected
  }

/** The hook of an endpoint, with the part of its answer that `toOwn` takes. The caller's `select` runs on that part. */
export function useComposed<Params, Answer, Own, Selected>(
  useEndpoint: QueryHook<Params, Answer>,
  params: NoInfer<Params> | undefined,
  { select, ...options }: ComposedOptions<Answer, Own, Selected>,
  toOwn: (answer: Answer) => Own,
): UseQueryResult<Selected, TonCenterError> {
  const all = { ...options, select: useSelect(toOwn, select) }
  return (useEndpoint as (...args: unknown[]) => unknown)(params, all) as UseQueryResult<Selected, TonCenterError>
}

/** The `staleTime` of answers that become final: `Infinity` then, and the app's own value before. */
export function useFinal<Answer>(isFinal: (answer: Answer | undefined) => boolean) {
  const queryClient = useQueryClient()
  return useCallback(
    (query: Query<Answer, TonCenterError, Answer, QueryKey>): number | 'static' => {
      if (isFinal(query.state.data)) return Number.POSITIVE_INFINITY
      const ofApp = staleTimeOfApp(queryClient, query.queryKey) ?? ASK_MS
      return typeof ofApp === 'function' ? ofApp(query as never) : ofApp
    },
    [queryClient, isFinal],
  )
}
