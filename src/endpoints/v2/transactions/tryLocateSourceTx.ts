import {
  type TryLocateSourceTxParams,
  tryLocateSourceTxFacts,
} from '../../../contract/v2/endpoints/tryLocateSourceTx.ts'
import type { V2Transaction } from '../../../contract/v2/v2Transaction.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import { accountOf } from './accountOf.ts'

/**
 * The transaction of the sender that sent a message. A message that is not found is a `NotFoundError` (404), and may be
 * found later; the Python service answers 503 then.
 */
export const tryLocateSourceTx = /* @__PURE__ */ defineEndpoint<TryLocateSourceTxParams, V2Transaction>(
  tryLocateSourceTxFacts,
  {
    // A miss is an error, so every answer is a hit.
    cache: 'immutable',
    owns: (params, transaction) => foreignAddresses(params.source, [accountOf(transaction)]),
  },
)
