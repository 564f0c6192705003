'use client'
import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import type { Client } from '../core/client.ts'
import type { Mutation } from '../core/endpoint.ts'
import type { TonCenterError } from '../core/errors.ts'
import { mutationOptions } from '../query/mutationOptions.ts'
import { given } from './queryHook.ts'
import { useClient } from './useClient.ts'

export type MutationHookOptions<Params, Data> = Pick<
  UseMutationOptions<Data, TonCenterError, Params>,
  'onSuccess' | 'onError' | 'onSettled' | 'meta'
> & {
  /** Sends through this client instead of the provider's. */
  client?: Client
}

export type MutationHook<Params, Data> = (
  options?: MutationHookOptions<Params, Data>,
) => UseMutationResult<Data, TonCenterError, Params>

/** Makes the hook of an endpoint that changes the chain: it sends when `mutate(params)` is called, and never twice. */
/* @__NO_SIDE_EFFECTS__ */
export function mutationHook<Params, Data>(endpoint: Mutation<Params, Data>): MutationHook<Params, Data> {
  return function useEndpoint({ client: ownClient, ...options }: MutationHookOptions<Params, Data> = {}) {
    const client = useClient(ownClient)
    return useMutation({ ...mutationOptions(endpoint, client), ...given(options) })
  }
}
