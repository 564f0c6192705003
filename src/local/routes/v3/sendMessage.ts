import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { genuine, onTvm } from '../route.ts'
import { type Body, bocOf } from './body.ts'

export const sendMessage = onTvm(
  genuine(async (body: Body, { running }: Context) => {
    const boc = bocOf(body, 'boc')
    if (!boc) throw new Refusal(401, 'boc is required')
    const { hash, hash_norm } = await (await running()).send(boc)
    return { message_hash: hash, message_hash_norm: hash_norm }
  }),
)
