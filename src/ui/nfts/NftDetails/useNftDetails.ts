'use client'
import { skipToken } from '@tanstack/react-query'
import type { NftSale } from '../../../contract/v3/nftSale.ts'
import { tryParseAddress } from '../../../core/values/address.ts'
import { nftSalesParams } from '../../../query/builders/nfts.ts'
import { useNftSales } from '../../../react/v3/nfts.ts'
import { saleOf } from '../../tokens/nft.ts'
import { type NftCardModel, type NftCardOptions, useNftCard } from '../NftCard/useNftCard.ts'

export interface NftDetailsOptions extends NftCardOptions {
  /** Its sale, where `data` is given. */
  sale?: NftSale | undefined
}

export interface NftDetailsModel extends NftCardModel {
  /** Absent where it is not on sale, and until that is known. */
  readonly sale: NftSale | undefined
}

/** One NFT item and what is asked for it, headless. One request, and one for its sale. */
export function useNftDetails({ sale, ...options }: NftDetailsOptions): NftDetailsModel {
  const model = useNftCard(options)
  const contract = options.data ? undefined : model.data && saleOf(model.data)
  const isAsked = contract !== undefined && tryParseAddress(contract) !== undefined
  const { data, isPending } = useNftSales(isAsked ? nftSalesParams([contract]) : skipToken, options.queryOptions)
  return {
    ...model,
    // The body waits for the sale: nothing moves when it loads.
    isThere: isAsked && isPending ? undefined : model.isThere,
    sale: options.data ? sale : data?.nft_sales[0],
  }
}
