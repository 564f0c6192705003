import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import { around } from './jetton.ts'
import { ownersOf } from './jettonEvents.ts'
import type { Query } from './query.ts'
import { timeWindow } from './timeWindow.ts'

export const nftTransfers = genuine((query: Query, context: Context) => {
  const owners = ownersOf(query)
  const items = query.addresses('item_address')
  const collection = query.address('collection_address')
  const direction = query.text('direction') ?? 'both'
  const inside = timeWindow(query)
  const { events, items: known } = context.ledger
  const page = query.pickOf(events.nftTransfers, (row) => {
    if (items && !items.includes(row.account)) return []
    if (collection !== undefined && (known.get(row.account)?.collection_address ?? '') !== collection) return []
    const event = inside(row) ? events.nftTransfer(row) : undefined
    if (!event) return []
    const { old_owner, new_owner } = event
    const isOfOwner =
      !owners ||
      // Anything but `in` and `both` counts as `out`.
      (direction !== 'in' && owners.includes(old_owner)) ||
      ((direction === 'in' || direction === 'both') && owners.includes(new_owner))
    return isOfOwner ? [event] : []
  })
  const addresses = page.flatMap((row) => [
    row.nft_address,
    row.nft_collection,
    row.old_owner,
    row.new_owner,
    row.response_destination,
  ])
  return {
    nft_transfers: page,
    ...around(
      context,
      addresses.filter((address) => address !== ''),
    ),
  }
})
