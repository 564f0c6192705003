import { getBlockHeaderFacts } from '../../../contract/v2/endpoints/getBlockHeader.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const getBlockHeader = /* @__PURE__ */ defineEndpoint(getBlockHeaderFacts, {
  cache: 'immutable',
})
