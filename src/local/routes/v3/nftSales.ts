import type { NftSale } from '../../../contract/v3/nftSale.ts'
import type { NftSaleRow } from '../../index/rows.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import { around } from './jetton.ts'
import { addressesOfItem, asItem } from './nftRows.ts'
import type { Query } from './query.ts'

const MAX = 1000

const optional = <Key extends string>(key: Key, value: string | null) =>
  value === null ? {} : ({ [key]: value } as Record<Key, string>)

function asSale(row: NftSaleRow, { ledger }: Context): NftSale {
  const item = ledger.items.get(row.nft_address)
  const { address, nft_address, nft_owner_address, marketplace_address, created_at, ...rest } = row
  const { is_complete, full_price, marketplace_fee_address, marketplace_fee, royalty_address, royalty_amount } = rest
  const { last_transaction_lt, code_hash, data_hash } = rest
  return {
    type: 'getgems_sale',
    address,
    nft_address,
    ...optional('nft_owner_address', nft_owner_address),
    marketplace_address,
    created_at,
    last_transaction_lt,
    code_hash,
    data_hash,
    details: {
      is_complete,
      full_price,
      ...optional('marketplace_fee_address', marketplace_fee_address),
      marketplace_fee,
      ...optional('royalty_address', royalty_address),
      royalty_amount,
    },
    ...(item && { nft_item: asItem(item, ledger) }),
  }
}

/** Sales at a fixed price, sold and taken back ones too. Addresses that are none are left out. */
export const nftSales = genuine((query: Query, context: Context) => {
  const addresses = query.addresses('address')
  if (!addresses) throw new Refusal(422, 'at least 1 address required')
  if (addresses.length > MAX) throw new Refusal(422, `maximum ${MAX} addresses allowed`)
  const rows = [...new Set(addresses)].flatMap((address) => context.ledger.sales.get(address ?? '') ?? [])
  const nft_sales = rows.map((row) => asSale(row, context))
  const named = nft_sales.flatMap((sale, index) => [
    sale.address,
    sale.nft_address,
    sale.nft_owner_address,
    sale.marketplace_address,
    rows[index]?.marketplace_fee_address,
    rows[index]?.royalty_address,
    ...addressesOfItem(sale.nft_item),
  ])
  return { nft_sales, ...around(context, named) }
})
