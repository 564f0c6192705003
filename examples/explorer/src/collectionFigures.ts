import { useNftItems } from 'toncenter-react'
import type { NftItem, NftSale } from 'toncenter-react/endpoints/v3'
import { readOffer } from 'toncenter-react/reading'
import { type NftCollectionFigures, useNftSalesOf } from 'toncenter-react/ui'

/** The most that the service gives in one answer. */
const MOST = 1000

/**
 * The figures of a collection: one request for its items and one for prices, which the list of sales shares. Of a large collection these
 * are of its first 1 000 items: a `+` says so.
 */
export function useCollectionFigures(address: string): NftCollectionFigures {
  const { sales } = useNftSalesOf({ collection: address })
  const { data } = useNftItems({ collection_address: [address], limit: MOST })
  const items = data?.nft_items
  const count = (known: number) => `${known}${items?.length === MOST ? '+' : ''}`
  return {
    onSale: items && count(items.filter((item) => item.on_sale).length),
    lowest: sales && lowestOf(sales),
    items: items && count(items.length),
    owners: items && count(ownersOf(items)),
  }
}

/** Raw addresses as the service spells them: the seller owns what is on sale. */
const ownersOf = (items: readonly NftItem[]) =>
  new Set(items.map(({ real_owner, owner_address }) => real_owner ?? owner_address).filter(Boolean)).size

function lowestOf(sales: readonly NftSale[]): bigint | null {
  const prices = sales
    .map(readOffer)
    .flatMap(({ kind, over, price }) => (kind === 'fixed' && !over && price ? BigInt(price) : []))
  return prices.length ? prices.reduce((least, price) => (price < least ? price : least)) : null
}
