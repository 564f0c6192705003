import type { Block } from '../../../contract/v3/block.ts'
import {
  type MasterchainBlockShardsParams,
  type MasterchainBlockShardsResponse,
  masterchainBlockShardsFacts,
} from '../../../contract/v3/endpoints/masterchainBlockShards.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { offsetPages } from '../../../core/pagination.ts'

/** Blocks added since the previous masterchain block, in no order. One page past the end is a 404. */
export const masterchainBlockShards = /* @__PURE__ */ defineEndpoint<
  MasterchainBlockShardsParams,
  MasterchainBlockShardsResponse,
  'offset',
  Block
>(masterchainBlockShardsFacts, {
  // A masterchain block that is not indexed yet answers 404, so what does answer is complete and stays.
  cache: 'immutable',
  pagination: offsetPages({
    order: 'block',
    rowKey: ({ workchain, shard, seqno }) => `${workchain}:${shard}:${seqno}`,
    pastTheEnd: (): MasterchainBlockShardsResponse => ({ blocks: [] }),
  }),
})
