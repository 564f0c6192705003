import {
  type PackAddress,
  type PackAddressParams,
  packAddressFacts,
} from '../../../contract/v2/endpoints/packAddress.ts'
import { foreignAddresses } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const packAddress = /* @__PURE__ */ defineEndpoint<PackAddressParams, PackAddress>(packAddressFacts, {
  cache: 'immutable',
  owns: (params, packed) => foreignAddresses(params.address, [packed]),
})
