'use client'
import { skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { NftSale } from '../../../contract/v3/nftSale.ts'
import { type Unreadable, unreadableOf } from '../../../core/schema/rowList.ts'
import type { AnyAddress } from '../../../core/values/address.ts'
import { isAwaited } from '../../../query/builders/given.ts'
import { NFT_MOST, nftItemsParams, nftSalesParams } from '../../../query/builders/nfts.ts'
import { useNftItems, useNftSales } from '../../../react/v3/nfts.ts'
import type { QueryOptions } from '../../root/props.ts'
import type { ListQuery } from '../../table/List.tsx'
import { salesOf } from '../../tokens/nft.ts'
import { type TokenBookProps, type TokenBooks, useTokenBooks } from '../../tokens/useTokenBooks.ts'

export interface NftSalesOptions extends TokenBookProps {
  /** Whose items on sale, in any form: one request for the items, one for their prices. */
  address?: AnyAddress | undefined
  /** Sale and auction contracts, in any form: one request for up to 1 000. */
  contracts?: readonly AnyAddress[] | undefined
  /** Items on sale of this collection, or of `address` in it; two requests, too. */
  collection?: AnyAddress | undefined
  /** Renders these and sends no request. */
  data?: readonly NftSale[] | undefined
  queryOptions?: QueryOptions | undefined
}

export interface NftSales {
  /** The offers; absent until they have loaded. */
  readonly sales: readonly NftSale[] | undefined
  /** Offers, and items that may be offered, that are not as documented. */
  readonly unreadable: readonly Unreadable[]
  readonly books: TokenBooks
  /** Absent when `data` is given. */
  readonly query: ListQuery<NftSale> | undefined
}

const never = () => undefined

/**
 * Offers, headless: by contract, or those of an owner's or a collection's first 1 000 items.
 * Gives flagged offers too: `trustPolicy` hides them in `NftSaleList` alone.
 * One request for `contracts`; two, where it asks for the items first. Not by `listHook`: neither answer has pages.
 */
export function useNftSalesOf(options: NftSalesOptions): NftSales {
  const { address, contracts, collection, data, queryOptions, metadata, addressBook } = options
  const asked = data || contracts ? undefined : nftItemsParams({ address, collection })
  const items = useNftItems(asked ? { ...asked, limit: NFT_MOST } : skipToken, queryOptions)
  const asksItems = asked !== undefined
  const found = useMemo(
    () => (asksItems ? items.data && salesOf(items.data.nft_items) : contracts?.filter((one) => !isAwaited(one))),
    [asksItems, items.data, contracts],
  )
  const asksSales = !data && found !== undefined && found.length > 0
  const sales = useNftSales(asksSales ? nftSalesParams(found) : skipToken, queryOptions)
  const pages = useMemo(() => [items.data, sales.data].filter((page) => page !== undefined), [items.data, sales.data])
  const books = useTokenBooks(pages, { metadata, addressBook })
  const unreadable = useMemo(() => pages.flatMap(unreadableOf), [pages])
  const failed = items.error ? items : sales
  const isNothing = found?.length === 0
  return {
    sales: data ?? sales.data?.nft_sales,
    unreadable,
    books,
    query: data
      ? undefined
      : {
          status: isNothing ? 'success' : failed.error ? (sales.data ? 'success' : 'error') : sales.status,
          error: failed.error,
          refetch: failed.refetch,
          isFetchNextPageError: false,
          isFetchingNextPage: false,
          hasNextPage: false,
          fetchNextPage: never,
        },
  }
}
