import { getAddressStateFacts } from '../../../contract/v2/endpoints/getAddressState.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const getAddressState = /* @__PURE__ */ defineEndpoint(getAddressStateFacts, {
  cache: ({ seqno }) => (seqno === undefined ? 'block' : 'immutable'),
  worth: 'first',
})
