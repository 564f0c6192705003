'use client'
import { type QueryCache, useQueryClient } from '@tanstack/react-query'
import type { Client } from '../core/client.ts'
import type { AnyEndpoint, Endpoint } from '../core/endpoint.ts'
import { type CachedPart, findAnswer } from '../query/entities.ts'
import type { MaybeParams, QueryHookOptions } from '../query/options.ts'
import { useFinal } from './composed.ts'
import { given, type HookExtras, queryHook } from './queryHook.ts'
import { useClient } from './useClient.ts'
import { useMade } from './useMade.ts'

/** Options with which a query begins with what other answers in the cache hold. While that is fresh it costs no request. */
export function useKnown<Question, Data>(
  endpoint: Pick<AnyEndpoint, 'generation' | 'name'>,
  own: Client | undefined,
  question: Question,
  find: (cache: QueryCache, client: Client, question: Question) => CachedPart<Data> | undefined,
) {
  const client = useClient(own)
  const cache = useQueryClient().getQueryCache()
  // Looked up once: TanStack looks again whenever it is given the options of a query without data.
  const make = () => {
    let known: CachedPart<Data> | false | undefined
    return {
      initialData() {
        if (known !== undefined) return known ? known.value : undefined
        known = find(cache, client, question) ?? false
        if (known) client.hit(`${endpoint.generation} ${endpoint.name}`, question)
        return known ? known.value : undefined
      },
      // TanStack calls this after `initialData`, and only where that gave some.
      initialDataUpdatedAt: () => (known ? known.at : undefined),
    }
  }
  return useMade(make, question, cache, client, endpoint)
}

interface OneThing<Data> {
  /** Whether an answer is final: then it is never loaded again. */
  isFinal?(answer: Data | undefined): boolean
  /** Whether a row of another answer has every member that is needed. Default: each has. */
  isEnough?(row: never): boolean
}

const never = () => false

/** The hook of an endpoint for one thing: it begins with the row that an answer in the cache has. */
/* @__NO_SIDE_EFFECTS__ */
export function oneHook<Params, Data>(
  endpoint: Endpoint<Params, Data>,
  { isFinal = never, isEnough }: OneThing<Data> = {},
) {
  const useEndpoint = queryHook(endpoint)
  const find = (cache: QueryCache, client: Client, params: MaybeParams<Params>) =>
    findAnswer(cache, client, endpoint, params, isEnough)
  return function useOne<Selected = Data>(
    params: MaybeParams<Params>,
    options: QueryHookOptions<Data, Selected> & HookExtras = {},
  ) {
    const known = useKnown(endpoint, options.client, params, find)
    const all = { ...known, staleTime: useFinal(isFinal), ...given(options) }
    return (useEndpoint as (...args: unknown[]) => ReturnType<typeof useEndpoint<Selected>>)(params, all)
  }
}
