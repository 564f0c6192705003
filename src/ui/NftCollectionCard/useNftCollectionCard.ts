'use client'
import { skipToken } from '@tanstack/react-query'
import { tryParseAddress } from '../../core/address.ts'
import { useNftCollections } from '../../react/v3/nfts.ts'
import type { TokenInfo } from '../../schemas/metadata.ts'
import type { NftCollection } from '../../schemas/nft.ts'
import { type CardModel, type CardOptions, cardModel } from '../Card/cardModel.ts'
import { tokenOf } from '../tokens/tokenInfo.ts'
import { type TokenBookProps, type TokenBooks, useTokenBooks } from '../tokens/useTokenBooks.ts'
import type { Flag } from '../trust/flags.ts'

export interface NftCollectionCardOptions extends CardOptions<NftCollection>, TokenBookProps {
  /** In any form. Needed unless `data` is given. */
  address?: string | undefined
}

export interface NftCollectionCardModel extends CardModel<NftCollection> {
  /** What the service knows of it, else what its contract says of itself; absent where neither does. */
  readonly token: TokenInfo | undefined
  /** Why it is not to be trusted; empty for most. */
  readonly flags: readonly Flag[]
  /** What is known of tokens and accounts, and the check of tokens. */
  readonly books: TokenBooks
}

const NONE: readonly Flag[] = []

/** One NFT collection without its looks. Many on a page cost one request. */
export function useNftCollectionCard(options: NftCollectionCardOptions): NftCollectionCardModel {
  const { address, data, queryOptions } = options
  const asks = data === undefined && address !== undefined && tryParseAddress(address) !== undefined
  const query = useNftCollections(asks ? { collection_address: [address] } : skipToken, queryOptions)
  const books = useTokenBooks(query.data && [query.data], options)
  const model = cardModel(data, query, asks, ({ nft_collections }) => nft_collections[0])
  const collection = model.data
  const token =
    collection && tokenOf(collection.address, books.metadata, 'nft_collections', collection.collection_content)
  const flags = collection ? books.flagsOf(token, collection.address) : NONE
  return { ...model, token, flags, books }
}
