import type { BlockRow, TransactionRow } from '../index/rows.ts'
import { creatorOf } from './config.ts'
import { digest } from './random.ts'

const SHARD = '8000000000000000'

interface Sealed {
  seed: number
  seqno: number
  /** Unix seconds. */
  time: number
  startLt: bigint
  endLt: bigint
  transactions: readonly TransactionRow[]
}

/**
 * The masterchain block and the basechain block that it includes. Seqno, time, logical times and lists are true of this chain.
 * Hashes of the block and of the validator list are seeded digests. `created_by` is one of the validators of the configuration.
 */
export function sealBlocks({ seed, seqno, time, startLt, endLt, transactions }: Sealed): BlockRow[] {
  const hashes = transactions.map(({ hash }) => hash)
  return [-1, 0].map((workchain) => {
    const of = (what: string) => digest('block', seed, seqno, workchain, what, ...hashes).toString('base64')
    return {
      workchain,
      shard: SHARD,
      seqno,
      root_hash: of('root'),
      file_hash: of('file'),
      state_root_hash: of('state'),
      global_id: -239,
      version: 0,
      after_merge: false,
      before_split: false,
      after_split: false,
      want_merge: true,
      want_split: false,
      key_block: false,
      vert_seqno_incr: false,
      flags: 1,
      gen_utime: String(time),
      start_lt: startLt.toString(),
      end_lt: endLt.toString(),
      validator_list_hash_short: digest('validators', seed, workchain).readInt32LE(0),
      gen_catchain_seqno: 0,
      min_ref_mc_seqno: seqno - 1,
      prev_key_block_seqno: 0,
      vert_seqno: 0,
      master_ref_seqno: workchain === -1 ? 0 : seqno - 1,
      rand_seed: digest('block', seed, seqno).toString('base64'),
      created_by: creatorOf(seed, seqno).toString('base64'),
      tx_count: transactions.filter(({ block_ref }) => block_ref.workchain === workchain).length,
      masterchain_block_ref: { workchain: -1, shard: SHARD, seqno },
      prev_blocks: [{ workchain, shard: SHARD, seqno: seqno - 1 }],
    }
  })
}
