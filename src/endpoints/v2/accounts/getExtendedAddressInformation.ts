import {
  type ExtendedAddressInformation,
  type GetExtendedAddressInformationParams,
  getExtendedAddressInformationFacts,
} from '../../../contract/v2/endpoints/getExtendedAddressInformation.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'

export const getExtendedAddressInformation = /* @__PURE__ */ defineEndpoint<
  GetExtendedAddressInformationParams,
  ExtendedAddressInformation
>(getExtendedAddressInformationFacts, {
  cache: ({ seqno }) => (seqno === undefined ? 'block' : 'immutable'),
  owns: (params, data) => foreignAddresses(params.address, [data.address.account_address]),
})
