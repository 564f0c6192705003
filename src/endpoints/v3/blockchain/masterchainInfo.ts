import { masterchainInfoFacts } from '../../../contract/v3/endpoints/masterchainInfo.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const masterchainInfo = /* @__PURE__ */ defineEndpoint(masterchainInfoFacts, {
  cache: 'block',
})
