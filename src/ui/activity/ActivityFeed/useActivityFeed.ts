'use client'
import { skipToken } from '@tanstack/react-query'
import { useCallback, useMemo, useRef } from 'react'
import type { Action } from '../../../contract/v3/action.ts'
import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import type { ActionsParams, ActionsResponse } from '../../../contract/v3/endpoints/actions.ts'
import type { Metadata } from '../../../contract/v3/metadata.ts'
import { countRows, type Unreadable, unreadableOf } from '../../../core/schema/rowList.ts'
import { type AnyAddress, addressText } from '../../../core/values/address.ts'
import { activityParams, pendingActivityParams } from '../../../query/builders/activity.ts'
import { useActionsInfinite, usePendingActions } from '../../../react/v3/actions.ts'
import { type ActivityView, readAction } from '../../../reading/readAction.ts'
import { timeOf } from '../../../reading/timeOf.ts'
import { DUST, type Flag } from '../../../trust/flags.ts'
import { unnamedOf } from '../../reading/unnamed.ts'
import { useMissingNames } from '../../reading/useMissingNames.ts'
import type { QueryOptions } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import type { ListModel } from '../../table/ListModel.ts'
import type { ListQuery } from '../../table/ListQuery.ts'
import { listHook } from '../../table/listHook.ts'
import { NO_ROWS, readRows } from '../../table/readRows.ts'
import { useMerged } from '../../table/useMerged.ts'
import { usePendingRows } from '../../table/usePendingRows.ts'
import { isAwaited, useTogether } from '../../table/useTogether.ts'
import { useViews } from '../../table/useViews.ts'
import { useSuspects } from '../../trust/useSuspects.ts'
import { useTokenFlags } from '../../trust/useTokenFlags.ts'
import { askedOf } from '../filters/asked.ts'
import { type ActivityFilter, NO_FILTER, passes } from '../filters/filter.ts'
import { createDays } from './createDays.ts'
import { arrange, type FeedRow, type RowMemory } from './rows.ts'

export interface ActivityFeedOptions {
  /** Whose history, in any form. Each action is described as this account sees it. */
  address?: AnyAddress | undefined
  /**
   * Actions by another filter beside or instead of `address`: a trace, a transaction, a block … `{}` is the whole chain. An `account`
   * here selects its actions, described from the view of no account.
   */
  params?: Omit<ActionsParams, 'limit' | 'offset' | 'include_transactions'> | undefined
  /** Renders these and sends no request. With `transactions_full` in them rows say why they failed. */
  data?: readonly Action[] | undefined
  /** Metadata of the tokens in `data`. */
  metadata?: Metadata | undefined
  /** Names of the addresses in `data`. */
  addressBook?: AddressBook | undefined
  /** Ids of those actions of `data` that were pending, and that the network dropped. */
  dropped?: readonly string[] | undefined
  /** The filter. Part of it is asked for, the rest is left out here. */
  filter?: ActivityFilter | undefined
  /** Actions loaded at a time. Default 25. */
  pageSize?: number | undefined
  /** Loads pending actions as well: one request more. Default `true`. */
  pending?: boolean | undefined
  queryOptions?: QueryOptions | undefined
}

/** What a feed shows, without any of its looks. */
export interface ActivityFeedModel {
  /** Actions that the filter lets through, each as the account sees it. Newest first. */
  readonly views: readonly ActivityView[]
  /** The same under the heads of their days, the actions of a trace together. */
  readonly rows: readonly FeedRow[]
  /** Actions that are not as documented, and so not among the others. */
  readonly unreadable: readonly Unreadable[]
  /** How many were looked through. */
  readonly loaded: number
  /** Raw addresses of the jettons in all loaded actions, those of the newest first. */
  readonly assets: readonly string[]
  readonly addressBook: AddressBook
  readonly metadata: Metadata
  /** Why an action is not to be trusted. Always the same answer for the same action, until more of the history is known. */
  flagsOf(view: ActivityView): readonly Flag[]
  /** Absent when `data` is rendered. */
  readonly query: ListQuery<Action> | undefined
}

/**
 * The model of an `ActivityFeed`: actions with their transactions, described as an account sees them.
 * Costs one request for a page and one for pending actions; one more names the recipients of transfers that failed, where the answer
 * does not. Render your own feed from it.
 * Gives flagged actions too: `trustPolicy` hides them in `ActivityFeed` alone.
 */
export function useActivityFeed(options: ActivityFeedOptions): ActivityFeedModel {
  const { filter = NO_FILTER, dropped } = options
  const address = addressText(options.address)
  const { settled, unreadable: unreadSettled, query, pages, indexed, indexedAt, onTheWay } = useActivityAnswers(options)
  const answers = useMemo(() => (onTheWay.data ? [onTheWay.data, ...(pages ?? [])] : pages), [onTheWay.data, pages])
  const book = useMerged(answers, 'address_book', options.addressBook)
  const metadata = useMerged(answers, 'metadata', options.metadata)

  const unreadPending = useMemo(() => unreadableOf(onTheWay.data), [onTheWay.data])
  const seen = usePendingRows({
    account: address,
    answer: onTheWay.data?.actions,
    answeredAt: onTheWay.dataUpdatedAt,
    indexed,
    indexedAt,
    idOf: messageOf,
    keyOf: pendingKey,
  })
  // Until both answers have loaded there are skeletons. Rows above them would take their room, and the feed would shrink and grow.
  const waiting = query?.status === 'pending' ? NO_ROWS : seen

  const read = useCallback(
    (action: Action, isDropped: boolean) => {
      const view = readAction(action, { account: address, isDropped, metadata })
      if (Number.isNaN(new Date(timeOf(view) * 1000).getTime())) throw new RangeError('The time is none.')
      return view
    },
    [address, metadata],
  )
  const viewAs = useViews(read, [address, options.metadata])
  const { rows: views, unreadable } = useMemo(() => {
    const gone = new Set(dropped)
    const pending = readRows(
      { rows: waiting, unreadable: [...unreadPending, ...unreadSettled] },
      ({ row }) => row.action_id,
      ({ row, isDropped }) => viewAs(row, isDropped),
    )
    const { rows, unreadable } = readRows(
      { rows: settled, unreadable: pending.unreadable },
      (action) => action.action_id,
      (action, id) => viewAs(action, gone.has(id)),
    )
    return { rows: [...pending.rows, ...rows], unreadable }
  }, [settled, unreadSettled, waiting, unreadPending, dropped, viewAs])

  const parties = useMemo(() => views.flatMap(unnamedOf), [views])
  const addressBook = useMissingNames(parties, book, query !== undefined)
  const tokenFlags = useTokenFlags()
  const flagsOf = useSuspects({ account: address, views, metadata, tokenFlags, dust: filter.dust ?? DUST })

  const dayOf = useScope().once(createDays).key
  const memory = useRef<RowMemory>(new WeakMap()).current
  const assets = useMemo(
    () =>
      [...new Set(views.flatMap(({ amounts }) => amounts.map(({ asset }) => asset)))].filter((asset) => asset !== null),
    [views],
  )
  const hasMore = query?.hasNextPage === true
  const passed = useMemo(() => views.filter((view) => passes(view, filter)), [views, filter])
  const rows = useMemo(
    () => arrange(passed, dayOf, hasMore, memory, countRows(unreadable) > 0),
    [passed, dayOf, hasMore, unreadable, memory],
  )

  return {
    views: passed,
    rows,
    unreadable,
    loaded: views.length,
    assets,
    addressBook,
    metadata,
    flagsOf,
    query,
  }
}

/** The message that started an action: the same before and after it is final. */
const messageOf = (action: Action) => action.trace_external_hash_norm ?? action.trace_external_hash ?? action.action_id
const pendingKey = (action: Action) => `${messageOf(action)} ${action.action_id}`

interface SettledActions extends ListModel<Action> {
  readonly pages: readonly ActionsResponse[] | undefined
  readonly updatedAt: number
}

const useSettled: (options: ActivityFeedOptions) => SettledActions = /* @__PURE__ */ listHook({
  paramsOf({ address, params, filter = NO_FILTER }: ActivityFeedOptions) {
    const asked = activityParams({ address, params })
    return asked && { ...asked, ...askedOf(filter) }
  },
  useRows: (params, options) => useActionsInfinite(params, options),
  useBooks: (pages, _options, { dataUpdatedAt: updatedAt }) => ({ pages, updatedAt }),
})

/** The answers of a feed: one request for a page of actions with their transactions, one for pending actions. */
function useActivityAnswers(options: ActivityFeedOptions) {
  const { address, pending = true, queryOptions } = options
  const { rows, query, updatedAt, ...answers } = useSettled(options)
  const onTheWay = usePendingActions(
    query && pending && address !== undefined ? pendingActivityParams(address) : skipToken,
    queryOptions,
  )
  // Read here: TanStack then renders again for these and for nothing else.
  const { data: waiting, dataUpdatedAt, isFetching, failureCount } = onTheWay
  const shown = useTogether(query, isAwaited({ data: waiting, isFetching, failureCount }))
  return {
    ...answers,
    settled: shown?.status === 'pending' ? NO_ROWS : rows,
    query: shown,
    indexed: query?.data?.rows,
    indexedAt: updatedAt,
    onTheWay: { data: waiting, dataUpdatedAt },
  }
}
