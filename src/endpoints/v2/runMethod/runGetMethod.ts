import { runGetMethodFacts } from '../../../contract/v2/endpoints/runGetMethod.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const runGetMethod = /* @__PURE__ */ defineEndpoint(runGetMethodFacts, {
  // With a seqno too: a method may read the time.
  cache: 'block',
})
