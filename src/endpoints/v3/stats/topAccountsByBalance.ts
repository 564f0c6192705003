import { topAccountsByBalanceFacts } from '../../../contract/v3/endpoints/topAccountsByBalance.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { offsetPages } from '../../../core/pagination.ts'

export const topAccountsByBalance = /* @__PURE__ */ defineEndpoint(topAccountsByBalanceFacts, {
  cache: 'block',
  pagination: offsetPages(topAccountsByBalanceFacts, { order: 'balance', rowKey: ({ account }) => account }),
})
