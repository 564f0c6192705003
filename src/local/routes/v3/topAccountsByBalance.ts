import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import type { Query } from './query.ts'

/** A bare list, richest first; equals are in the order of the index. */
export const topAccountsByBalance = genuine((query: Query, { ledger }: Context) => {
  // Each balance is read once: of many accounts that is what takes the time.
  const rows = ledger.rows.accounts.map(({ address, balance }) => ({ address, balance, coins: BigInt(balance) }))
  rows.sort((a, b) => (a.coins < b.coins ? 1 : a.coins > b.coins ? -1 : 0))
  return query.page(rows, { max: 1024 }).map(({ address, balance }) => ({ account: address, balance }))
})
