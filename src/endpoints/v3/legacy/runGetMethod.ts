import { runGetMethodFacts } from '../../../contract/v3/endpoints/runGetMethod.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const runGetMethod = /* @__PURE__ */ defineEndpoint(runGetMethodFacts, {
  cache: 'block',
})
