import {
  type UnpackAddress,
  type UnpackAddressParams,
  unpackAddressFacts,
} from '../../../contract/v2/endpoints/unpackAddress.ts'
import { foreignAddresses } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const unpackAddress = /* @__PURE__ */ defineEndpoint<UnpackAddressParams, UnpackAddress>(unpackAddressFacts, {
  cache: 'immutable',
  owns: (params, unpacked) => foreignAddresses(params.address, [unpacked]),
})
