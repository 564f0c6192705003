import type { Pin } from '../../../core/endpoint.ts'
import { address, hash, limit, lt } from '../../../core/params.ts'
import * as z from '../../../core/schema.ts'
import { together } from '../params.ts'

/** The params of both forms of an account's history. */
export interface HistoryParams {
  /** In any form. */
  address: string
  /** 1 to 1 000, 10 when absent. The Python service allows 100. */
  limit?: number | undefined
  /** Logical time of the first transaction to return. Needs `hash`. */
  lt?: string | undefined
  /** Hash of the first transaction to return. Needs `lt`. */
  hash?: string | undefined
  /** Leaves out transactions at or before this logical time. */
  to_lt?: string | undefined
  /** Only from archival nodes. When absent, they are asked after a failure; `false` turns that off. */
  archival?: boolean | undefined
}

export const historyParams = /* @__PURE__ */ z.params<HistoryParams>(
  {
    address,
    limit: limit(),
    lt: z.optional(lt),
    hash: z.optional(hash),
    to_lt: z.optional(lt),
    archival: z.optional(z.boolean()),
  },
  together('lt', 'hash'),
)

/** How a history is pinned: each page names the transaction that it begins with. */
export const historyPin: Pin<{ transaction_id: { lt: string; hash: string } }> = {
  place: ({ transaction_id }) => BigInt(transaction_id.lt),
  from: ({ transaction_id: { lt, hash } }) => ({ lt, hash }),
}
