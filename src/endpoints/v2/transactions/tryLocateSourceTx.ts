import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import { type V2Transaction, v2Transaction } from '../../../schemas/v2/transaction.ts'
import { accountOf } from './accountOf.ts'
import { type LocateParams, locateParams } from './locate.ts'

export type TryLocateSourceTxParams = LocateParams

/**
 * The transaction of the sender that sent a message. A message that is not found is a `NotFoundError` (404), and may be
 * found later; the Python service answers 503 then.
 */
export const tryLocateSourceTx = /* @__PURE__ */ defineEndpoint<TryLocateSourceTxParams, V2Transaction>({
  generation: 'v2',
  name: 'tryLocateSourceTx',
  method: 'GET',
  path: '/tryLocateSourceTx',
  params: locateParams,
  response: v2Transaction,
  // A miss is an error, so every answer is a hit.
  cache: 'immutable',
  owns: (params, transaction) => foreignAddresses(params.source, [accountOf(transaction)]),
})
