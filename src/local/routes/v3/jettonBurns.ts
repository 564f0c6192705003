import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import { around } from './jetton.ts'
import { eventsOf, ownersOf } from './jettonEvents.ts'
import type { Query } from './query.ts'

export const jettonBurns = genuine((query: Query, context: Context) => {
  const owners = ownersOf(query)
  const rows = eventsOf(
    query,
    context.ledger.jettonBurns,
    (row) => row.jetton_wallet,
    ({ owner }) => !owners || owners.includes(owner),
  )
  const page = query.page(rows)
  const addresses = page.flatMap((row) => [row.owner, row.jetton_wallet, row.jetton_master, row.response_destination])
  return { jetton_burns: page, ...around(context, addresses) }
})
