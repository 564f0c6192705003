import {
  type TryLocateResultTxParams,
  tryLocateResultTxFacts,
} from '../../../contract/v2/endpoints/tryLocateResultTx.ts'
import type { V2Transaction } from '../../../contract/v2/v2Transaction.ts'
import { foreignAddresses } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { accountOf } from './accountOf.ts'

export const tryLocateResultTx = /* @__PURE__ */ defineEndpoint<TryLocateResultTxParams, V2Transaction>(
  tryLocateResultTxFacts,
  {
    // A miss is an error, so every answer is a hit.
    cache: 'immutable',
    owns: (params, transaction) => foreignAddresses(params.destination, [accountOf(transaction)]),
  },
)
