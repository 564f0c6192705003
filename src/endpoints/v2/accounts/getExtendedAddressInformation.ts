import {
  type ExtendedAddressInformation,
  type GetExtendedAddressInformationParams,
  getExtendedAddressInformationFacts,
} from '../../../contract/v2/endpoints/getExtendedAddressInformation.ts'
import { foreignAddresses } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const getExtendedAddressInformation = /* @__PURE__ */ defineEndpoint<
  GetExtendedAddressInformationParams,
  ExtendedAddressInformation
>(getExtendedAddressInformationFacts, {
  cache: ({ seqno }) => (seqno === undefined ? 'block' : 'immutable'),
  owns: (params, data) => foreignAddresses(params.address, [data.address.account_address]),
})
