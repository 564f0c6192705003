import {
  type PackAddress,
  type PackAddressParams,
  packAddressFacts,
} from '../../../contract/v2/endpoints/packAddress.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'

/**
 * The friendly form of an address: bounceable and not for test networks of a raw one, with its own flags of a friendly one.
 * `toFriendlyAddress` does it without asking.
 */
export const packAddress = /* @__PURE__ */ defineEndpoint<PackAddressParams, PackAddress>(packAddressFacts, {
  cache: 'immutable',
  owns: (params, packed) => foreignAddresses(params.address, [packed]),
})
