'use client'
import { type UseMutationOptions, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
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

const isOf = (params: unknown) => (mutation: { state: { variables: unknown } }) => mutation.state.variables === params

/** Makes the hook of an endpoint that changes the chain: it sends when `mutate(params)` is called, and never twice. */
/* @__NO_SIDE_EFFECTS__ */
export function mutationHook<Params, Data>(endpoint: Mutation<Params, Data>): MutationHook<Params, Data> {
  return function useEndpoint<OnMutate>({
    client: ownClient,
    ...options
  }: MutationHookOptions<Params, Data, OnMutate> = {}) {
    const client = useClient(ownClient)
    const queryClient = useQueryClient()
    const ours = mutationOptions(endpoint, client)
    function mutationFn(params: Params) {
      // A mutation that waited for its scope, or was restored from a store, would run at an unexpected time.
      const { mutationKey } = ours
      const mutation = queryClient.getMutationCache().find({ mutationKey, status: 'pending', predicate: isOf(params) })
      if (mutation && Date.now() - mutation.state.submittedAt > SEND_WITHIN_MS) {
        const late = `it has waited for more than ${SEND_WITHIN_MS} ms`
        return Promise.reject(
          Object.assign(new ConnectionError(infoOf(endpoint, client.network), late), { retryable: false }),
        )
      }
      return ours.mutationFn(params)
    }
    return useMutation({ ...ours, mutationFn, ...given(options) })
  }
}
