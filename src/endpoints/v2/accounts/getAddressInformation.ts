import {
  type AddressInformation,
  type GetAddressInformationParams,
  getAddressInformationFacts,
} from '../../../contract/v2/endpoints/getAddressInformation.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const getAddressInformation = /* @__PURE__ */ defineEndpoint<GetAddressInformationParams, AddressInformation>(
  getAddressInformationFacts,
  {
    cache: ({ seqno }) => (seqno === undefined ? 'block' : 'immutable'),
  },
)
