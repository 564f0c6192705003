import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import { type V2Transaction, v2Transaction } from '../../../schemas/v2/transaction.ts'
import { accountOf } from './accountOf.ts'
import { type LocateParams, locateParams } from './locate.ts'

export type TryLocateResultTxParams = LocateParams

/**
 * The transaction of the receiver that took a message in. A message that is not found is a `NotFoundError` (404), and may be
 * found later; the Python service answers 503 then.
 */
export const tryLocateResultTx = /* @__PURE__ */ defineEndpoint<TryLocateResultTxParams, V2Transaction>({
  generation: 'v2',
  name: 'tryLocateResultTx',
  method: 'GET',
  path: '/tryLocateResultTx',
  params: locateParams,
  response: v2Transaction,
  // A miss is an error, so every answer is a hit.
  cache: 'immutable',
  owns: (params, transaction) => foreignAddresses(params.destination, [accountOf(transaction)]),
})
