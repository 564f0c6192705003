import { decodePostFacts } from '../../../contract/v3/endpoints/decodePost.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const decodePost = /* @__PURE__ */ defineEndpoint(decodePostFacts, {
  // The same input gives the same answer until the service supports new constructors.
  cache: 'config',
})
