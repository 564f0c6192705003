'use client'
import type { NftTransfer } from '../../../contract/v3/nftTransfer.ts'
import { type NftTransferListQuery, nftTransferListParams } from '../../../query/builders/nfts.ts'
import { useNftTransfersInfinite } from '../../../react/v3/nfts.ts'
import { type OldName, withAddress } from '../../root/withAddress.ts'
import type { ListModel, ListOptions } from '../../table/ListModel.ts'
import { listHook } from '../../table/listHook.ts'
import { type TokenBookProps, type TokenBooks, useTokenBooks } from '../../tokens/useTokenBooks.ts'

export interface NftTransferListOptions
  extends ListOptions<NftTransfer>,
    NftTransferListQuery,
    TokenBookProps,
    OldName<'owner'> {}

export interface NftTransferListModel extends ListModel<NftTransfer> {
  /** Names of accounts, metadata of tokens, and the check of tokens. */
  readonly books: TokenBooks
}

/**
 * NFT items that changed their owner, newest first, without their looks.
 * Gives flagged rows too: `trustPolicy` hides them in `NftTransferList` alone. One request for each page of rows.
 */
export const useNftTransferList: (options: NftTransferListOptions) => NftTransferListModel = /* @__PURE__ */ listHook({
  paramsOf: (options: NftTransferListOptions) => nftTransferListParams(withAddress(options)),
  useRows: (params, options) => useNftTransfersInfinite(params, options),
  useBooks: (pages, options) => ({ books: useTokenBooks(pages, options) }),
})
