import type { Base } from '../core/endpoint.ts'
import type { Network } from '../core/network.ts'

/**
 * The query key of every request. Its second member is the client's `keyName`: for `mainnet` and `testnet` the network
 * alone. So a server without a proxy shares answers with a browser behind one. It has more where the answers
 * differ. Holds the params in their one spelling, JSON-safe, and never a key.
 */
export type QueryKey = readonly [
  'toncenter',
  Network,
  'v2' | 'v3' | 'emulate',
  string,
  Readonly<Record<string, unknown>>,
  ...(readonly ['infinite'] | readonly []),
]

/** The key of an endpoint's answer, for a client's `keyName` and params that are already in their one spelling. */
export function queryKey(
  endpoint: Pick<Base<never, unknown>, 'generation' | 'name'>,
  keyName: string,
  params: Readonly<Record<string, unknown>>,
): QueryKey {
  return ['toncenter', keyName, endpoint.generation, endpoint.name, params]
}
