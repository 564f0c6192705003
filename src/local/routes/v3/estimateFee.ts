import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { tryRawAddress } from '../raw.ts'
import { genuine, onTvm } from '../route.ts'
import { type Body, bocOf } from './body.ts'

export const estimateFee = onTvm(
  genuine(async (body: Body, { running }: Context) => {
    const address = typeof body.address === 'string' ? tryRawAddress(body.address) : undefined
    if (address === undefined) throw new Refusal(401, 'address is required')
    const source_fees = await (await running()).estimate({
      address,
      body: bocOf(body, 'body'),
      // Empty when absent.
      init_code: bocOf(body, 'init_code') || undefined,
      init_data: bocOf(body, 'init_data') || undefined,
      ignore_chksig: body.ignore_chksig === true,
    })
    return { source_fees, destination_fees: [] }
  }),
)
