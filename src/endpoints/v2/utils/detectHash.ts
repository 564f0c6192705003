import { detectHashFacts } from '../../../contract/v2/endpoints/detectHash.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const detectHash = /* @__PURE__ */ defineEndpoint(detectHashFacts, {
  cache: 'immutable',
})
