'use client'
import { skipToken } from '@tanstack/react-query'
import type { JettonBurn } from '../../../contract/v3/jettonBurn.ts'
import type { AnyAddress } from '../../../core/values/address.ts'
import { isAwaited } from '../../../react/composed.ts'
import { useJettonBurnsInfinite } from '../../../react/v3/jettons.ts'
import { type OldName, withAddress } from '../../root/withAddress.ts'
import { type ListModel, type ListOptions, listModel } from '../../table/ListModel.ts'
import { type TokenBookProps, type TokenBooks, useTokenBooks } from '../../tokens/useTokenBooks.ts'

export interface JettonBurnListOptions extends ListOptions<JettonBurn>, TokenBookProps, OldName<'owner'> {
  /** Whose jettons, in any form. Those of everybody when absent; `''` waits. */
  address?: AnyAddress | undefined
  /** Only this jetton: the master's address, in any form. */
  jetton?: AnyAddress | undefined
}

export interface JettonBurnListModel extends ListModel<JettonBurn> {
  /** What is known of tokens and accounts, and the check of tokens. */
  readonly books: TokenBooks
}

/**
 * Jettons that their owners destroyed, newest first, without their looks.
 * Gives flagged rows too: `trustPolicy` hides them in `JettonBurnList` alone.
 */
export function useJettonBurnList(options: JettonBurnListOptions): JettonBurnListModel {
  const { address, jetton, data, pageSize = 25, queryOptions } = withAddress(options)
  const asks = data === undefined && !isAwaited(address, jetton)
  const query = useJettonBurnsInfinite(
    asks ? { ...(address && { owner_address: [address] }), jetton_master: jetton, limit: pageSize } : skipToken,
    queryOptions,
  )
  return { ...listModel(data, query, asks), books: useTokenBooks(query.data?.pages, options) }
}
