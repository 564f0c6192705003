'use client'
import { skipToken } from '@tanstack/react-query'
import type { JettonTransfer } from '../../../contract/v3/jettonTransfer.ts'
import type { AnyAddress } from '../../../core/values/address.ts'
import { isAwaited } from '../../../react/composed.ts'
import { useJettonTransfersInfinite } from '../../../react/v3/jettons.ts'
import { type OldName, withAddress } from '../../root/withAddress.ts'
import { type ListModel, type ListOptions, listModel } from '../../table/ListModel.ts'
import { type TokenBookProps, type TokenBooks, useTokenBooks } from '../../tokens/useTokenBooks.ts'

export interface JettonTransferListOptions extends ListOptions<JettonTransfer>, TokenBookProps, OldName<'owner'> {
  /** Whose transfers, in any form: each row then says IN or OUT. Those of everybody when absent; `''` waits. */
  address?: AnyAddress | undefined
  /** Only transfers of this jetton: the master's address, in any form. */
  jetton?: AnyAddress | undefined
  /** As `address` sees it; both when absent. */
  direction?: 'in' | 'out' | undefined
}

export interface JettonTransferListModel extends ListModel<JettonTransfer> {
  /** What is known of tokens and accounts, and the check of tokens. */
  readonly books: TokenBooks
}

/**
 * Jettons that went from one owner to another, newest first, without their looks.
 * Gives flagged rows too: `trustPolicy` hides them in `JettonTransferList` alone.
 */
export function useJettonTransferList(options: JettonTransferListOptions): JettonTransferListModel {
  const { address, jetton, direction, data, pageSize = 25, queryOptions } = withAddress(options)
  const asks = data === undefined && !isAwaited(address, jetton)
  const query = useJettonTransfersInfinite(
    asks
      ? { ...(address && { owner_address: [address] }), jetton_master: jetton, direction, limit: pageSize }
      : skipToken,
    queryOptions,
  )
  return { ...listModel(data, query, asks), books: useTokenBooks(query.data?.pages, options) }
}
