import type { Context } from '../context.ts'
import { genuine, onTvm } from '../route.ts'
import { checkDepth } from '../stackDepth.ts'
import type { Arguments } from './arguments.ts'
import { blockId, transactionId } from './ids.ts'
import { runRequested } from './method.ts'
import { asPair, readPair } from './stack.ts'

export const runGetMethod = onTvm(
  genuine(async (args: Arguments, context: Context) => {
    const { asked, result } = await runRequested(args, context, readPair)
    checkDepth(result.stack, 0)
    const { state, block } = asked
    return {
      '@type': 'smc.runResult',
      ...result,
      stack: result.stack.map(asPair),
      block_id: blockId(block),
      last_transaction_id: transactionId(state?.last_transaction_lt ?? '0', state?.last_transaction_hash ?? null),
    }
  }),
)
