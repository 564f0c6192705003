import type { NftItem } from '../../../contract/v3/nftItem.ts'
import type { Ledger } from '../../index/ledger.ts'
import type { NftItemRow } from '../../index/rows.ts'

/** An item with what follows from its owner and its collection. In a sale it is the seller's still. */
export function asItem(row: NftItemRow, { collections, sales }: Ledger): NftItem {
  const sale = sales.get(row.owner_address ?? '')
  const seller = sale?.nft_owner_address
  return {
    ...row,
    collection: collections.get(row.collection_address ?? '') ?? null,
    on_sale: !!sale,
    ...(sale && { sale_contract_address: sale.address }),
    ...(seller && { real_owner: seller }),
  }
}

/** The addresses that an item names. */
export const addressesOfItem = (item: NftItem | undefined) =>
  item ? [item.address, item.owner_address, item.collection_address, item.real_owner] : []
