'use client'
import { skipToken } from '@tanstack/react-query'
import { useJettonBurnsInfinite } from '../../react/v3/jettons.ts'
import type { JettonBurn } from '../../schemas/jettonBurn.ts'
import { type ListModel, type ListOptions, listModel } from '../List/ListModel.ts'
import { type TokenBookProps, type TokenBooks, useTokenBooks } from '../tokens/useTokenBooks.ts'

export interface JettonBurnListOptions extends ListOptions<JettonBurn>, TokenBookProps {
  /** Whose jettons, in any form. Those of everybody when absent. */
  owner?: string | undefined
  /** Only this jetton: the master's address, in any form. */
  jetton?: string | undefined
}

export interface JettonBurnListModel extends ListModel<JettonBurn> {
  /** What is known of tokens and accounts, and the check of tokens. */
  readonly books: TokenBooks
}

/** Jettons that their owners destroyed, newest first, without their looks. */
export function useJettonBurnList(options: JettonBurnListOptions): JettonBurnListModel {
  const { owner, jetton, data, pageSize = 25, queryOptions } = options
  const query = useJettonBurnsInfinite(
    data ? skipToken : { ...(owner && { owner_address: [owner] }), jetton_master: jetton, limit: pageSize },
    queryOptions,
  )
  return { ...listModel(data, query, data === undefined), books: useTokenBooks(query.data?.pages, options) }
}
