import { pendingTransactionsFacts } from '../../../contract/v3/endpoints/pendingTransactions.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const pendingTransactions = /* @__PURE__ */ defineEndpoint(pendingTransactionsFacts, {
  // A pending trace changes several times between two blocks.
  // No batch: alone, an account without pending transactions is a 404; among others it would be an empty list.
  cache: 'never',
  owns: ownedBy(pendingTransactionsFacts, { account: (row) => row.account }),
})
