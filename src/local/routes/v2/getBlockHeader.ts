import type { Context } from '../context.ts'
import { blockModel } from '../route.ts'
import type { Arguments } from './arguments.ts'
import { blockId } from './ids.ts'
import { blockAt } from './state.ts'

export const getBlockHeader = blockModel((args: Arguments, context: Context) => {
  const { ledger, testnet } = context
  const block = blockAt(args, context)
  const { workchain, seqno } = block
  const before = ledger.block(workchain, seqno - 1) ?? { workchain, seqno: 0, ...ledger.rows.zerostate }
  return {
    '@type': 'blocks.header',
    id: blockId(block),
    global_id: testnet ? -3 : block.global_id,
    version: block.version,
    after_merge: block.after_merge,
    after_split: block.after_split,
    before_split: block.before_split,
    want_merge: block.want_merge,
    want_split: block.want_split,
    validator_list_hash_short: block.validator_list_hash_short,
    catchain_seqno: block.gen_catchain_seqno,
    min_ref_mc_seqno: block.min_ref_mc_seqno,
    is_key_block: block.key_block,
    prev_key_block_seqno: block.prev_key_block_seqno,
    start_lt: block.start_lt,
    end_lt: block.end_lt,
    gen_utime: Number(block.gen_utime),
    prev_blocks: [blockId(before)],
  }
})
