import { type GetShardsParams, getShardsFacts, type Shards } from '../../../contract/v2/endpoints/getShards.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

/** The newest block of every shard, as a masterchain block lists them. The Python service has it at `/shards` only. */
export const getShards = /* @__PURE__ */ defineEndpoint<GetShardsParams, Shards>(getShardsFacts, {
  cache: 'immutable',
})
