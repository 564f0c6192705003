import { defineEndpoint } from '../../../core/endpoint.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { openText } from '../../../schemas/scalars.ts'
import { type BlockIdExt, blockIdExt } from '../../../schemas/v2/common.ts'
import { blockSeqno } from '../params.ts'

export interface GetShardsParams {
  /** Masterchain block. */
  seqno: number
}
export interface Shards extends Listed {
  '@type': 'blocks.shards' | (string & {})
  shards: BlockIdExt[]
}

/** The newest block of every shard, as a masterchain block lists them. The Python service has it at `/shards` only. */
export const getShards = /* @__PURE__ */ defineEndpoint<GetShardsParams, Shards>({
  generation: 'v2',
  name: 'getShards',
  method: 'GET',
  path: '/getShards',
  params: z.params({ seqno: blockSeqno }),
  rows: 'shards',
  response: z.object({ '@type': openText, shards: z.array(blockIdExt) }),
  cache: 'immutable',
})
