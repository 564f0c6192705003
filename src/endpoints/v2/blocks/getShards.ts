import { getShardsFacts } from '../../../contract/v2/endpoints/getShards.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const getShards = /* @__PURE__ */ defineEndpoint(getShardsFacts, {
  cache: 'immutable',
})
