import {
  type EstimateFeeParams,
  type EstimateFeeResponse,
  estimateFeeFacts,
} from '../../../contract/v3/endpoints/estimateFee.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

/** What a message from outside would cost the account now. Sends nothing to the chain. */
export const estimateFee = /* @__PURE__ */ defineEndpoint<EstimateFeeParams, EstimateFeeResponse>(estimateFeeFacts, {
  cache: 'block',
})
