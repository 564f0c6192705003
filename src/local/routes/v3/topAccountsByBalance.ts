import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import type { Query } from './query.ts'

/** A bare list, richest first; equals are in the order of the index. */
export const topAccountsByBalance = genuine((query: Query, { ledger }: Context) => {
  const rows = [...ledger.rows.accounts].sort((a, b) => {
    const difference = BigInt(b.balance) - BigInt(a.balance)
    return difference > 0n ? 1 : difference < 0n ? -1 : 0
  })
  return query.page(rows, { max: 1024 }).map(({ address, balance }) => ({ account: address, balance }))
})
