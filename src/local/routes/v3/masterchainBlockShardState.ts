import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { blockModel } from '../route.ts'
import { asBlock } from './block.ts'
import type { Query } from './query.ts'

/** The newest block of every shard when a masterchain block was the head. Here each includes one of each. */
export const masterchainBlockShardState = blockModel((query: Query, context: Context) => {
  const seqno = query.int('seqno') ?? 0
  const rows = context.ledger.rows.blocks.filter((row) => row.masterchain_block_ref.seqno === seqno)
  if (!rows.length) throw new Refusal(404, 'blocks not found')
  return { blocks: rows.map((row) => asBlock(row, context)) }
})
