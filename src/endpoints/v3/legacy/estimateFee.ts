import { estimateFeeFacts } from '../../../contract/v3/endpoints/estimateFee.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const estimateFee = /* @__PURE__ */ defineEndpoint(estimateFeeFacts, {
  cache: 'block',
})
