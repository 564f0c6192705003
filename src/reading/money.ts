import { rawForm } from '../core/values/address.ts'
import type { ShownTransaction } from '../fromV2/shown.ts'
import { type Cost, changeBy, costOf } from './cost.ts'

/**
 * Where the money is that was sent: of one asset. An action that sends several has the changes in the value of its trace alone; and
 * what a mint that failed would have made is nowhere.
 */
export interface Money {
  /**
   * `kept`: by an account that was not to have it, or that failed with it. `spent`: all of it went on that account's fees.
   * `never-left`: the sender still has it.
   */
  readonly where: 'arrived' | 'returned' | 'kept' | 'spent' | 'never-left'
  /** Raw: who has it now. Absent for what did not move and is not known to be of who asked: an NFT item, jettons without a wallet. */
  readonly account: string | undefined
  /** Smallest units that it has of what was sent, of `kept` after its fees; absent where the answer does not state them. */
  readonly amount: bigint | undefined
  /** Raw address of the jetton; `null` for the native coin. */
  readonly asset: string | null
  /** Raw address of the NFT item, where it is about one. */
  readonly nft?: string | undefined
}

/** Who has the coins that came to a transaction and stayed: less what it sent and paid. All of it may have gone on fees. */
export function keptOf(transaction: ShownTransaction): Money {
  const cost = costOf(transaction)
  const left = changeBy(cost)
  const money = { account: rawForm(transaction.account), asset: null }
  return left > 0n ? { ...money, where: 'kept', amount: left } : { ...money, where: 'spent', amount: cost.received }
}

/** What an account has left of what it kept in one transaction, where its others paid fees too. */
function keptAmong(money: Money, costs: ReadonlyMap<string, Cost>): Money {
  const cost = costs.get(money.account ?? '')
  // Who sent more than came paid from its own balance: that says nothing of these coins.
  if (money.where !== 'kept' || !cost || cost.received <= cost.sent) return money
  const left = changeBy(cost)
  if (left <= 0n) return { ...money, where: 'spent', amount: undefined }
  return left < (money.amount ?? 0n) ? { ...money, amount: left } : money
}

interface Placed {
  readonly money: Money | undefined
  readonly coins?: Money | undefined
}

/** An ending with what is left of coins that stayed, after all that their account paid. @param costs of the trace, by account */
export function withFees<One extends Placed>(ending: One, costs: ReadonlyMap<string, Cost>): One {
  const { money, coins } = ending
  if (money?.where !== 'kept' && coins?.where !== 'kept') return ending
  return { ...ending, money: money && keptAmong(money, costs), ...(coins && { coins: keptAmong(coins, costs) }) }
}
