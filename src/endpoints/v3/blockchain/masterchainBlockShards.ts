import { defineEndpoint } from '../../../core/endpoint.ts'
import { offsetPages } from '../../../core/pagination.ts'
import { limit, offset, seqno } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { type Block, block } from '../../../schemas/block.ts'

export interface MasterchainBlockShardsParams {
  /** Of the masterchain block. */
  seqno: number
  /** 1 to 1 000, 10 when absent. */
  limit?: number | undefined
  offset?: number | undefined
}
export interface MasterchainBlockShardsResponse extends Listed {
  blocks: Block[]
}

/** Blocks added since the previous masterchain block, in no order. One page past the end is a 404. */
export const masterchainBlockShards = /* @__PURE__ */ defineEndpoint<
  MasterchainBlockShardsParams,
  MasterchainBlockShardsResponse,
  'offset',
  Block
>({
  generation: 'v3',
  name: 'masterchainBlockShards',
  method: 'GET',
  path: '/masterchainBlockShards',
  params: z.params({ seqno, limit: limit(), offset: z.optional(offset) }),
  rows: 'blocks',
  response: z.object({ blocks: z.array(block) }),
  // A masterchain block that is not indexed yet answers 404, so what does answer is complete and stays.
  cache: 'immutable',
  pagination: offsetPages({
    order: 'block',
    rowKey: ({ workchain, shard, seqno }) => `${workchain}:${shard}:${seqno}`,
    pastTheEnd: (): MasterchainBlockShardsResponse => ({ blocks: [] }),
  }),
})
