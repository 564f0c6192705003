import type { Client } from '../../core/client.ts'
import type { Endpoint } from '../../core/endpoint.ts'
import { type AnyAddress, addressText } from '../../core/values/address.ts'
import { type EndpointQueryOptions, type MaybeParams, queryOptions } from '../options.ts'

/** An address or a hash, or a value that means "not yet": `undefined`, `''` and `skipToken`. */
export const givenText = (value: MaybeParams<AnyAddress>): string | undefined =>
  typeof value === 'symbol' || !value ? undefined : addressText(value)

/**
 * Whether one of them is an empty text: named, but not known yet. A request without it would ask for the rows of all
 * accounts.
 */
export const isAwaited = (...values: readonly (AnyAddress | undefined)[]): boolean =>
  values.some((value) => value !== undefined && !value)

/** The options of a query about one account or hash. An empty text waits. */
export const optionsFor = <Params, Data>(
  endpoint: Endpoint<Params, Data>,
  client: Client,
  value: AnyAddress,
  paramsOf: (text: string) => NoInfer<Params>,
): EndpointQueryOptions<Data> => {
  const text = givenText(value)
  return queryOptions(endpoint, client, text === undefined ? text : paramsOf(text)) as EndpointQueryOptions<Data>
}
