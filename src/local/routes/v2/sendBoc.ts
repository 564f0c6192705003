import type { Context } from '../context.ts'
import { genuine, onTvm } from '../route.ts'
import type { Arguments } from './arguments.ts'
import { send } from './send.ts'

export const sendBoc = onTvm(
  genuine(async (args: Arguments, context: Context) => {
    await send(args, context)
    return { '@type': 'ok' }
  }),
)
