import { getAddressInformationFacts } from '../../../contract/v2/endpoints/getAddressInformation.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const getAddressInformation = /* @__PURE__ */ defineEndpoint(getAddressInformationFacts, {
  cache: ({ seqno }) => (seqno === undefined ? 'block' : 'immutable'),
  worth: 'first',
})
