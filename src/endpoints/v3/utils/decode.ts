import { decodeFacts } from '../../../contract/v3/endpoints/decode.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const decode = /* @__PURE__ */ defineEndpoint(decodeFacts, {
  // The same input gives the same answer until the service supports new constructors. No batch: answers are by
  // position, not by key.
  cache: 'config',
})
