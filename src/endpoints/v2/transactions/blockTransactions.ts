import type { GetBlockTransactionsParams as BlockTransactionsParams } from '../../../contract/v2/endpoints/getBlockTransactions.ts'
import type { PagedContract } from '../../../core/endpoint.ts'
import { cursorOfLast, paging } from '../../../core/pagination.ts'
import { lt } from '../../../core/schema/params.ts'
import type { RowIn, RowsName } from '../../../core/schema/rowList.ts'
import * as z from '../../../core/schema/schema.ts'
import { accountId } from '../../../schemas/params.ts'

const cursor = /* @__PURE__ */ z.object<{ after_lt: string; after_hash: string }>({
  after_lt: lt,
  after_hash: accountId,
})

/** Paging by the last row read, while the service reports that there are more. */
/* @__NO_SIDE_EFFECTS__ */
export const afterPages = <Data extends { incomplete: boolean }, Rows extends RowsName<Data>>(
  contract: PagedContract<BlockTransactionsParams, Data, Rows>,
  idOf: (row: RowIn<Data, Rows>) => { account: string | null; lt: string; hash: string },
) =>
  paging<BlockTransactionsParams, Data, Rows, 'after_lt' | 'after_hash'>(contract, (list) => ({
    rowKey: (row) => idOf(row).hash,
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
