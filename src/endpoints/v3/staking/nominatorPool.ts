import { nominatorPoolFacts } from '../../../contract/v3/endpoints/nominatorPool.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const nominatorPool = /* @__PURE__ */ defineEndpoint(nominatorPoolFacts, {
  cache: 'block',
})
