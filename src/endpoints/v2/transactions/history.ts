import type { Pin } from '../../../core/endpoint.ts'
import { hash, lt } from '../../../core/schema/params.ts'
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

/** Paging of both forms, newest first. */
export const historyPaging = {
  rowKey: ({ transaction_id }: HistoryRow) => `${transaction_id.lt}:${transaction_id.hash}`,
  hashed: ['in_msg', 'out_msgs'],
  order: 'lt',
  pin: () => historyPin,
  first: {},
  // The rows below a past transaction never change.
  refetch: 'head',
} as const
