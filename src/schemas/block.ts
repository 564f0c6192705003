import type { DataSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'
import { type BlockId, blockId } from './blockId.ts'
import { decimal, hash, int } from './scalars.ts'

export interface Block {
  workchain: number
  /** Upper-case hex of the unsigned 64-bit shard, leading zeros dropped: `8000000000000000`. */
  shard: string
  seqno: number
  root_hash: string
  file_hash: string
  /** −239 on mainnet, −3 on testnet. */
  global_id: number
  version: number
  after_merge: boolean
  before_split: boolean
  after_split: boolean
  want_merge: boolean
  want_split: boolean
  key_block: boolean
  vert_seqno_incr: boolean
  flags: number
  /** Unix seconds in a string, unlike every other time of v3. */
  gen_utime: string
  start_lt: string
  end_lt: string
  /** Signed. */
  validator_list_hash_short: number
  gen_catchain_seqno: number
  min_ref_mc_seqno: number
  prev_key_block_seqno: number
  vert_seqno: number
  master_ref_seqno: number
  rand_seed: string
  created_by: string
  tx_count: number
  /** The masterchain block that includes this one. */
  masterchain_block_ref: BlockId
  prev_blocks: BlockId[] | null
}
export const block: DataSchema<Block> = /* @__PURE__ */ z.object({
  workchain: int,
  shard: z.string(),
  seqno: int,
  root_hash: hash,
  file_hash: hash,
  global_id: int,
  version: int,
  after_merge: z.boolean(),
  before_split: z.boolean(),
  after_split: z.boolean(),
  want_merge: z.boolean(),
  want_split: z.boolean(),
  key_block: z.boolean(),
  vert_seqno_incr: z.boolean(),
  flags: int,
  gen_utime: decimal,
  start_lt: decimal,
  end_lt: decimal,
  validator_list_hash_short: int,
  gen_catchain_seqno: int,
  min_ref_mc_seqno: int,
  prev_key_block_seqno: int,
  vert_seqno: int,
  master_ref_seqno: int,
  rand_seed: hash,
  created_by: hash,
  tx_count: int,
  masterchain_block_ref: blockId,
  prev_blocks: z.nullable(z.array(blockId)),
})
