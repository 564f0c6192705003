import { defineEndpoint } from '../../../core/endpoint.ts'
import { windowPages } from '../../../core/pagination.ts'
import { hash, int32, seqno, shard } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { type Block, block } from '../../../schemas/block.ts'
import { rowWindow } from '../rowWindow.ts'

export interface BlocksParams {
  /** −1 is the masterchain. */
  workchain?: number | undefined
  /** Hex as in the answers, or signed decimal. */
  shard?: string | undefined
  seqno?: number | undefined
  root_hash?: string | undefined
  file_hash?: string | undefined
  /** The masterchain block that includes the block. */
  mc_seqno?: number | undefined
  /** Unix seconds, inclusive. */
  start_utime?: number | undefined
  /** Unix seconds, inclusive. */
  end_utime?: number | undefined
  /** Compared with the block's `start_lt`, inclusive. */
  start_lt?: string | undefined
  /** Compared with the block's `start_lt`, inclusive. */
  end_lt?: string | undefined
  /** 1 to 1 000, 10 when absent. */
  limit?: number | undefined
  offset?: number | undefined
  /** By time; `desc` when absent, which is always sent: without it a self-hosted service has no order. */
  sort?: 'asc' | 'desc' | undefined
}
export interface BlocksResponse extends Listed {
  blocks: Block[]
}

/** Blocks by workchain, shard, seqno, hash, logical time or time. Newest first. */
export const blocks = /* @__PURE__ */ defineEndpoint<BlocksParams, BlocksResponse, 'offset', Block>({
  generation: 'v3',
  name: 'blocks',
  method: 'GET',
  path: '/blocks',
  params: z.params({
    workchain: z.optional(int32),
    shard: z.optional(shard),
    seqno: z.optional(seqno),
    root_hash: z.optional(hash),
    file_hash: z.optional(hash),
    mc_seqno: z.optional(seqno),
    ...rowWindow(),
  }),
  rows: 'blocks',
  response: z.object({ blocks: z.array(block) }),
  // An answer for a future block is empty and not an error, so even a single block is not known to be final.
  cache: 'block',
  pagination: windowPages({
    rowKey: ({ workchain, shard, seqno }) => `${workchain}:${shard}:${seqno}`,
    utime: (row) => Number(row.gen_utime),
  }),
})
