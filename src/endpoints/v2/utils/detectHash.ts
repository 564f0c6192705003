import { type DetectHash, type DetectHashParams, detectHashFacts } from '../../../contract/v2/endpoints/detectHash.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

/** All forms of a hash. `toBase64Hash` and `toHexHash` give the same without a request. The Python service does not have it. */
export const detectHash = /* @__PURE__ */ defineEndpoint<DetectHashParams, DetectHash>(detectHashFacts, {
  cache: 'immutable',
})
