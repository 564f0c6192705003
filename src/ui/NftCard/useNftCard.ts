'use client'
import { skipToken } from '@tanstack/react-query'
import { tryParseAddress } from '../../core/address.ts'
import { useNftItems } from '../../react/v3/nfts.ts'
import type { NftItem } from '../../schemas/nft.ts'
import { type CardModel, type CardOptions, cardModel } from '../Card/cardModel.ts'
import { type ShownNft, shownNft } from '../tokens/nft.ts'
import { type TokenBookProps, useTokenBooks } from '../tokens/useTokenBooks.ts'

export interface NftCardOptions extends CardOptions<NftItem>, TokenBookProps {
  /** In any form. Needed unless `data` is given. */
  address?: string | undefined
}

export interface NftCardModel extends CardModel<NftItem> {
  /** Name, picture, collection and flags, from wherever they are known; absent without an item. */
  readonly nft: ShownNft | undefined
}

/** One NFT item without its looks. Many on a page cost one request. */
export function useNftCard(options: NftCardOptions): NftCardModel {
  const { address, data, queryOptions } = options
  const asks = data === undefined && address !== undefined && tryParseAddress(address) !== undefined
  const query = useNftItems(asks ? { address: [address] } : skipToken, queryOptions)
  const books = useTokenBooks(query.data && [query.data], options)
  const model = cardModel(data, query, asks, ({ nft_items }) => nft_items[0])
  return { ...model, nft: model.data && shownNft(model.data, books) }
}
