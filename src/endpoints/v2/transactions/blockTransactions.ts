import type { AnyAddress } from '../../../core/address.ts'
import { whole } from '../../../core/checks.ts'
import type { OfRows, Pagination } from '../../../core/endpoint.ts'
import { cursorOfLast, paging } from '../../../core/pagination.ts'
import { hash, int32, lt } from '../../../core/params.ts'
import * as z from '../../../core/schema.ts'
import { accountId, blockSeqno, shard, together } from '../params.ts'

/** The params of both forms of a block's transactions. */
export interface BlockTransactionsParams {
  /** −1 is the masterchain, 0 the basechain. */
  workchain: number
  /** Signed decimal, or 16 hex digits as v3 prints it. */
  shard: string
  seqno: number
  /** With `file_hash` it saves the service from looking the block up. */
  root_hash?: string | undefined
  /** With `root_hash` it saves the service from looking the block up. */
  file_hash?: string | undefined
  /** Logical time of the last row read. Needs `after_hash`. */
  after_lt?: string | undefined
  /** Account of the last row read, in any form, and in spite of its name no hash of a transaction. Needs `after_lt`. */
  after_hash?: AnyAddress | undefined
  /** 1 to 10 000, 40 when absent. The Python service returns the whole block. */
  count?: number | undefined
}

export const blockTransactionsParams = /* @__PURE__ */ z.params<BlockTransactionsParams>(
  {
    workchain: int32,
    shard,
    seqno: blockSeqno,
    root_hash: z.optional(hash),
    file_hash: z.optional(hash),
    after_lt: z.optional(lt),
    after_hash: z.optional(accountId),
    count: z.withDefault(whole(1, 10_000, 'a whole number from 1 to 10000'), 40),
  },
  together('root_hash', 'file_hash'),
  together('after_lt', 'after_hash'),
)

const cursor = /* @__PURE__ */ z.object<{ after_lt: string; after_hash: string }>({
  after_lt: lt,
  after_hash: accountId,
})

/** Paging by the last row read, while the service reports that there are more. */
/* @__NO_SIDE_EFFECTS__ */
export const afterPages = <Data extends { incomplete: boolean }, Row>(
  idOf: (row: Row) => { account: string | null; lt: string; hash: string },
): OfRows<Pagination<BlockTransactionsParams, Data, 'after_lt' | 'after_hash', Row>> =>
  paging<BlockTransactionsParams, Data, 'after_lt' | 'after_hash', Row>((list) => ({
    rowKey: (row) => idOf(row).hash,
    defaultLimit: 40,
    maxLimit: 10_000,
    order: 'block',
    first: {},
    next(page) {
      if (!page.incomplete) return
      return cursorOfLast(list, page, cursor, (row) => {
        const { account, lt } = idOf(row)
        // Without an account there is no next page; the services that leave it out return the whole block.
        return account === null ? undefined : { after_lt: lt, after_hash: account }
      })
    },
    // A block does not change.
    refetch: 'head',
  }))
