import type { Base } from '../core/endpoint.ts'
import type { Network } from '../core/network.ts'

/**
 * The query key of every request. Its second member is the client's `keyName`. For `mainnet` and `testnet` that is the
 * network alone, so that a server without a proxy and a browser behind one share answers. It has more where the answers
 * differ. Holds the params in their one spelling, JSON-safe, and never a key.
 */
export type QueryKey = readonly [
  'toncenter',
  Network,
  'v2' | 'v3',
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
