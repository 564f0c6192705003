import {
  type TryLocateSourceTxParams,
  tryLocateSourceTxFacts,
} from '../../../contract/v2/endpoints/tryLocateSourceTx.ts'
import type { V2Transaction } from '../../../contract/v2/v2Transaction.ts'
import { foreignAddresses } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { accountOf } from './accountOf.ts'

export const tryLocateSourceTx = /* @__PURE__ */ defineEndpoint<TryLocateSourceTxParams, V2Transaction>(
  tryLocateSourceTxFacts,
  {
    // A miss is an error, so every answer is a hit.
    cache: 'immutable',
    owns: (params, transaction) => foreignAddresses(params.source, [accountOf(transaction)]),
  },
)
