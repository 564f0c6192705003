import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import { around } from './jetton.ts'
import { eventsOf, ownersOf } from './jettonEvents.ts'
import type { Query } from './query.ts'

export const jettonTransfers = genuine((query: Query, context: Context) => {
  const owners = ownersOf(query)
  const direction = query.text('direction') ?? 'both'
  const page = eventsOf(
    query,
    context,
    context.ledger.events.jettonTransfers,
    (event) => (event.kind === 'transfer' ? event.row : undefined),
    ({ source, destination }) =>
      !owners ||
      // Anything but `in` and `both` counts as `out`.
      (direction !== 'in' && owners.includes(source)) ||
      ((direction === 'in' || direction === 'both') && owners.includes(destination)),
  )
  const addresses = page.flatMap((row) => [
    row.source,
    row.destination,
    row.source_wallet,
    row.jetton_master,
    row.response_destination,
  ])
  return { jetton_transfers: page, ...around(context, addresses) }
})
