import type { AccountBalance } from '../../../contract/v3/accountBalance.ts'
import {
  type TopAccountsByBalanceParams,
  type TopAccountsByBalanceResponse,
  topAccountsByBalanceFacts,
} from '../../../contract/v3/endpoints/topAccountsByBalance.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { offsetPages } from '../../../core/pagination.ts'

/** The accounts with the most coins. Richest first, always. */
export const topAccountsByBalance = /* @__PURE__ */ defineEndpoint<
  TopAccountsByBalanceParams,
  TopAccountsByBalanceResponse,
  'offset',
  AccountBalance
>(topAccountsByBalanceFacts, {
  cache: 'block',
  pagination: offsetPages({ order: 'balance', rowKey: ({ account }) => account, maxLimit: 1024 }),
})
