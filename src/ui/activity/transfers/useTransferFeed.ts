'use client'
import { useMemo } from 'react'
import type { Action } from '../../../contract/v3/action.ts'
import type { ActionsParams } from '../../../contract/v3/endpoints/actions.ts'
import type { ActivityView } from '../../reading/readAction.ts'
import type { QueryOptions } from '../../root/props.ts'
import type { ListQuery } from '../../table/ListQuery.ts'
import type { TokenBookProps } from '../../tokens/useTokenBooks.ts'
import { type ActivityFeedModel, useActivityFeed } from '../feed/useActivityFeed.ts'

export interface TransferFeedOptions extends TokenBookProps {
  /** Draws these and asks for nothing. */
  data?: readonly Action[] | undefined
  /** How many of the newest. Default 10. */
  count?: number | undefined
  queryOptions?: QueryOptions | undefined
}

export interface TransferFeedModel
  extends Pick<ActivityFeedModel, 'metadata' | 'addressBook' | 'flagsOf' | 'unreadable'> {
  /** Newest first: each with a payer, a receiver, and what went from one to the other. */
  readonly transfers: readonly ActivityView[]
  /** Absent when `data` is given. */
  readonly query: ListQuery<Action> | undefined
}

/** Actions that bring something from one account to another. */
const MOVES: Pick<ActionsParams, 'action_type'> = {
  action_type: ['ton_transfer', 'jetton_transfer', 'nft_transfer', 'nft_purchase', 'jetton_mint'],
}

const isTransfer = ({ from, to, amounts, nft }: ActivityView) =>
  from !== undefined && to !== undefined && (amounts.length > 0 || nft !== undefined)

/** The newest transfers of the whole chain, without their looks: nobody's view, so none is in or out. One request. */
export function useTransferFeed({ count = 10, ...options }: TransferFeedOptions): TransferFeedModel {
  // Some have no payer: a few more fill the list.
  const model = useActivityFeed({ ...options, params: MOVES, pageSize: count + 5, pending: false })
  const { views, query, metadata, addressBook, flagsOf, unreadable } = model
  const transfers = useMemo(() => views.filter(isTransfer).slice(0, count), [views, count])
  return { transfers, metadata, addressBook, flagsOf, unreadable, query }
}
