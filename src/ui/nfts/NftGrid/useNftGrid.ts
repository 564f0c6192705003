'use client'
import { skipToken } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { NftItem } from '../../../contract/v3/nftItem.ts'
import type { NftSale } from '../../../contract/v3/nftSale.ts'
import type { Unreadable } from '../../../core/schema/rowList.ts'
import { type AnyAddress, isSameAddress } from '../../../core/values/address.ts'
import { GRID_PAGE, NFT_MOST, type NftGridQuery, nftItemsParams } from '../../../query/builders/nfts.ts'
import { useTonCenter } from '../../../react/context.ts'
import { useNftItemsInfinite, useNftSales } from '../../../react/v3/nfts.ts'
import type { QueryOptions } from '../../root/props.ts'
import type { ListModel } from '../../table/ListModel.ts'
import type { ListQuery } from '../../table/ListQuery.ts'
import { listHook } from '../../table/listHook.ts'
import { readRows } from '../../table/readRows.ts'
import { type ShownNft, salesOf, shownNft } from '../../tokens/nft.ts'
import { type TokenBookProps, type TokenBooks, useTokenBooks } from '../../tokens/useTokenBooks.ts'

export interface NftGridOptions extends TokenBookProps {
  /** Whose items, in any form; those on sale count as the seller's. */
  address?: AnyAddress | undefined
  /** Items of this collection, in any form; together with `address` those of the owner in it. */
  collection?: AnyAddress | undefined
  /** By collection and index, or those that something happened to last first. Default `'collection'`. */
  order?: NftGridQuery['order']
  /** Leaves this item out, in any form: the one that the page is about. */
  except?: AnyAddress | undefined
  /** Renders these and sends no request. */
  data?: readonly NftItem[] | undefined
  /** Loads the prices of items on sale: one request for a page of them. Default `false`: they only say that they are on sale. */
  withPrices?: boolean | undefined
  /** Items loaded at a time. Default 48. */
  pageSize?: number | undefined
  queryOptions?: QueryOptions | undefined
  /** What happens to flagged items. Default: what the provider says. */
  trustPolicy?: 'show' | 'dim' | 'hide' | undefined
}

/** An item of the grid. */
export interface NftCell {
  readonly item: NftItem
  readonly nft: ShownNft
}

export interface NftGridModel {
  /** In the order of the grid. */
  readonly cells: readonly NftCell[]
  /** Flagged items, folded away below the others; none where the policy is to show or to hide them. */
  readonly flagged: readonly NftCell[]
  /** Whether flagged items are open. */
  readonly isFlaggedOpen: boolean
  /** Opens and closes the flagged ones. */
  toggleFlagged(): void
  /** Items that are not as documented, and so not among the others. */
  readonly unreadable: readonly Unreadable[]
  /** Items that the policy hides, until `reveal` is called. */
  readonly hidden: number
  /** Shows the items that the policy hides. */
  reveal(): void
  /** Offers by the raw address of the sale contract. */
  readonly sales: ReadonlyMap<string, NftSale>
  readonly books: TokenBooks
  /** Absent when `data` is given. */
  readonly query: ListQuery<NftItem> | undefined
}

const addressOf = ({ address }: NftItem) => address
const isFlagged = ({ nft }: NftCell) => nft.flags.length > 0

const useItems: (options: NftGridOptions) => ListModel<NftItem> & { books: TokenBooks } = /* @__PURE__ */ listHook({
  pageSize: GRID_PAGE,
  paramsOf: ({ address, collection, order }: NftGridOptions) => nftItemsParams({ address, collection, order }),
  useRows: (params, options) => useNftItemsInfinite(params, options),
  useBooks: (pages, options) => ({ books: useTokenBooks(pages, options) }),
})

/**
 * NFT items, headless: the metadata of each, and its flags. A `trustPolicy` of `hide` leaves flagged ones out.
 * One request for each page of items, and one for its prices by `withPrices`.
 */
export function useNftGrid(options: NftGridOptions): NftGridModel {
  const { except, withPrices, queryOptions } = options
  const { settings } = useTonCenter()
  const trustPolicy = options.trustPolicy ?? settings.trustPolicy
  const { rows, unreadable: unreadBefore, books, query } = useItems(options)
  const { rows: all, unreadable } = useMemo(() => {
    const toCell = (item: NftItem): NftCell => ({ item, nft: shownNft(item, books) })
    return readRows({ rows, unreadable: unreadBefore }, addressOf, toCell)
  }, [rows, unreadBefore, books])
  const [isRevealed, setRevealed] = useState(false)
  const [isFlaggedOpen, setFlaggedOpen] = useState(false)
  const [cells, flagged] = useMemo(() => {
    const others = except === undefined ? all : all.filter(({ item }) => !isSameAddress(item.address, except))
    if (trustPolicy === 'show') return [others, []]
    return [others.filter((cell) => !isFlagged(cell)), others.filter(isFlagged)]
  }, [all, except, trustPolicy])
  const isHidden = trustPolicy === 'hide' && !isRevealed
  const contracts = useMemo(() => (withPrices ? salesOf(all.map(({ item }) => item)) : []), [all, withPrices])
  const offers = useNftSales(
    query && contracts.length ? { address: contracts.slice(-NFT_MOST) } : skipToken,
    // What the items before cost stays while the next page's are asked for.
    { ...queryOptions, placeholderData: (before) => before },
  ).data?.nft_sales
  const sales = useMemo(() => new Map((offers ?? []).map((sale) => [sale.address, sale])), [offers])
  return {
    cells,
    flagged: isHidden ? [] : flagged,
    isFlaggedOpen,
    toggleFlagged: () => setFlaggedOpen(!isFlaggedOpen),
    unreadable,
    hidden: isHidden ? flagged.length : 0,
    reveal: () => {
      setRevealed(true)
      setFlaggedOpen(true)
    },
    sales,
    books,
    query,
  }
}
