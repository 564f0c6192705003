import { tryLocateTxFacts } from '../../../contract/v2/endpoints/tryLocateTx.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { accountOf } from './accountOf.ts'

export const tryLocateTx = /* @__PURE__ */ defineEndpoint(tryLocateTxFacts, {
  // A miss is an error, so every answer is a hit.
  cache: 'immutable',
  owns: ownedBy(tryLocateTxFacts, { destination: accountOf }),
})
