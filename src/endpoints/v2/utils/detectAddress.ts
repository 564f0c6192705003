import {
  type DetectAddress,
  type DetectAddressParams,
  detectAddressFacts,
} from '../../../contract/v2/endpoints/detectAddress.ts'
import { foreignAddresses } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const detectAddress = /* @__PURE__ */ defineEndpoint<DetectAddressParams, DetectAddress>(detectAddressFacts, {
  cache: 'immutable',
  owns: (params, { raw_form }) => foreignAddresses(params.address, [raw_form]),
})
