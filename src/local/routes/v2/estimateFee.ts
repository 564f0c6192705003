import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { genuine, onTvm } from '../route.ts'
import type { Arguments } from './arguments.ts'

export const estimateFee = onTvm(
  genuine(async (args: Arguments, { running }: Context) => {
    const address = args.address()
    const body = args.bytes('body')
    if (!body) throw new Refusal(422, 'failed to parse body')
    const fees = await (await running()).estimate({
      address,
      body,
      init_code: args.bytes('init_code'),
      init_data: args.bytes('init_data'),
      ignore_chksig: args.bool('ignore_chksig') ?? true,
    })
    return { '@type': 'query.fees', source_fees: { '@type': 'fees', ...fees }, destination_fees: [] }
  }),
)
