'use client'
import { skipToken } from '@tanstack/react-query'
import { useActionsInfinite, usePendingActions } from '../../react/v3/actions.ts'
import { askedOf } from './asked.ts'
import type { ActivityFeedOptions } from './useActivityFeed.ts'

/** What a feed asks for, and has heard: one request for a page of actions with their transactions, one for what is pending. */
export function useActivityAnswers(options: ActivityFeedOptions) {
  const { address, params, data, filter = {}, pageSize = 25, pending = true, queryOptions } = options
  const asks = data === undefined && (address !== undefined || params !== undefined)
  const query = useActionsInfinite(
    asks
      ? {
          ...params,
          ...askedOf(filter),
          ...(address !== undefined && { account: address }),
          include_transactions: true,
          limit: pageSize,
        }
      : skipToken,
    queryOptions,
  )
  const onTheWay = usePendingActions(
    asks && pending && address !== undefined ? { account: address, include_transactions: true } : skipToken,
    queryOptions,
  )
  // Read here: TanStack then draws again for these and for nothing else.
  const { data: waiting, dataUpdatedAt } = onTheWay
  return { asks, query, onTheWay: { data: waiting, dataUpdatedAt } }
}
