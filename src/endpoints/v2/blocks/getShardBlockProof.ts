import { getShardBlockProofFacts } from '../../../contract/v2/endpoints/getShardBlockProof.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const getShardBlockProof = /* @__PURE__ */ defineEndpoint(getShardBlockProofFacts, {
  cache: ({ from_seqno }) => (from_seqno === undefined ? 'block' : 'immutable'),
})
