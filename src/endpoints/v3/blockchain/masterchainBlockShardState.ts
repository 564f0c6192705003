import { defineEndpoint } from '../../../core/endpoint.ts'
import { seqno } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { type Block, block } from '../../../schemas/block.ts'

export interface MasterchainBlockShardStateParams {
  /** Of the masterchain block. */
  seqno: number
}
export interface MasterchainBlockShardStateResponse extends Listed {
  blocks: Block[]
}

/** The newest block of each shard as one masterchain block lists them, by workchain and shard. */
export const masterchainBlockShardState = /* @__PURE__ */ defineEndpoint<
  MasterchainBlockShardStateParams,
  MasterchainBlockShardStateResponse
>({
  generation: 'v3',
  name: 'masterchainBlockShardState',
  method: 'GET',
  path: '/masterchainBlockShardState',
  params: z.params({ seqno }),
  rows: 'blocks',
  response: z.object({ blocks: z.array(block) }),
  // A masterchain block that is not indexed yet answers 404, so what does answer is complete and stays.
  cache: 'immutable',
})
