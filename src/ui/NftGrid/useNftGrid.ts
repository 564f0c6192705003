'use client'
import { skipToken } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { attempt } from '../../core/attempt.ts'
import { useNftItemsInfinite, useNftSales } from '../../react/v3/nfts.ts'
import type { NftItem } from '../../schemas/nftItem.ts'
import type { NftSale } from '../../schemas/nftSale.ts'
import type { ListQuery } from '../List/List.tsx'
import type { QueryOptions } from '../props.ts'
import { type ShownNft, salesOf, shownNft } from '../tokens/nft.ts'
import { type TokenBookProps, type TokenBooks, useTokenBooks } from '../tokens/useTokenBooks.ts'
import { UNREAD } from '../trust/flags.ts'

export interface NftGridOptions extends TokenBookProps {
  /** Whose items, in any form; those on sale count as the seller's. */
  owner?: string | undefined
  /** Items of this collection, in any form; together with `owner` those of the owner in it. */
  collection?: string | undefined
  /** Draws these and asks for nothing. */
  data?: readonly NftItem[] | undefined
  /** Asks what items on sale cost: one request for a page of them. Default `false`: they only say that they are on sale. */
  withPrices?: boolean | undefined
  pageSize?: number | undefined
  queryOptions?: QueryOptions | undefined
  /** What happens to flagged items. Default `dim`. */
  trustPolicy?: 'show' | 'dim' | 'hide' | undefined
}

/** An item of the grid. */
export interface NftCell {
  readonly item: NftItem
  readonly nft: ShownNft
}

export interface NftGridModel {
  readonly cells: readonly NftCell[]
  /** Items that the policy hides, until `reveal` is called. */
  readonly hidden: number
  reveal(): void
  /** Offers by the raw address of the sale contract. */
  readonly sales: ReadonlyMap<string, NftSale>
  readonly books: TokenBooks
  /** Absent when `data` is given. */
  readonly query: ListQuery<NftItem> | undefined
}

/** Of an item that is not as documented nothing is known. */
const UNREADABLE: ShownNft = {
  address: '',
  token: undefined,
  name: undefined,
  index: undefined,
  collection: undefined,
  collectionToken: undefined,
  flags: UNREAD,
}

/** The service's most for one answer. */
const MOST = 1000

/** NFT items without their looks: what is known of each, and why not to trust it. */
export function useNftGrid(options: NftGridOptions): NftGridModel {
  const { owner, collection, data, withPrices, pageSize = 48, queryOptions, trustPolicy = 'dim' } = options
  const asks = data === undefined && (owner !== undefined || collection !== undefined)
  const query = useNftItemsInfinite(
    asks
      ? {
          ...(owner && { owner_address: [owner], include_on_sale: true }),
          ...(collection && { collection_address: [collection] }),
          limit: pageSize,
        }
      : skipToken,
    queryOptions,
  )
  const books = useTokenBooks(query.data?.pages, options)
  const items = data ?? query.data?.rows
  const all = useMemo(
    () => (items ?? []).map((item): NftCell => ({ item, nft: attempt(() => shownNft(item, books)) ?? UNREADABLE })),
    [items, books],
  )
  const [isRevealed, setRevealed] = useState(false)
  const cells = useMemo(
    () => (trustPolicy === 'hide' && !isRevealed ? all.filter(({ nft }) => !nft.flags.length) : all),
    [all, trustPolicy, isRevealed],
  )
  const contracts = useMemo(() => (withPrices ? (salesOf(items) ?? []) : []), [items, withPrices])
  const offers = useNftSales(
    asks && contracts.length ? { address: contracts.slice(-MOST) } : skipToken,
    // What the items before cost stays while the next page's are asked for.
    { ...queryOptions, placeholderData: (before) => before },
  ).data?.nft_sales
  const sales = useMemo(() => new Map((offers ?? []).map((sale) => [sale?.address, sale])), [offers])
  return {
    cells,
    hidden: all.length - cells.length,
    reveal: () => setRevealed(true),
    sales,
    books,
    query: asks ? query : undefined,
  }
}
