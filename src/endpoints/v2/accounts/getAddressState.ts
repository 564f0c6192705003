import {
  type AddressState,
  type GetAddressStateParams,
  getAddressStateFacts,
} from '../../../contract/v2/endpoints/getAddressState.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const getAddressState = /* @__PURE__ */ defineEndpoint<GetAddressStateParams, AddressState>(
  getAddressStateFacts,
  {
    cache: ({ seqno }) => (seqno === undefined ? 'block' : 'immutable'),
  },
)
