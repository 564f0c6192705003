import { getExtendedAddressInformationFacts } from '../../../contract/v2/endpoints/getExtendedAddressInformation.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const getExtendedAddressInformation = /* @__PURE__ */ defineEndpoint(getExtendedAddressInformationFacts, {
  cache: ({ seqno }) => (seqno === undefined ? 'block' : 'immutable'),
  worth: 'first',
  owns: ownedBy(getExtendedAddressInformationFacts, { address: (data) => data.address.account_address }),
})
