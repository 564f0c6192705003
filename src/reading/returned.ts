import type { ShownTransaction } from '../fromV2/shown.ts'

/** What a sender got back of a message that was refused, nanograms. */
export interface Returned {
  /** That was sent. */
  readonly value: bigint
  readonly back: bigint
  readonly how: 'returned' | 'nothingLeft' | 'kept'
}

/** `undefined` where nothing was sent, or the answer leaves out the message that brings it back. */
export function returnedOf({ in_msg: incoming, out_msgs: outgoing, description }: ShownTransaction) {
  const value = incoming?.source && !incoming.bounced ? BigInt(incoming.value ?? 0) : 0n
  if (value === 0n) return
  const { bounce } = description
  if (bounce?.type !== 'ok') return { value, back: 0n, how: bounce ? 'nothingLeft' : 'kept' } satisfies Returned
  const back = outgoing.find(({ bounced }) => bounced)?.value
  return back == null ? undefined : ({ value, back: BigInt(back), how: 'returned' } satisfies Returned)
}
