import type { MovedAmount } from '../../../reading/movedAmount.ts'
import { WHOLE_BALANCE } from '../../../reading/value/forecast.ts'
import type { DecodedOrder } from './decodedOrder.ts'

/** What a message sends, in one figure: coins, units of one jetton, the whole balance, or so many messages. */
export type Lead =
  | { readonly kind: 'amount'; readonly amount: MovedAmount }
  | { readonly kind: 'everything' }
  | { readonly kind: 'messages'; readonly count: number }

const REST_OF_MESSAGE = 64

/**
 * What the orders send in all. Jettons count where the message itself names the amount, and the service the jetton; the coins
 * that carry them do not. `undefined` where nothing is sent, and for an NFT.
 */
export function leadOf(orders: readonly DecodedOrder[]): Lead | undefined {
  const [first, ...others] = orders
  if (!first) return
  if (orders.some(({ mode }) => mode & WHOLE_BALANCE))
    return others.length === 0 ? { kind: 'everything' } : { kind: 'messages', count: orders.length }
  const asset = first.jetton?.asset ?? null
  const isAlike = others.every(({ jetton, nft }) => (jetton?.asset ?? null) === asset && nft === undefined)
  const isOpen = orders.some(({ mode }) => mode & REST_OF_MESSAGE)
  if (!isAlike || isOpen || first.nft !== undefined)
    return others.length === 0 ? undefined : { kind: 'messages', count: orders.length }
  const sum = orders.reduce((sum, { value, jetton }) => sum + (jetton ? BigInt(jetton.amount) : value), 0n)
  return { kind: 'amount', amount: { amount: String(sum), asset } }
}
