'use client'
import { skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { NftTransfer } from '../../../contract/v3/nftTransfer.ts'
import { type NftTransferListQuery, nftTransferListParams } from '../../../query/builders/nfts.ts'
import { useNftItems, useNftTransfersInfinite } from '../../../react/v3/nfts.ts'
import type { ListModel, ListOptions } from '../../table/ListModel.ts'
import { listHook } from '../../table/listHook.ts'
import { type TokenBookProps, type TokenBooks, useTokenBooks } from '../../tokens/useTokenBooks.ts'
import { failedOf, ownersOfFailed } from './ownersOfFailed.ts'

/** Items whose owners one request names. */
const MOST_ITEMS = 1_000

/** One item is asked for as `NftDetails` does: a page of it has one request for both. */
function ownersParams(rows: readonly NftTransfer[]) {
  const [item, ...more] = new Set(failedOf(rows).map(({ nft_address }) => nft_address))
  if (item === undefined) return skipToken
  const address = [item, ...more].slice(0, MOST_ITEMS)
  return more.length > 0 ? { address, limit: address.length } : { address: item }
}

export interface NftTransferListOptions extends ListOptions<NftTransfer>, NftTransferListQuery, TokenBookProps {}

export interface NftTransferListModel extends ListModel<NftTransfer> {
  /** Names of accounts, metadata of tokens, and the check of tokens. */
  readonly books: TokenBooks
  /** Who owned the items of transfers that failed, raw, by the hash of the transaction: the sender may be somebody else. */
  readonly owners: ReadonlyMap<string, string>
}

/**
 * NFT items that changed their owner, newest first, headless.
 * Gives flagged rows too: `trustPolicy` hides them in `NftTransferList` alone. One request for each page of rows, and one for the owners
 * of items whose transfer failed.
 */
export const useNftTransferList: (options: NftTransferListOptions) => NftTransferListModel = /* @__PURE__ */ listHook({
  paramsOf: (options: NftTransferListOptions) => nftTransferListParams(options),
  useRows: (params, options) => useNftTransfersInfinite(params, options),
  useBooks(pages, options) {
    const rows = useMemo(
      () => pages?.flatMap(({ nft_transfers }) => nft_transfers) ?? options.data ?? [],
      [pages, options.data],
    )
    const { data } = useNftItems(ownersParams(options.data ? [] : rows))
    const owners = useMemo(() => ownersOfFailed(rows, data?.nft_items ?? []), [rows, data])
    const all = useMemo(() => (data && pages ? [...pages, data] : pages), [pages, data])
    return { books: useTokenBooks(all, options), owners }
  },
})
