import type { AnyAddress } from '../../../core/address.ts'
import type { OfRows, Pagination, Pin } from '../../../core/endpoint.ts'
import { paging } from '../../../core/pagination.ts'
import { address, hash, limit, lt } from '../../../core/params.ts'
import type { RowList } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { together } from '../params.ts'

/** The params of both forms of an account's history. */
export interface HistoryParams {
  /** In any form. */
  address: AnyAddress
  /** 1 to 1 000, 10 when absent. The Python service allows 100. */
  limit?: number | undefined
  /** Logical time of the first transaction to return. Needs `hash`. */
  lt?: string | undefined
  /** Hash of the first transaction to return. Needs `lt`. */
  hash?: string | undefined
  /** Leaves out transactions at or before this logical time. */
  to_lt?: string | undefined
  /** Only from archival nodes. When absent, they are tried after a failure; `false` turns that off. */
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

/** Where a page begins. */
export const historyCursor = /* @__PURE__ */ z.object<{ lt: string; hash: string }>({ lt, hash })

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
export const historyPages = <Data, Row extends HistoryRow>(
  nextOf: (list: RowList<Data, Row>) => HistoryPages<Data, Row>['next'],
): OfRows<Pagination<HistoryParams, Data, 'lt' | 'hash', Row>> =>
  paging<HistoryParams, Data, 'lt' | 'hash', Row>((list) => ({
    rowKey: ({ transaction_id }) => `${transaction_id.lt}:${transaction_id.hash}`,
    hashed: ['in_msg', 'out_msgs'],
    defaultLimit: 10,
    maxLimit: 1000,
    order: 'lt',
    pin: () => historyPin,
    first: {},
    next: nextOf(list),
    // What follows a transaction in the past never changes.
    refetch: 'head',
  }))
