'use client'
import { skipToken } from '@tanstack/react-query'
import type { NftCollection } from '../../../contract/v3/nftCollection.ts'
import { collectionParams } from '../../../query/builders/nfts.ts'
import { useNftCollections } from '../../../react/v3/nfts.ts'
import { askedAddress, type TokenCardModel, type TokenCardOptions, useTokenCard } from '../../tokens/tokenCardModel.ts'

export interface NftCollectionCardOptions extends TokenCardOptions<NftCollection> {}

export interface NftCollectionCardModel extends TokenCardModel<NftCollection> {}

/** One NFT collection without its looks. Many on a page cost one request. */
export function useNftCollectionCard(options: NftCollectionCardOptions): NftCollectionCardModel {
  const address = askedAddress(options)
  const query = useNftCollections(address ? collectionParams(address) : skipToken, options.queryOptions)
  return useTokenCard(options, query, 'nft_collections', ({ collection_content }) => collection_content)
}
