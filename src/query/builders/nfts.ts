import type { Client } from '../../core/client.ts'
import { type AnyAddress, addressText } from '../../core/values/address.ts'
import { actions } from '../../endpoints/v3/actions/actions.ts'
import { nftCollections } from '../../endpoints/v3/nfts/nftCollections.ts'
import { nftItems } from '../../endpoints/v3/nfts/nftItems.ts'
import { nftSales } from '../../endpoints/v3/nfts/nftSales.ts'
import { nftTransfers } from '../../endpoints/v3/nfts/nftTransfers.ts'
import { queryOptions } from '../options.ts'
import { addressParams, isAwaited, optionsFor } from './given.ts'
import { listOptions, type PageSize } from './list.ts'

/** Items that `NftGrid` loads at a time: whole rows of two, three, four and six columns. */
export const GRID_PAGE = 48
/** The most that the service gives in one answer. */
export const NFT_MOST = 1000

export interface NftGridQuery extends PageSize {
  /** Whose items, in any form: those on sale too. This or `collection` is needed. */
  address?: AnyAddress | undefined
  /** Items of this collection, in any form. */
  collection?: AnyAddress | undefined
  /** By collection and index, or those that something happened to last first. Default `'collection'`. */
  order?: 'collection' | 'recent' | undefined
}

/** None where neither an owner nor a collection is given. */
export function nftItemsParams({ address, collection, order }: NftGridQuery) {
  if ((address === undefined && collection === undefined) || isAwaited(address, collection)) return
  return {
    ...(address && { owner_address: [address], include_on_sale: true }),
    ...(collection && { collection_address: [collection] }),
    ...(order === 'recent' && { sort_by_last_transaction_lt: true }),
  }
}

export const collectionParams = (address: AnyAddress) => ({ collection_address: [address] })
export const nftSalesParams = (contracts: readonly AnyAddress[]) => ({ address: contracts.slice(0, NFT_MOST) })

/** Sales of an item that `PriceLine` loads. */
const ITEM_SALES = 100
export const priceLineParams = (address: AnyAddress) => ({
  account: addressText(address),
  action_type: ['nft_purchase', 'dns_purchase'] as const,
  limit: ITEM_SALES,
  sort: 'desc' as const,
})

export interface NftTransferListQuery extends PageSize {
  /** Whose transfers, in any form: each row then has IN or OUT. Those of everybody when absent; `''` waits. */
  address?: AnyAddress | undefined
  /** Only those of this item, in any form. */
  item?: AnyAddress | undefined
  /** Only items of this collection, in any form. */
  collection?: AnyAddress | undefined
  /** As `address` sees it; both when absent. */
  direction?: 'in' | 'out' | undefined
}

export function nftTransferListParams({ address, item, collection, direction }: NftTransferListQuery) {
  if (isAwaited(address, item, collection)) return
  return {
    ...(address && { owner_address: [address] }),
    ...(item && { item_address: [item] }),
    collection_address: collection,
    direction,
  }
}

/** The query of `NftCard`. */
export const nftCardOptions = (client: Client, address: AnyAddress) =>
  optionsFor(nftItems, client, address, addressParams)

/** The query of `PriceLine`. */
export const priceLineOptions = (client: Client, address: AnyAddress) =>
  optionsFor(actions, client, address, priceLineParams)

/** The query of `NftCollectionCard`. */
export const nftCollectionCardOptions = (client: Client, address: AnyAddress) =>
  optionsFor(nftCollections, client, address, collectionParams)

/** The query of `NftGrid`, without prices. */
export const nftGridOptions = (client: Client, { pageSize = GRID_PAGE, ...query }: NftGridQuery) =>
  listOptions(nftItems, client, nftItemsParams(query), pageSize)

/** The first query of `NftSaleList` for an owner or a collection: their items. */
export const nftItemsForSaleOptions = (client: Client, query: Omit<NftGridQuery, 'pageSize' | 'order'>) => {
  const params = nftItemsParams(query)
  return queryOptions(nftItems, client, params && { ...params, limit: NFT_MOST })
}

/** The query of `NftSaleList` for sale contracts, and of `NftDetails` for that of its item. */
export const nftSaleListOptions = (client: Client, contracts: readonly AnyAddress[]) =>
  queryOptions(nftSales, client, nftSalesParams(contracts))

/** The query of `NftTransferList`. */
export const nftTransferListOptions = (client: Client, query: NftTransferListQuery = {}) =>
  listOptions(nftTransfers, client, nftTransferListParams(query), query.pageSize)
