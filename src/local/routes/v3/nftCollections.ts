import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import { around, REFUSED } from './jetton.ts'
import type { Query } from './query.ts'

export const nftCollections = genuine((query: Query, context: Context) => {
  const addresses = query.addresses('collection_address')
  const owners = query.addresses('owner_address')
  const rows = context.ledger.rows.nftCollections.filter(
    (row) => (!addresses || addresses.includes(row.address)) && (!owners || owners.includes(row.owner_address)),
  )
  const page = query.page(rows, { status: REFUSED })
  return {
    nft_collections: page,
    ...around(
      context,
      page.flatMap((row) => [row.address, row.owner_address]),
    ),
  }
})
