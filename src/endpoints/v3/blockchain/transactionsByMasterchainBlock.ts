import { transactionsByMasterchainBlockFacts } from '../../../contract/v3/endpoints/transactionsByMasterchainBlock.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { offsetPages } from '../../../core/pagination.ts'
import { hashedTransaction } from './hashedTransaction.ts'

export const transactionsByMasterchainBlock = /* @__PURE__ */ defineEndpoint(transactionsByMasterchainBlockFacts, {
  // A masterchain block that is not indexed yet answers 404, so what does answer is complete and stays.
  cache: 'immutable',
  pagination: offsetPages(transactionsByMasterchainBlockFacts, {
    order: 'block',
    rowKey: ({ hash }) => hash,
    hashed: hashedTransaction,
  }),
})
