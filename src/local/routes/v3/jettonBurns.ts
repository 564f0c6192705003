import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import { around } from './jetton.ts'
import { eventsOf, ownersOf } from './jettonEvents.ts'
import type { Query } from './query.ts'

export const jettonBurns = genuine((query: Query, context: Context) => {
  const owners = ownersOf(query)
  const page = eventsOf(
    query,
    context,
    context.ledger.events.jettonBurns,
    (event) => (event.kind === 'burn' ? event.row : undefined),
    ({ owner }) => !owners || owners.includes(owner),
  )
  const addresses = page.flatMap((row) => [row.owner, row.jetton_wallet, row.jetton_master, row.response_destination])
  return { jetton_burns: page, ...around(context, addresses) }
})
