import { runGetMethodStdFacts } from '../../../contract/v2/endpoints/runGetMethodStd.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const runGetMethodStd = /* @__PURE__ */ defineEndpoint(runGetMethodStdFacts, {
  // With a seqno too: a method may read the time.
  cache: 'block',
})
