'use client'
import { useMemo } from 'react'
import type { Action } from '../../../contract/v3/action.ts'
import { type TransferFeedQuery, transferFeedQuery } from '../../../query/builders/activity.ts'
import type { ActivityView } from '../../../reading/readAction.ts'
import type { QueryOptions } from '../../root/props.ts'
import type { ListQuery } from '../../table/ListQuery.ts'
import type { TokenBookProps } from '../../tokens/useTokenBooks.ts'
import { type ActivityFeedModel, useActivityFeed } from '../ActivityFeed/useActivityFeed.ts'

export interface TransferFeedOptions extends TokenBookProps, TransferFeedQuery {
  /** Renders these and sends no request. */
  data?: readonly Action[] | undefined
  queryOptions?: QueryOptions | undefined
}

export interface TransferFeedModel
  extends Pick<ActivityFeedModel, 'metadata' | 'addressBook' | 'flagsOf' | 'unreadable'> {
  /** Newest first: each has a payer, a receiver, and what was moved. */
  readonly transfers: readonly ActivityView[]
  /** Absent when `data` is given. */
  readonly query: ListQuery<Action> | undefined
}

/** Transfers shown by default. */
export const TRANSFERS = 10

const isTransfer = ({ from, to, amounts, nft }: ActivityView) =>
  from !== undefined && to !== undefined && (amounts.length > 0 || nft !== undefined)

/** The newest transfers of the whole chain, headless: no account's view, so none is in or out. One request. */
export function useTransferFeed({ count = TRANSFERS, ...options }: TransferFeedOptions): TransferFeedModel {
  const model = useActivityFeed({ ...options, ...transferFeedQuery({ count }), pending: false })
  const { views, query, metadata, addressBook, flagsOf, unreadable } = model
  const transfers = useMemo(() => views.filter(isTransfer).slice(0, count), [views, count])
  return { transfers, metadata, addressBook, flagsOf, unreadable, query }
}
