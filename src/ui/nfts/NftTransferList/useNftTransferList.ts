'use client'
import type { NftTransfer } from '../../../contract/v3/nftTransfer.ts'
import type { AnyAddress } from '../../../core/values/address.ts'
import { isAwaited } from '../../../react/composed.ts'
import { useNftTransfersInfinite } from '../../../react/v3/nfts.ts'
import { type OldName, withAddress } from '../../root/withAddress.ts'
import type { ListModel, ListOptions } from '../../table/ListModel.ts'
import { listHook } from '../../table/listHook.ts'
import { type TokenBookProps, type TokenBooks, useTokenBooks } from '../../tokens/useTokenBooks.ts'

export interface NftTransferListOptions extends ListOptions<NftTransfer>, TokenBookProps, OldName<'owner'> {
  /** Whose transfers, in any form: each row then says IN or OUT. Those of everybody when absent; `''` waits. */
  address?: AnyAddress | undefined
  /** Only those of this item, in any form. */
  item?: AnyAddress | undefined
  /** Only items of this collection, in any form. */
  collection?: AnyAddress | undefined
  /** As `address` sees it; both when absent. */
  direction?: 'in' | 'out' | undefined
}

export interface NftTransferListModel extends ListModel<NftTransfer> {
  /** Names of accounts, metadata of tokens, and the check of tokens. */
  readonly books: TokenBooks
}

/**
 * NFT items that changed their owner, newest first, without their looks.
 * Gives flagged rows too: `trustPolicy` hides them in `NftTransferList` alone.
 */
export const useNftTransferList: (options: NftTransferListOptions) => NftTransferListModel = /* @__PURE__ */ listHook({
  paramsOf(options: NftTransferListOptions) {
    const { address, item, collection, direction } = withAddress(options)
    if (isAwaited(address, item, collection)) return
    return {
      ...(address && { owner_address: [address] }),
      ...(item && { item_address: [item] }),
      collection_address: collection,
      direction,
    }
  },
  useRows: (params, options) => useNftTransfersInfinite(params, options),
  useBooks: (pages, options) => ({ books: useTokenBooks(pages, options) }),
})
