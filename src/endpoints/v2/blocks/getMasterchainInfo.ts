import { getMasterchainInfoFacts } from '../../../contract/v2/endpoints/getMasterchainInfo.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const getMasterchainInfo = /* @__PURE__ */ defineEndpoint(getMasterchainInfoFacts, {
  cache: 'block',
})
