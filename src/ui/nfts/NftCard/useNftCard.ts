'use client'
import { skipToken } from '@tanstack/react-query'
import type { NftItem } from '../../../contract/v3/nftItem.ts'
import { addressParams } from '../../../query/builders/given.ts'
import { useNftItems } from '../../../react/v3/nfts.ts'
import type { CardModel } from '../../card/cardModel.ts'
import { type ShownNft, shownNft } from '../../tokens/nft.ts'
import { askedAddress, type TokenCardOptions, useFirstRow } from '../../tokens/tokenCardModel.ts'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'

export interface NftCardOptions extends TokenCardOptions<NftItem> {}

export interface NftCardModel extends CardModel<NftItem> {
  /** Name, picture, collection and flags, from wherever they are known; absent without an item. */
  readonly nft: ShownNft | undefined
  /** Names of accounts, metadata of tokens, and the check of tokens. */
  readonly books: TokenBooks
}

/** One NFT item without its looks. Many on a page cost one request. */
export function useNftCard(options: NftCardOptions): NftCardModel {
  const address = askedAddress(options)
  const query = useNftItems(address ? addressParams(address) : skipToken, options.queryOptions)
  const { books, ...model } = useFirstRow(options, query, 'nft_items')
  return { ...model, nft: model.data && shownNft(model.data, books), books }
}
