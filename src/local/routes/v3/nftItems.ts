import { compareLt } from '../../../core/values/lt.ts'
import type { NftItemRow } from '../../index/rows.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import { around, REFUSED } from './jetton.ts'
import { addressesOfItem, asItem } from './nftRows.ts'
import type { Query } from './query.ts'

type Order = (a: NftItemRow, b: NftItemRow) => number

const byText = (a: string | null, b: string | null) => ((a ?? '') < (b ?? '') ? -1 : (a ?? '') > (b ?? '') ? 1 : 0)
const byIndex: Order = (a, b) => compareLt(a.index, b.index)
const byCollection: Order = (a, b) => byText(a.collection_address, b.collection_address) || byIndex(a, b)
const byOwner: Order = (a, b) => byText(a.owner_address, b.owner_address) || byCollection(a, b)
const byTouch: Order = (a, b) => compareLt(b.last_transaction_lt, a.last_transaction_lt)

/** Items by the columns of the filter, or in the order of the index. The service ignores `sort` here. */
function orderOf(query: Query): Order | undefined {
  if (query.bool('sort_by_last_transaction_lt')) return byTouch
  if (query.has('owner_address')) return byOwner
  return query.has('collection_address') ? byCollection : undefined
}

export const nftItems = genuine((query: Query, context: Context) => {
  const addresses = query.addresses('address')
  const owners = query.addresses('owner_address')
  const collections = query.addresses('collection_address')
  const withSales = query.bool('include_on_sale') ?? false
  if (collections && collections.length > 1 && owners?.length !== 1)
    throw new Refusal(422, 'exact one owner_address required for multiple collection_address')
  if (query.has('index') && !collections)
    throw new Refusal(REFUSED, 'index parameter is not allowed without the collection_address')
  const indexes = query.has('index') ? query.texts('index') : undefined
  const sellerOf = ({ owner_address }: NftItemRow) =>
    context.ledger.sales.get(owner_address ?? '')?.nft_owner_address ?? ''
  const rows = context.ledger.rows.nftItems.filter(
    (row) =>
      (!addresses || addresses.includes(row.address)) &&
      (!owners || owners.includes(row.owner_address) || (withSales && owners.includes(sellerOf(row)))) &&
      (!collections || collections.includes(row.collection_address)) &&
      (!indexes || indexes.includes(row.index)),
  )
  const order = orderOf(query)
  const page = query.page(order ? rows.sort(order) : rows, { status: REFUSED })
  const nft_items = page.map((row) => asItem(row, context.ledger))
  return { nft_items, ...around(context, nft_items.flatMap(addressesOfItem)) }
})
