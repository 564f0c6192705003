import type { AnyAddress } from '../../../core/address.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import { address as addressParam } from '../../../core/params.ts'
import * as z from '../../../core/schema.ts'
import { address } from '../../../schemas/scalars.ts'

export interface UnpackAddressParams {
  /** In any form. */
  address: AnyAddress
}
/** Raw, upper-case; from the Python service lower-case. */
export type UnpackAddress = string

/** The raw form of an address. `toRawAddress` does it without asking. */
export const unpackAddress = /* @__PURE__ */ defineEndpoint<UnpackAddressParams, UnpackAddress>({
  generation: 'v2',
  name: 'unpackAddress',
  method: 'GET',
  path: '/unpackAddress',
  params: z.params({ address: addressParam }),
  response: address,
  cache: 'immutable',
  owns: (params, unpacked) => foreignAddresses(params.address, [unpacked]),
})
