import type { Pagination, Pin } from '../../../core/endpoint.ts'
import { address, hash, limit, lt } from '../../../core/params.ts'
import * as z from '../../../core/schema.ts'
import { sharing } from '../../../core/sharing.ts'
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

interface HistoryRow {
  readonly transaction_id: { readonly lt: string; readonly hash: string }
}

/** How a history is pinned: each page names the transaction that it begins with. */
const historyPin: Pin<HistoryRow> = {
  place: ({ transaction_id }) => BigInt(transaction_id.lt),
  from: ({ transaction_id: { lt, hash } }) => ({ lt, hash }),
}

type HistoryPages<Data, Row> = Pagination<HistoryParams, Data, 'lt' | 'hash', Row>

/** Paging of both forms, newest first. */
/* @__NO_SIDE_EFFECTS__ */
export function historyPages<Data, Row extends HistoryRow>(
  rows: (page: Data) => readonly Row[],
  next: HistoryPages<Data, Row>['next'],
): HistoryPages<Data, Row> {
  const keyed = {
    rows,
    rowKey: ({ transaction_id }: Row) => `${transaction_id.lt}:${transaction_id.hash}`,
    hashed: ['in_msg', 'out_msgs'],
  }
  return {
    defaultLimit: 10,
    maxLimit: 1000,
    ...keyed,
    share: sharing(keyed),
    order: 'lt',
    pin: () => historyPin,
    first: {},
    next,
    // What follows a transaction in the past never changes.
    refetch: 'head',
  }
}
