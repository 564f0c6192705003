import type { Context } from '../context.ts'
import type { Arguments } from './arguments.ts'

export const getConsensusBlock = (_: Arguments, { ledger: { head } }: Context) => ({
  '@type': 'ext.blocks.consensusBlock',
  consensus_block: head.seqno,
  timestamp: Number(head.gen_utime),
})
