import type { Context } from '../context.ts'
import { blockModel } from '../route.ts'
import type { Arguments } from './arguments.ts'

export const getConsensusBlock = blockModel((_: Arguments, { ledger: { head } }: Context) => ({
  '@type': 'ext.blocks.consensusBlock',
  consensus_block: head.seqno,
  timestamp: Number(head.gen_utime),
}))
