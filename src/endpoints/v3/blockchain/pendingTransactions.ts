import { pendingTransactionsFacts } from '../../../contract/v3/endpoints/pendingTransactions.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const pendingTransactions = /* @__PURE__ */ defineEndpoint(pendingTransactionsFacts, {
  // A pending trace changes several times between two blocks.
  cache: 'never',
  none: { text: /emulated traces not found/i, data: () => ({ transactions: [], address_book: {} }) },
  owns: ownedBy(pendingTransactionsFacts, { account: (row) => row.account }),
})
