import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { blockModel } from '../route.ts'
import { asBlock } from './block.ts'
import type { Query } from './query.ts'

/** The blocks that a masterchain block includes, itself among them. A page past the end is a 404 here. */
export const masterchainBlockShards = blockModel((query: Query, context: Context) => {
  const seqno = query.int('seqno') ?? 0
  const rows = context.ledger.rows.blocks.filter((row) => row.masterchain_block_ref.seqno === seqno)
  const page = query.page(rows)
  if (!page.length) throw new Refusal(404, 'blocks not found')
  return { blocks: page.map((row) => asBlock(row, context)) }
})
