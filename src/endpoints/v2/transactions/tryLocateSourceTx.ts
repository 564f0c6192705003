import { tryLocateSourceTxFacts } from '../../../contract/v2/endpoints/tryLocateSourceTx.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { accountOf } from './accountOf.ts'

export const tryLocateSourceTx = /* @__PURE__ */ defineEndpoint(tryLocateSourceTxFacts, {
  // A miss is an error, so every answer is a hit.
  cache: 'immutable',
  owns: ownedBy(tryLocateSourceTxFacts, { source: accountOf }),
})
