import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { blockModel } from '../route.ts'
import type { Arguments } from './arguments.ts'
import { blockId } from './ids.ts'

/** By number, by a logical time inside of it, or the last one up to a moment. */
export const lookupBlock = blockModel((args: Arguments, { ledger }: Context) => {
  const workchain = args.needed('workchain', -(2 ** 31))
  const shard = args.shard()
  const seqno = args.int('seqno', 1, 2 ** 31 - 1)
  const lt = args.lt('lt')
  const unixtime = args.int('unixtime', 0, 2 ** 32 - 1)
  if ([seqno, lt, unixtime].filter((value) => value !== undefined).length !== 1)
    throw new Refusal(422, 'exactly one of seqno, lt, unixtime should be specified')
  const blocks = ledger.rows.blocks.filter((block) => block.workchain === workchain)
  const found =
    seqno !== undefined
      ? ledger.block(workchain, seqno)
      : lt !== undefined
        ? blocks.find((block) => BigInt(block.end_lt) >= lt)
        : blocks.findLast((block) => Number(block.gen_utime) <= (unixtime ?? 0))
  if (!found || shard !== -(1n << 63n))
    throw new Refusal(500, 'LITE_SERVER_UNKNOWN: block not found: no block with these properties')
  return blockId(found)
})
