import { getConsensusBlockFacts } from '../../../contract/v2/endpoints/getConsensusBlock.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const getConsensusBlock = /* @__PURE__ */ defineEndpoint(getConsensusBlockFacts, {
  cache: 'block',
})
