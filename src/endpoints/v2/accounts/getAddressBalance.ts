import {
  type AddressBalance,
  type GetAddressBalanceParams,
  getAddressBalanceFacts,
} from '../../../contract/v2/endpoints/getAddressBalance.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const getAddressBalance = /* @__PURE__ */ defineEndpoint<GetAddressBalanceParams, AddressBalance>(
  getAddressBalanceFacts,
  {
    cache: ({ seqno }) => (seqno === undefined ? 'block' : 'immutable'),
  },
)
