import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import type { Arguments } from './arguments.ts'

export async function send(args: Arguments, { running }: Context) {
  const boc = args.bytes('boc')
  if (!boc) throw new Refusal(422, 'empty boc')
  return (await running()).send(boc)
}
