import {
  type PackAddress,
  type PackAddressParams,
  packAddressFacts,
} from '../../../contract/v2/endpoints/packAddress.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'

export const packAddress = /* @__PURE__ */ defineEndpoint<PackAddressParams, PackAddress>(packAddressFacts, {
  cache: 'immutable',
  owns: (params, packed) => foreignAddresses(params.address, [packed]),
})
