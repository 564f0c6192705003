import type { ShownTransaction } from '../fromV2/shown.ts'
import { nano, sumOf } from './nano.ts'
import { requestOf } from './walletRequest.ts'

/** Modes of a message whose value its order does not say: the rest of the incoming one, the whole balance. */
const OPEN = 64 | 128

/**
 * Whether the balance proves that a wallet left its messages out for lack of coins: as many as it left out were ordered to carry more
 * than it had before it sent any. `false` where the balance or the orders are not known.
 */
export function lacksCoins({ in_msg, out_msgs, account_state_after: state, description }: ShownTransaction): boolean {
  const { action } = description
  if (state?.balance == null || !action || !in_msg) return false
  const sent = out_msgs.flatMap(({ value, fwd_fee }) => [value, fwd_fee])
  const had = sumOf([state.balance, action.total_action_fees, ...sent].map(nano))
  const tooLarge = requestOf(in_msg)?.orders.filter(({ value, mode }) => value > had && (mode & OPEN) === 0)
  return tooLarge?.length === action.skipped_actions
}
