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
  const rows = context.ledger.nftTransfers.filter(
    (row) =>
      (!items || items.includes(row.nft_address)) &&
      (collection === undefined || row.nft_collection === collection) &&
      inside(row) &&
      (!owners ||
        // Anything but `in` and `both` counts as `out`.
        (direction !== 'in' && owners.includes(row.old_owner)) ||
        ((direction === 'in' || direction === 'both') && owners.includes(row.new_owner))),
  )
  if (query.sort() !== 'asc') rows.reverse()
  const page = query.page(rows)
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
