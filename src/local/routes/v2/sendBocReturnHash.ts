import type { Context } from '../context.ts'
import { genuine, onTvm } from '../route.ts'
import type { Arguments } from './arguments.ts'
import { send } from './send.ts'

export const sendBocReturnHash = onTvm(
  genuine(async (args: Arguments, context: Context) => ({
    '@type': 'raw.extMessageInfo',
    ...(await send(args, context)),
  })),
)
