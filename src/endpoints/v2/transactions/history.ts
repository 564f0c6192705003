import type { GetTransactionsParams as HistoryParams } from '../../../contract/v2/endpoints/getTransactions.ts'
import type { ListFacts, Pagination, Pin } from '../../../core/endpoint.ts'
import { paging } from '../../../core/pagination.ts'
import { hash, lt } from '../../../core/schema/params.ts'
import type { RowList } from '../../../core/schema/rowList.ts'
import * as z from '../../../core/schema/schema.ts'

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
  facts: ListFacts,
  nextOf: (list: RowList<Data, Row>) => HistoryPages<Data, Row>['next'],
): Pagination<HistoryParams, Data, 'lt' | 'hash', Row> =>
  paging<HistoryParams, Data, 'lt' | 'hash', Row>(facts, (list) => ({
    rowKey: ({ transaction_id }) => `${transaction_id.lt}:${transaction_id.hash}`,
    hashed: ['in_msg', 'out_msgs'],
    defaultLimit: 10,
    maxLimit: 1000,
    order: 'lt',
    pin: () => historyPin,
    first: {},
    next: nextOf(list),
    // The rows below a past transaction never change.
    refetch: 'head',
  }))
