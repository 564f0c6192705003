import { transactionsFacts } from '../../../contract/v3/endpoints/transactions.ts'
import { byKey } from '../../../core/batch/batchBy.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { windowPages } from '../../../core/pagination.ts'
import { hashedTransaction } from './hashedTransaction.ts'

export const transactions = /* @__PURE__ */ defineEndpoint(transactionsFacts, {
  // A masterchain block that is not indexed yet answers 404, so what does answer is complete and stays.
  cache: ({ mc_seqno }) => (mc_seqno === undefined ? 'block' : 'immutable'),
  batch: byKey(transactionsFacts, { key: 'hash', keysOf: (row) => [row.hash], sendLimit: true }),
  owns: ownedBy(transactionsFacts, { account: (row) => row.account }),
  pagination: windowPages(transactionsFacts, {
    rowKey: ({ hash }) => hash,
    hashed: hashedTransaction,
    lt: (row) => row.lt,
    utime: (row) => row.now,
    // These are in order of hash.
    isUnbound: ({ hash }) => hash !== undefined,
  }),
})
