import type { AccountBalance } from '../../../contract/v3/accountBalance.ts'
import {
  type TopAccountsByBalanceParams,
  type TopAccountsByBalanceResponse,
  topAccountsByBalanceFacts,
} from '../../../contract/v3/endpoints/topAccountsByBalance.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { offsetPages } from '../../../core/pagination.ts'

export const topAccountsByBalance = /* @__PURE__ */ defineEndpoint<
  TopAccountsByBalanceParams,
  TopAccountsByBalanceResponse,
  'offset',
  AccountBalance
>(topAccountsByBalanceFacts, {
  cache: 'block',
  pagination: offsetPages(topAccountsByBalanceFacts, {
    order: 'balance',
    rowKey: ({ account }) => account,
    maxLimit: 1024,
  }),
})
