import { transactionsByMessageFacts } from '../../../contract/v3/endpoints/transactionsByMessage.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { offsetPages } from '../../../core/pagination.ts'
import { hashedTransaction } from './hashedTransaction.ts'

export const transactionsByMessage = /* @__PURE__ */ defineEndpoint(transactionsByMessageFacts, {
  cache: 'block',
  pagination: offsetPages(transactionsByMessageFacts, {
    order: 'lt',
    rowKey: ({ hash }) => hash,
    hashed: hashedTransaction,
  }),
})
