'use client'
import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { infoOf, SEND_WITHIN_MS } from '../core/ask.ts'
import type { Client } from '../core/client.ts'
import type { Mutation } from '../core/endpoint.ts'
import { ConnectionError, type TonCenterError } from '../core/errors.ts'
import { mutationOptions } from '../query/mutationOptions.ts'
import { given } from './queryHook.ts'
import { useClient } from './useClient.ts'

/**
 * TanStack's options that make sense beside an endpoint. `scope`: sends of one id are sent one after another. One that waits for
 * another counts as paused, so do not persist paused mutations.
 */
export type MutationHookOptions<Params, Data, OnMutate = unknown> = Pick<
  UseMutationOptions<Data, TonCenterError, Params, OnMutate>,
  'onMutate' | 'onSuccess' | 'onError' | 'onSettled' | 'meta' | 'scope' | 'throwOnError'
> & {
  /** Sends through this client instead of the provider's. */
  client?: Client
}

/** `OnMutate` is what `onMutate` gives to the other callbacks, to undo an optimistic update. */
export type MutationHook<Params, Data> = <OnMutate = unknown>(
  options?: MutationHookOptions<Params, Data, OnMutate>,
) => UseMutationResult<Data, TonCenterError, Params, OnMutate>

/**
 * Measures the milliseconds since it was made. The clock of the device counts the time for which the device slept; the other one
 * goes on where that clock is set back.
 */
function stopwatch(): () => number {
  const [at, from] = [Date.now(), performance.now()]
  return () => Math.max(Date.now() - at, performance.now() - from)
}

/** Makes the hook of an endpoint that changes the chain: it sends when `mutate(params)` is called, and never twice. */
/* @__NO_SIDE_EFFECTS__ */
export function mutationHook<Params, Data>(endpoint: Mutation<Params, Data>): MutationHook<Params, Data> {
  return function useEndpoint<OnMutate>({
    client: ownClient,
    ...options
  }: MutationHookOptions<Params, Data, OnMutate> = {}) {
    const client = useClient(ownClient)
    const ours = mutationOptions(endpoint, client)
    /** Sends that are ready, by their params, first come first. A new render has new functions, and these same sends. */
    const [ready] = useState(() => new Map<Params, (() => number)[]>())
    const { onMutate } = options

    async function readyAfter(...args: Parameters<NonNullable<typeof onMutate>>) {
      // A dialog or a wallet may take its time: the user chose that.
      const drawn = await onMutate?.(...args)
      const [params] = args
      ready.set(params, [...(ready.get(params) ?? []), stopwatch()])
      return drawn as OnMutate
    }

    function mutationFn(params: Params) {
      const [waitedMs, ...others] = ready.get(params) ?? []
      if (others.length) ready.set(params, others)
      else ready.delete(params)
      // One that waited for its scope would leave at an unexpected time.
      if (waitedMs && waitedMs() > SEND_WITHIN_MS) {
        const late = `it has waited for more than ${SEND_WITHIN_MS} ms`
        return Promise.reject(
          Object.assign(new ConnectionError(infoOf(endpoint, client.network), late), { retryable: false }),
        )
      }
      return ours.mutationFn(params)
    }
    return useMutation({ ...ours, ...given(options), mutationFn, onMutate: readyAfter })
  }
}
