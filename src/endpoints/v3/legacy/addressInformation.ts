import {
  type AddressInformationParams,
  type AddressInformationResponse,
  addressInformationFacts,
} from '../../../contract/v3/endpoints/addressInformation.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

/** The state of one account in the style of v2. An unknown account has balance `0` and status `uninit`. */
export const addressInformation = /* @__PURE__ */ defineEndpoint<AddressInformationParams, AddressInformationResponse>(
  addressInformationFacts,
  {
    cache: 'block',
  },
)
