import type { Context } from '../context.ts'
import { blockModel } from '../route.ts'
import type { Arguments } from './arguments.ts'
import { blockId } from './ids.ts'

/** What waits at the head: messages between accounts of the one shard. */
export const getOutMsgQueueSize = blockModel((_: Arguments, { ledger }: Context) => {
  const waiting = ledger.running.reduce((sum, { pendingMessages }) => sum + pendingMessages.size, 0)
  const blocks = [-1, 0].flatMap((workchain) => ledger.block(workchain, ledger.head.seqno) ?? [])
  return {
    '@type': 'blocks.outMsgQueueSizes',
    shards: blocks.map((block) => ({
      '@type': 'blocks.outMsgQueueSize',
      id: blockId(block),
      size: block.workchain === 0 ? waiting : 0,
    })),
    ext_msg_queue_size_limit: 8000,
  }
})
