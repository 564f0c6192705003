import { type EstimateFeeParams, estimateFeeFacts, type QueryFees } from '../../../contract/v2/endpoints/estimateFee.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const estimateFee = /* @__PURE__ */ defineEndpoint<EstimateFeeParams, QueryFees>(estimateFeeFacts, {
  cache: 'never',
})
