import type { ActionsParams } from '../../contract/v3/endpoints/actions.ts'
import type { Client } from '../../core/client.ts'
import type { AnyAddress } from '../../core/values/address.ts'
import { actions } from '../../endpoints/v3/actions/actions.ts'
import { pendingActions } from '../../endpoints/v3/actions/pendingActions.ts'
import { isAwaited, optionsFor } from './given.ts'
import { listOptions, type PageSize } from './list.ts'

export interface ActivityQuery extends PageSize {
  /** Whose activity, in any form. */
  address?: AnyAddress | undefined
  /** What the endpoint filters by, instead of an account or together with one. */
  params?: Omit<ActionsParams, 'limit' | 'offset'> | undefined
}

/** None where neither an account nor params are given. */
export function activityParams({
  address,
  params,
}: ActivityQuery): Omit<ActionsParams, 'limit' | 'offset'> | undefined {
  if ((address === undefined && params === undefined) || isAwaited(address)) return
  return { ...params, ...(address !== undefined && { account: address }), include_transactions: true }
}

export const pendingActivityParams = (address: AnyAddress) => ({ account: address, include_transactions: true })

export interface TransferFeedQuery {
  /** How many of the newest. Default 10. */
  count?: number | undefined
}

/** Actions that move value from one account to another. Some have no payer: a few more fill the list. */
export const transferFeedQuery = ({ count = 10 }: TransferFeedQuery): ActivityQuery => ({
  params: { action_type: ['ton_transfer', 'jetton_transfer', 'nft_transfer', 'nft_purchase', 'jetton_mint'] },
  pageSize: count + 5,
})

/** The query of `TransferFeed`. */
export const transferFeedOptions = (client: Client, query: TransferFeedQuery = {}) =>
  activityFeedOptions(client, transferFeedQuery(query))

/** The query of `ActivityFeed` while its filter is empty. */
export const activityFeedOptions = (client: Client, query: ActivityQuery) =>
  listOptions(actions, client, activityParams(query), query.pageSize)

/** The further query of `ActivityFeed`, unless `pending` is `false`: the actions of traces that still run. Never fresh: each mount loads them again. */
export const pendingActivityOptions = (client: Client, address: AnyAddress) =>
  optionsFor(pendingActions, client, address, pendingActivityParams)
