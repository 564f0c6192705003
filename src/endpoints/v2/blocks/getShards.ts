import { defineEndpoint } from '../../../core/endpoint.ts'
import * as z from '../../../core/schema.ts'
import { type BlockIdExt, blockIdExt } from '../../../schemas/v2/common.ts'
import { blockSeqno } from '../params.ts'

export interface GetShardsParams {
  /** Masterchain block. */
  seqno: number
}
export interface Shards {
  '@type': 'blocks.shards'
  shards: BlockIdExt[]
}

/** The newest block of every shard, as a masterchain block knows them. The Python service has it at `/shards` only. */
export const getShards = /* @__PURE__ */ defineEndpoint<GetShardsParams, Shards>({
  generation: 'v2',
  name: 'getShards',
  method: 'GET',
  path: '/getShards',
  params: z.params({ seqno: blockSeqno }),
  response: z.object({ '@type': z.literal('blocks.shards'), shards: z.array(blockIdExt) }),
  cache: 'immutable',
})
