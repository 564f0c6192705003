import { defineEndpoint } from '../../../core/endpoint.ts'
import { hash, int32 } from '../../../core/params.ts'
import * as z from '../../../core/schema.ts'
import { decimal, int, openText } from '../../../schemas/scalars.ts'
import { type BlockIdExt, blockIdExt } from '../../../schemas/v2/common.ts'
import { blockSeqno, shard, together } from '../params.ts'

export interface GetBlockHeaderParams {
  /** −1 is the masterchain, 0 the basechain. */
  workchain: number
  /** Signed decimal, or 16 hex digits as v3 prints it. */
  shard: string
  seqno: number
  /** With `file_hash` it saves the service from looking the block up. */
  root_hash?: string | undefined
  /** With `root_hash` it saves the service from looking the block up. */
  file_hash?: string | undefined
}
export interface BlockHeader {
  '@type': 'blocks.header' | (string & {})
  id: BlockIdExt
  /** −239 on mainnet, −3 on testnet. */
  global_id: number
  version: number
  /** Only from the Python service. */
  flags?: number | undefined
  after_merge: boolean
  after_split: boolean
  before_split: boolean
  want_merge: boolean
  want_split: boolean
  /** Signed, 32 bits. */
  validator_list_hash_short: number
  catchain_seqno: number
  min_ref_mc_seqno: number
  is_key_block: boolean
  prev_key_block_seqno: number
  /** Logical time. */
  start_lt: string
  /** Logical time. */
  end_lt: string
  /** Unix seconds. */
  gen_utime: number
  /** Only from the Python service. */
  vert_seqno?: number | undefined
  /** Two after a merge. */
  prev_blocks: BlockIdExt[]
}

/** The header of a block: times, splits and merges, the blocks before it. */
export const getBlockHeader = /* @__PURE__ */ defineEndpoint<GetBlockHeaderParams, BlockHeader>({
  generation: 'v2',
  name: 'getBlockHeader',
  method: 'GET',
  path: '/getBlockHeader',
  params: z.params(
    {
      workchain: int32,
      shard,
      seqno: blockSeqno,
      root_hash: z.optional(hash),
      file_hash: z.optional(hash),
    },
    together('root_hash', 'file_hash'),
  ),
  response: z.object({
    '@type': openText,
    id: blockIdExt,
    global_id: int,
    version: int,
    flags: z.optional(int),
    after_merge: z.boolean(),
    after_split: z.boolean(),
    before_split: z.boolean(),
    want_merge: z.boolean(),
    want_split: z.boolean(),
    validator_list_hash_short: int,
    catchain_seqno: int,
    min_ref_mc_seqno: int,
    is_key_block: z.boolean(),
    prev_key_block_seqno: int,
    start_lt: decimal,
    end_lt: decimal,
    gen_utime: int,
    vert_seqno: z.optional(int),
    prev_blocks: z.array(blockIdExt),
  }),
  cache: 'immutable',
})
