'use client'
import { skipToken } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { attempt } from '../../core/attempt.ts'
import type { ActionsParams } from '../../endpoints/v3/actions/actions.ts'
import { useActionsInfinite, usePendingActions } from '../../react/v3/actions.ts'
import type { Action } from '../../schemas/action.ts'
import type { AddressBook } from '../../schemas/addressBook.ts'
import type { Metadata } from '../../schemas/metadata.ts'
import type { BrokenRow } from '../List/BrokenRow.ts'
import type { ListQuery } from '../List/ListQuery.ts'
import type { QueryOptions } from '../props.ts'
import { useScope } from '../root/scope.ts'
import { DUST, type Flag } from '../trust/flags.ts'
import { useTokenFlags } from '../trust/useTokenFlags.ts'
import { askedOf } from './asked.ts'
import { createDays } from './createDays.ts'
import { type ActivityFilter, NO_FILTER, passes } from './filter.ts'
import { type ActivityView, readAction } from './readAction.ts'
import { arrange, type FeedRow, type RowMemory } from './rows.ts'
import { readHistory, suspect } from './suspects.ts'
import { usePending } from './usePending.ts'

export interface ActivityFeedOptions {
  /** Whose history, in any form. Each action is told as this account sees it. */
  address?: string | undefined
  /** Which actions beside or instead of those of `address`: of a trace, a transaction, a block … `{}` is the whole chain. */
  params?: Omit<ActionsParams, 'account' | 'limit' | 'offset' | 'include_transactions'> | undefined
  /** These, and asks for nothing. With `transactions_full` in them rows say why they failed. */
  data?: readonly Action[] | undefined
  /** What is known of the tokens in `data`. */
  metadata?: Metadata | undefined
  /** What is known of the addresses in `data`. */
  addressBook?: AddressBook | undefined
  /** Ids of those actions of `data` that were pending, and that the network dropped. */
  dropped?: readonly string[] | undefined
  /** What is let through. Part of it is asked for, the rest is left out here. */
  filter?: ActivityFilter | undefined
  /** Actions asked for at a time. Default 25. */
  pageSize?: number | undefined
  /** Asks for what is on its way as well: one request more. Default `true`. */
  pending?: boolean | undefined
  queryOptions?: QueryOptions | undefined
}

/** What a feed shows, without any of its looks. */
export interface ActivityFeedModel {
  /** Actions that the filter lets through, each as the account sees it. Newest first. */
  readonly views: readonly ActivityView[]
  /** The same under the heads of their days, the actions of a trace together; what could not be read comes last. */
  readonly rows: readonly FeedRow[]
  /** How many were looked through. */
  readonly loaded: number
  readonly addressBook: AddressBook
  readonly metadata: Metadata
  /** Why an action is not to be trusted. Always the same answer for the same action, until more of the history is known. */
  flagsOf(view: ActivityView): readonly Flag[]
  /** Absent when `data` is drawn. */
  readonly query: ListQuery<Action> | undefined
}

const NO_ACTIONS: readonly Action[] = []

/**
 * The model of an `ActivityFeed`: asks for actions with their transactions, one request for a page and one for what is
 * pending, and tells each the way an account sees it. Draw your own feed from it.
 */
export function useActivityFeed(options: ActivityFeedOptions): ActivityFeedModel {
  const { address, data, filter = NO_FILTER, dropped } = options
  const { asks, query, onTheWay } = useActivityAnswers(options)
  const pages = query.data?.pages
  const addressBook = useBook(options.addressBook, pages, onTheWay.data, 'address_book')
  const metadata = useBook(options.metadata, pages, onTheWay.data, 'metadata')

  const settled = data ?? query.data?.rows ?? NO_ACTIONS
  const waiting = usePending(onTheWay, query.data ? settled : undefined, query.dataUpdatedAt)

  // One object for one action: rows that did not change are not drawn again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account sees other things
  const known = useMemo(() => new WeakMap<Action, ActivityView>(), [address])
  const { views, broken } = useMemo(() => {
    const gone = new Set(dropped)
    const views: ActivityView[] = []
    const broken: BrokenRow[] = []
    const view = (action: Action, isDropped: boolean) => {
      const found = known.get(action)
      if (found?.isDropped === isDropped) return found
      const made = readAction(action, address, isDropped)
      known.set(action, made)
      return made
    }
    const settledOnes = settled.map((action) => ({ action, isDropped: gone.has(action?.action_id) }))
    for (const { action, isDropped } of [...waiting, ...settledOnes]) {
      const made = attempt(() => view(action, isDropped))
      if (made) views.push(made)
      else broken.push({ kind: 'broken', row: action })
    }
    return { views, broken }
  }, [settled, waiting, dropped, address, known])

  const tokenFlags = useTokenFlags()
  const dust = filter.dust ?? DUST
  const flagsOf = useMemo(() => {
    const judge = { history: readHistory(views), metadata, tokenFlags, dust }
    const found = new WeakMap<ActivityView, readonly Flag[]>()
    return (view: ActivityView) => {
      const flags = found.get(view) ?? suspect(view, judge)
      found.set(view, flags)
      return flags
    }
  }, [views, metadata, tokenFlags, dust])

  const dayOf = useScope().once(createDays).key
  const memory = useRef<RowMemory>(new WeakMap()).current
  const passed = useMemo(() => views.filter((view) => passes(view, filter)), [views, filter])
  const rows = useMemo(
    () => [...arrange(passed, dayOf, query.hasNextPage, memory), ...broken],
    [passed, dayOf, query.hasNextPage, memory, broken],
  )

  return {
    views: passed,
    rows,
    loaded: views.length,
    addressBook,
    metadata,
    flagsOf,
    query: asks ? query : undefined,
  }
}

/** What a feed asks for, and has heard: one request for a page of actions with their transactions, one for what is pending. */
function useActivityAnswers(options: ActivityFeedOptions) {
  const { address, params, data, filter = NO_FILTER, pageSize = 25, pending = true, queryOptions } = options
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

interface Books {
  readonly address_book: AddressBook
  readonly metadata: Metadata
}

function useBook<Key extends keyof Books>(
  given: Books[Key] | undefined,
  pages: readonly Books[] | undefined,
  more: Books | undefined,
  key: Key,
): Books[Key] {
  return useMemo(
    () => given ?? Object.assign({}, more?.[key], ...(pages ?? []).map((page) => page[key])),
    [given, pages, more, key],
  )
}
