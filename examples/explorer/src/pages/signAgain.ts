import type { SignRequest } from 'toncenter-react/ui'
import { order } from '../orders.ts'

/** Has the demo chain sign messages by the key of its wallet: a BoC. @throws {Error} where it has no such key */
export async function signAgain({ account, orders }: SignRequest): Promise<string> {
  const messages = orders.map(({ to, value, bounce, body }) => ({ to, value: String(value), bounce, body }))
  // The chain has one mode for all.
  const signed = await order('sign', { from: account, messages, mode: orders[0]?.mode })
  return (signed as { boc: string }).boc
}
