import type { Context } from '../context.ts'
import { genuine, onTvm } from '../route.ts'
import { checkDepth } from '../stackDepth.ts'
import type { Arguments } from './arguments.ts'
import { runRequested } from './method.ts'
import { asTyped, readTyped } from './stack.ts'

export const runGetMethodStd = onTvm(
  genuine(async (args: Arguments, context: Context) => {
    const { result } = await runRequested(args, context, readTyped)
    checkDepth(result.stack, 1)
    return { '@type': 'smc.runResult', ...result, stack: result.stack.map(asTyped) }
  }),
)
