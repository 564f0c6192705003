'use client'
import { skipToken } from '@tanstack/react-query'
import type { NftCollection } from '../../../contract/v3/nftCollection.ts'
import { nftCollections } from '../../../endpoints/v3/nfts/nftCollections.ts'
import { collectionParams } from '../../../query/builders/nfts.ts'
import { oneHook } from '../../../react/useKnown.ts'
import { askedAddress, type TokenCardModel, type TokenCardOptions, useTokenCard } from '../../tokens/tokenCardModel.ts'

export interface NftCollectionCardOptions extends TokenCardOptions<NftCollection> {}

export interface NftCollectionCardModel extends TokenCardModel<NftCollection> {}

const useNftCollection = /* @__PURE__ */ oneHook(nftCollections)

/** One NFT collection, headless. Many on a page cost one request; one in a cached answer costs none. */
export function useNftCollectionCard(options: NftCollectionCardOptions): NftCollectionCardModel {
  const address = askedAddress(options)
  const query = useNftCollection(address ? collectionParams(address) : skipToken, options.queryOptions)
  return useTokenCard(options, query, 'nft_collections', ({ collection_content }) => collection_content)
}
