import type { Client } from '../../core/client.ts'
import type { Endpoint } from '../../core/endpoint.ts'
import { type AnyAddress, addressText } from '../../core/values/address.ts'
import { type EndpointQueryOptions, type MaybeParams, queryOptions } from '../options.ts'

/**
 * Whether one of them is an empty text: named, but not known yet. A request without it would load the rows of all
 * accounts.
 */
export const isAwaited = (...values: readonly (AnyAddress | undefined)[]): boolean =>
  values.some((value) => value !== undefined && !value)

/** What `of` makes of an address or a hash; `undefined` for a value that means "not yet": `undefined`, `null`, `''`, `skipToken`. */
export const paramsFor = <Made>(value: MaybeParams<AnyAddress>, of: (text: string) => Made): Made | undefined =>
  typeof value === 'symbol' || !value ? undefined : of(addressText(value))

/** The text of an address or a hash that is there. */
export const givenText = (value: MaybeParams<AnyAddress>) => paramsFor(value, String)

/** The params of most requests about one address. */
export const addressParams = (address: AnyAddress) => ({ address: [address] })

/** An endpoint for one thing. Where it is not as documented, the request fails: otherwise the thing would look absent. */
export const whole = <Params, Data>({ batch: _, ...of }: Endpoint<Params, Data>): Endpoint<Params, Data> => ({
  ...of,
  mayLack: 'parts',
})

/** The options of a query about one account or hash. An empty text waits. */
export const optionsFor = <Params, Data>(
  endpoint: Endpoint<Params, Data>,
  client: Client,
  value: AnyAddress,
  paramsOf: (text: string) => NoInfer<Params>,
): EndpointQueryOptions<Data> =>
  queryOptions(endpoint, client, paramsFor(value, paramsOf)) as EndpointQueryOptions<Data>
