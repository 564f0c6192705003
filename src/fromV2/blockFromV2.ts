import type { BlockIdExt } from '../contract/v2/blockIdExt.ts'
import type { BlockHeader } from '../contract/v2/endpoints/getBlockHeader.ts'
import type { ConsensusBlock } from '../contract/v2/endpoints/getConsensusBlock.ts'
import type { BlockId } from '../contract/v3/blockId.ts'
import type { ShownBlock } from './shown.ts'

const idFromV2 = ({ workchain, shard, seqno }: BlockIdExt): BlockId => ({
  workchain,
  shard: BigInt.asUintN(64, BigInt(shard)).toString(16).toUpperCase(),
  seqno,
})

/**
 * A block of v2 in the form that `BlockList`, `BlockDetails` and `ShardList` render. Takes the answer of
 * `getBlockHeader`, or the id of a block, as `lookupBlock`, `getShards` and `getMasterchainInfo` give it. An id has
 * neither times nor plans. v2 does not report the number of transactions of a block.
 */
export function blockFromV2(block: BlockHeader | BlockIdExt): ShownBlock {
  const header = 'id' in block ? block : undefined
  const id = 'id' in block ? block.id : block
  const place = idFromV2(id)
  return {
    ...place,
    root_hash: id.root_hash,
    file_hash: id.file_hash,
    // v2 does not report the masterchain block of a shard's block.
    ...(place.workchain === -1 && { masterchain_block_ref: place }),
    ...(header && {
      global_id: header.global_id,
      version: header.version,
      after_merge: header.after_merge,
      before_split: header.before_split,
      after_split: header.after_split,
      want_merge: header.want_merge,
      want_split: header.want_split,
      key_block: header.is_key_block,
      flags: header.flags,
      gen_utime: String(header.gen_utime),
      start_lt: header.start_lt,
      end_lt: header.end_lt,
      validator_list_hash_short: header.validator_list_hash_short,
      gen_catchain_seqno: header.catchain_seqno,
      min_ref_mc_seqno: header.min_ref_mc_seqno,
      prev_key_block_seqno: header.prev_key_block_seqno,
      vert_seqno: header.vert_seqno,
      prev_blocks: header.prev_blocks.map(idFromV2),
    }),
  }
}

/**
 * The head of the chain for `NetworkStatus`, from the id of a block (`getMasterchainInfo().last`), its header, or
 * `getConsensusBlock`. Only a header has the time of the block. The time of `getConsensusBlock` is that of the answer, and does not
 * count.
 */
export function headFromV2(block: BlockHeader | BlockIdExt | ConsensusBlock): Pick<ShownBlock, 'seqno' | 'gen_utime'> {
  if ('consensus_block' in block) return { seqno: block.consensus_block }
  const { seqno, gen_utime } = blockFromV2(block)
  return { seqno, gen_utime }
}
