import { getTransactionsStdFacts } from '../../../contract/v2/endpoints/getTransactionsStd.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { paging } from '../../../core/pagination.ts'
import { compareLt } from '../../../core/values/lt.ts'
import { accountOf } from './accountOf.ts'
import { historyPaging } from './history.ts'

export const getTransactionsStd = /* @__PURE__ */ defineEndpoint(getTransactionsStdFacts, {
  cache: ({ lt }) => (lt === undefined ? 'block' : 'immutable'),
  owns: ownedBy(getTransactionsStdFacts, { address: accountOf }),
  pagination: paging(getTransactionsStdFacts, () => ({
    ...historyPaging,
    next({ previous_transaction_id: { lt, hash } }, { to_lt = '0' }) {
      // After a cut at to_lt the cursor lies beyond it, and the next pages would be empty.
      return compareLt(lt, to_lt) > 0 ? { lt, hash } : undefined
    },
  })),
})
