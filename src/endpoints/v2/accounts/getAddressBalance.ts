import { getAddressBalanceFacts } from '../../../contract/v2/endpoints/getAddressBalance.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const getAddressBalance = /* @__PURE__ */ defineEndpoint(getAddressBalanceFacts, {
  cache: ({ seqno }) => (seqno === undefined ? 'block' : 'immutable'),
  worth: 'first',
})
