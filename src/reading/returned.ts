import type { ShownTransaction } from '../fromV2/shown.ts'
import { keptOf } from './money.ts'

/** What a sender got back of a message that was refused, nanograms. */
export interface Returned {
  /** That was sent. */
  readonly value: bigint
  readonly back: bigint
  /** `spent`: what did not return went on fees. */
  readonly how: 'returned' | 'nothingLeft' | 'kept' | 'spent'
}

/** `undefined` where nothing was sent, or the answer leaves out the message that brings it back. */
export function returnedOf(transaction: ShownTransaction) {
  const { in_msg: incoming, out_msgs: outgoing, description } = transaction
  const value = incoming?.source && !incoming.bounced ? BigInt(incoming.value ?? 0) : 0n
  if (value === 0n) return
  const { bounce } = description
  if (bounce?.type !== 'ok') {
    const isSpent = keptOf(transaction).where === 'spent'
    return { value, back: 0n, how: bounce ? 'nothingLeft' : isSpent ? 'spent' : 'kept' } satisfies Returned
  }
  const back = outgoing.find(({ bounced }) => bounced)?.value
  return back == null ? undefined : ({ value, back: BigInt(back), how: 'returned' } satisfies Returned)
}
