import type { Client } from '../core/client.ts'
import type { Mutation } from '../core/endpoint.ts'
import type { Network } from '../core/network.ts'

/** The part of TanStack's options that an endpoint which changes the chain decides. Spread it to add your own. */
export interface EndpointMutationOptions<Params, Data> {
  mutationKey: readonly ['toncenter', Network, 'v2' | 'v3' | 'emulate', string]
  mutationFn: (params: Params) => Promise<Data>
  retry: false
  networkMode: 'always'
}

/**
 * Options for `useMutation`. A send that fails is not repeated: it may have arrived although its answer was lost. While the device
 * is offline a send fails at once. TanStack would keep a paused one and send it later, at a time that the user did not choose.
 */
export function mutationOptions<Params, Data>(
  endpoint: Mutation<Params, Data>,
  client: Client,
): EndpointMutationOptions<Params, Data> {
  return {
    mutationKey: ['toncenter', client.network, endpoint.generation, endpoint.name],
    mutationFn: (params) => client.request(endpoint, params),
    retry: false,
    networkMode: 'always',
  }
}
