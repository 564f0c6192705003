import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { blockModel } from '../route.ts'
import type { Arguments } from './arguments.ts'
import { blockId } from './ids.ts'

/** One here: the basechain is not split. */
export const getShards = blockModel((args: Arguments, { ledger }: Context) => {
  const block = ledger.block(0, args.needed('seqno', 1))
  if (!block) throw new Refusal(500, 'LITE_SERVER_NOTREADY: block is not in db')
  return { '@type': 'blocks.shards', shards: [blockId(block)] }
})
