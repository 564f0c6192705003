import { defineEndpoint } from '../../../core/endpoint.ts'
import { offsetPages } from '../../../core/pagination.ts'
import { limit, offset } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import type { DataSchema } from '../../../core/schema.ts'
import * as z from '../../../core/schema.ts'
import { address, decimal } from '../../../schemas/scalars.ts'

export interface TopAccountsByBalanceParams {
  /** 1 to 1 024, 10 when absent. A stock service of v1.3 refuses more than 1 000. */
  limit?: number | undefined
  offset?: number | undefined
}
/** An account's place in the list. */
export interface AccountBalance {
  /** Raw, upper-case. */
  account: string
  /** Nanotons. */
  balance: string
}
const accountBalance: DataSchema<AccountBalance> = /* @__PURE__ */ z.object({ account: address, balance: decimal })

/** A bare list. */
export type TopAccountsByBalanceResponse = AccountBalance[] & Listed

/** The accounts with the most coins. Richest first, always. */
export const topAccountsByBalance = /* @__PURE__ */ defineEndpoint<
  TopAccountsByBalanceParams,
  TopAccountsByBalanceResponse,
  'offset',
  AccountBalance
>({
  generation: 'v3',
  name: 'topAccountsByBalance',
  method: 'GET',
  path: '/topAccountsByBalance',
  params: z.params({ limit: limit(10, 1024), offset: z.optional(offset) }),
  rows: 'itself',
  response: z.array(accountBalance),
  cache: 'block',
  pagination: offsetPages({ order: 'balance', rowKey: ({ account }) => account, maxLimit: 1024 }),
})
