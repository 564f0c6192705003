import { masterchainBlockShardStateFacts } from '../../../contract/v3/endpoints/masterchainBlockShardState.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const masterchainBlockShardState = /* @__PURE__ */ defineEndpoint(masterchainBlockShardStateFacts, {
  // A masterchain block that is not indexed yet answers 404, so what does answer is complete and stays.
  cache: 'immutable',
})
