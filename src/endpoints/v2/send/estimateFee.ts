import { type EstimateFeeParams, estimateFeeFacts, type QueryFees } from '../../../contract/v2/endpoints/estimateFee.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

/** What a message from outside would cost now, without sending it. */
export const estimateFee = /* @__PURE__ */ defineEndpoint<EstimateFeeParams, QueryFees>(estimateFeeFacts, {
  cache: 'never',
})
