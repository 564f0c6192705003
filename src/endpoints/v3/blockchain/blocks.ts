import { blocksFacts } from '../../../contract/v3/endpoints/blocks.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { windowPages } from '../../../core/pagination.ts'

export const blocks = /* @__PURE__ */ defineEndpoint(blocksFacts, {
  // An answer for a future block is empty and no error: not even that of a single block is final.
  cache: 'block',
  pagination: windowPages(blocksFacts, {
    rowKey: ({ workchain, shard, seqno }) => `${workchain}:${shard}:${seqno}`,
    utime: (row) => Number(row.gen_utime),
  }),
})
