import {
  type MasterchainBlockShardsResponse,
  masterchainBlockShardsFacts,
} from '../../../contract/v3/endpoints/masterchainBlockShards.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { offsetPages } from '../../../core/pagination.ts'

export const masterchainBlockShards = /* @__PURE__ */ defineEndpoint(masterchainBlockShardsFacts, {
  // A masterchain block that is not indexed yet answers 404, so what does answer is complete and stays.
  cache: 'immutable',
  pagination: offsetPages(masterchainBlockShardsFacts, {
    order: 'block',
    rowKey: ({ workchain, shard, seqno }) => `${workchain}:${shard}:${seqno}`,
    pastTheEnd: (): MasterchainBlockShardsResponse => ({ blocks: [] }),
  }),
})
