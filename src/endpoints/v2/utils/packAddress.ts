import type { AnyAddress } from '../../../core/address.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import * as z from '../../../core/schema.ts'
import { address } from '../../../schemas/scalars.ts'
import { addressAsGiven } from '../params.ts'

export interface PackAddressParams {
  /** In any form. */
  address: AnyAddress
}
/** Friendly, base64url; from the Python service in standard base64. */
export type PackAddress = string

/**
 * The friendly form of an address: bounceable and not for test networks of a raw one, with its own flags of a friendly one.
 * `toFriendlyAddress` does it without asking.
 */
export const packAddress = /* @__PURE__ */ defineEndpoint<PackAddressParams, PackAddress>({
  generation: 'v2',
  name: 'packAddress',
  method: 'GET',
  path: '/packAddress',
  params: z.params({ address: addressAsGiven }),
  verbatim: ['address'],
  response: address,
  cache: 'immutable',
  owns: (params, packed) => foreignAddresses(params.address, [packed]),
})
