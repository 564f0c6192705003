import { Refusal } from '../../refusal.ts'
import type { Context } from '../context.ts'
import type { Arguments } from './arguments.ts'

async function send(args: Arguments, { running }: Context) {
  const boc = args.bytes('boc')
  if (!boc) throw new Refusal(422, 'empty boc')
  return (await running()).send(boc)
}

export async function sendBoc(args: Arguments, context: Context) {
  await send(args, context)
  return { '@type': 'ok' }
}

export async function sendBocReturnHash(args: Arguments, context: Context) {
  return { '@type': 'raw.extMessageInfo', ...(await send(args, context)) }
}
