import { type GetShardsParams, getShardsFacts, type Shards } from '../../../contract/v2/endpoints/getShards.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const getShards = /* @__PURE__ */ defineEndpoint<GetShardsParams, Shards>(getShardsFacts, {
  cache: 'immutable',
})
