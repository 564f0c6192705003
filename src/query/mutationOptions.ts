import type { Client } from '../core/client.ts'
import type { Mutation } from '../core/endpoint.ts'
import type { Network } from '../core/network.ts'

/** The part of TanStack's options that an endpoint which changes the chain decides. Spread it to add your own. */
export interface EndpointMutationOptions<Params, Data> {
  mutationKey: readonly ['toncenter', Network, 'v2' | 'v3', string]
  mutationFn: (params: Params) => Promise<Data>
  retry: false
}

/** Options for `useMutation`. What fails is not sent again: a send whose answer was lost may have arrived. */
export function mutationOptions<Params, Data>(
  endpoint: Mutation<Params, Data>,
  client: Client,
): EndpointMutationOptions<Params, Data> {
  return {
    mutationKey: ['toncenter', client.network, endpoint.generation, endpoint.name],
    mutationFn: (params) => client.request(endpoint, params),
    retry: false,
  }
}
