'use client'
import { skipToken } from '@tanstack/react-query'
import type { NftItem } from '../../../contract/v3/nftItem.ts'
import { nftItems } from '../../../endpoints/v3/nfts/nftItems.ts'
import { addressParams } from '../../../query/builders/given.ts'
import { oneHook } from '../../../react/useKnown.ts'
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

const useNftItem = /* @__PURE__ */ oneHook(nftItems)

/** One NFT item, headless. Many on a page cost one request; one in a cached list costs none. */
export function useNftCard(options: NftCardOptions): NftCardModel {
  const address = askedAddress(options)
  const query = useNftItem(address ? addressParams(address) : skipToken, options.queryOptions)
  const { books, ...model } = useFirstRow(options, query, 'nft_items')
  return { ...model, nft: model.data && shownNft(model.data, books), books }
}
