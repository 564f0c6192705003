'use client'
import { nftCollections } from '../../endpoints/v3/nfts/nftCollections.ts'
import { nftItems } from '../../endpoints/v3/nfts/nftItems.ts'
import { nftSales } from '../../endpoints/v3/nfts/nftSales.ts'
import { nftTransfers } from '../../endpoints/v3/nfts/nftTransfers.ts'
import { infiniteQueryHook } from '../infiniteHook.ts'
import { queryHook } from '../queryHook.ts'

/** The contracts that issue NFT items, by address or by owner. In the order in which the service indexed them. */
export const useNftCollections = /* @__PURE__ */ queryHook(nftCollections)
/**
 * The contracts that issue NFT items, by address or by owner. In the order in which the service indexed them, page by page.
 */
export const useNftCollectionsInfinite = /* @__PURE__ */ infiniteQueryHook(nftCollections)
/**
 * NFT items by owner, by collection or by address. An item on sale is owned by the sale contract: `real_owner` is the
 * seller.
 */
export const useNftItems = /* @__PURE__ */ queryHook(nftItems)
/**
 * NFT items by owner, by collection or by address. An item on sale is owned by the sale contract: `real_owner` is the
 * seller, page by page.
 */
export const useNftItemsInfinite = /* @__PURE__ */ infiniteQueryHook(nftItems)
/**
 * What sale and auction contracts, and Telemint items, ask for. Addresses that are none are left out; the order is not
 * that of the request.
 */
export const useNftSales = /* @__PURE__ */ queryHook(nftSales)
/** NFT items that changed their owner. Newest first; without a filter those of all items. */
export const useNftTransfers = /* @__PURE__ */ queryHook(nftTransfers)
/** NFT items that changed their owner. Newest first; without a filter those of all items, page by page. */
export const useNftTransfersInfinite = /* @__PURE__ */ infiniteQueryHook(nftTransfers)
