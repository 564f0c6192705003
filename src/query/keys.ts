import type { Base } from '../core/endpoint.ts'
import type { Network } from '../core/network.ts'

/**
 * The query key of every request: network, not base URL, so that a server that asks directly and a browser behind a proxy
 * share answers. Holds the params in their one spelling, JSON-safe, and never a key.
 */
export type QueryKey = readonly [
  'toncenter',
  Network,
  'v2' | 'v3',
  string,
  Readonly<Record<string, unknown>>,
  ...(readonly ['infinite'] | readonly []),
]

/** The key of an endpoint's answer for params that are already in their one spelling. */
export function queryKey(
  endpoint: Pick<Base<never, unknown>, 'generation' | 'name'>,
  network: Network,
  params: Readonly<Record<string, unknown>>,
): QueryKey {
  return ['toncenter', network, endpoint.generation, endpoint.name, params]
}
