'use client'
import { skipToken } from '@tanstack/react-query'
import type { NftTransfer } from '../../../contract/v3/nftTransfer.ts'
import type { AnyAddress } from '../../../core/values/address.ts'
import { isAwaited } from '../../../react/composed.ts'
import { useNftTransfersInfinite } from '../../../react/v3/nfts.ts'
import { type ListModel, type ListOptions, listModel } from '../../table/ListModel.ts'
import { type TokenBookProps, type TokenBooks, useTokenBooks } from '../../tokens/useTokenBooks.ts'

export interface NftTransferListOptions extends ListOptions<NftTransfer>, TokenBookProps {
  /** Whose transfers, in any form: each row then says IN or OUT. Those of everybody when absent; `''` waits. */
  owner?: AnyAddress | undefined
  /** Only those of this item, in any form. */
  item?: AnyAddress | undefined
  /** Only items of this collection, in any form. */
  collection?: AnyAddress | undefined
  /** As `owner` sees it; both when absent. */
  direction?: 'in' | 'out' | undefined
}

export interface NftTransferListModel extends ListModel<NftTransfer> {
  /** What is known of tokens and accounts, and the check of tokens. */
  readonly books: TokenBooks
}

/**
 * NFT items that changed their owner, newest first, without their looks.
 * Gives flagged rows too: `trustPolicy` hides them in `NftTransferList` alone.
 */
export function useNftTransferList(options: NftTransferListOptions): NftTransferListModel {
  const { owner, item, collection, direction, data, pageSize = 25, queryOptions } = options
  const asks = data === undefined && !isAwaited(owner, item, collection)
  const query = useNftTransfersInfinite(
    asks
      ? {
          ...(owner && { owner_address: [owner] }),
          ...(item && { item_address: [item] }),
          collection_address: collection,
          direction,
          limit: pageSize,
        }
      : skipToken,
    queryOptions,
  )
  return { ...listModel(data, query, asks), books: useTokenBooks(query.data?.pages, options) }
}
