import type { BlocksResponse } from '../../../contract/v3/endpoints/blocks.ts'
import type { Context } from '../context.ts'
import { blockModel } from '../route.ts'
import { asBlock } from './block.ts'
import type { Query } from './query.ts'

export const blocks = blockModel((query: Query, context: Context): BlocksResponse => {
  const workchain = query.int('workchain')
  const shard = query.shard('shard')
  const seqno = query.int('seqno')
  const rootHash = query.hash('root_hash')
  const fileHash = query.hash('file_hash')
  const mcSeqno = query.int('mc_seqno')
  const startUtime = query.utime('start_utime')
  const endUtime = query.utime('end_utime')
  const startLt = query.lt('start_lt')
  const endLt = query.lt('end_lt')
  // Rows are in ascending order of time, workchain and seqno already.
  const rows = context.ledger.rows.blocks.filter(
    (row) =>
      (workchain === undefined || row.workchain === workchain) &&
      (shard === undefined || row.shard === shard) &&
      (seqno === undefined || row.seqno === seqno) &&
      (rootHash === undefined || row.root_hash === rootHash) &&
      (fileHash === undefined || row.file_hash === fileHash) &&
      (mcSeqno === undefined || row.masterchain_block_ref.seqno === mcSeqno) &&
      (startUtime === undefined || Number(row.gen_utime) >= startUtime) &&
      (endUtime === undefined || Number(row.gen_utime) <= endUtime) &&
      // Both bounds compare with the block's first logical time.
      (startLt === undefined || BigInt(row.start_lt) >= startLt) &&
      (endLt === undefined || BigInt(row.start_lt) <= endLt),
  )
  if (query.sort() !== 'asc') rows.reverse()
  return { blocks: query.page(rows).map((row) => asBlock(row, context)) }
})
