import { tryLocateResultTxFacts } from '../../../contract/v2/endpoints/tryLocateResultTx.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { accountOf } from './accountOf.ts'

export const tryLocateResultTx = /* @__PURE__ */ defineEndpoint(tryLocateResultTxFacts, {
  // A miss is an error, so every answer is a hit.
  cache: 'immutable',
  owns: ownedBy(tryLocateResultTxFacts, { destination: accountOf }),
})
