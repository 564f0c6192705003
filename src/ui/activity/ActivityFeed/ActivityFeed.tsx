'use client'
import { type CSSProperties, type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Action } from '../../../contract/v3/action.ts'
import { addressText } from '../../../core/values/address.ts'
import { PAGE_SIZE } from '../../../query/builders/list.ts'
import { useRequestBudget } from '../../../react/useRequestBudget.ts'
import { isAccount } from '../../../reading/direction.ts'
import { clock } from '../../icons/paths.ts'
import { Button } from '../../parts/Button.tsx'
import type { ListProps } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { Notice } from '../../states/Notice.tsx'
import { defineList } from '../../table/defineList.tsx'
import type { ListQuery } from '../../table/List.tsx'
import { useTokenFlags } from '../../trust/useTokenFlags.ts'
import { activityTexts } from '../../words/en/activity.ts'
import { type ActivityFilter, isFiltering, NO_FILTER, picksAmongRows } from '../filters/filter.ts'
import { type FilterHost, FilterHostContext } from '../filters/filterHost.ts'
import { allOf } from './cells.tsx'
import type { FeedContext } from './FeedContext.ts'
import { type FoldMemory, foldAlike } from './foldAlike.ts'
import { type ActivityColumn, activityKind } from './kind.tsx'
import { type ActivityFeedOptions, useActivityFeed } from './useActivityFeed.ts'

export type { ActivityColumn } from './kind.tsx'

/** Parts: `root`, `row`, and one for each cell of a row. */
export type ActivityPart = 'root' | 'row' | ActivityColumn

export interface ActivityFeedProps
  extends Omit<ListProps<ActivityPart, Action, ActivityColumn>, 'slots' | 'newRows' | 'onShowNew'>,
    ActivityFeedOptions {
  /** Above the rows, in every state but an empty history: an `ActivityFilterBar`. */
  toolbar?: ReactNode
  /** The filter at first, where the feed keeps it itself: where `filter` is absent. */
  defaultFilter?: ActivityFilter | undefined
  /** Called with the whole filter when a bar in the toolbar changes it. */
  onFilterChange?: ((filter: ActivityFilter) => void) | undefined
  /** A head above the rows of each day. Default `true`; without heads each row has its date. */
  days?: boolean | undefined
}

const NONE: ReadonlySet<string> = new Set()

/**
 * What an account did and received, newest first, by days and traces. Columns: status, action, counterparty, details, amount, age.
 * Rows open to the trace, phases, fees and messages. Loads one page at a time with its transactions, and once for pending
 * actions; or renders `data`. An `ActivityFilterBar` in its `toolbar` filters it.
 */
export const ActivityFeed = /* @__PURE__ */ defineList({
  name: 'ActivityFeed',
  kind: activityKind,
  own: {
    address: true,
    addressBook: true,
    days: true,
    defaultFilter: true,
    dropped: true,
    filter: true,
    metadata: true,
    onFilterChange: true,
    params: true,
    pending: true,
    toolbar: true,
  },
  useShell(props: ActivityFeedProps) {
    const { address, days = true, queryOptions, toolbar, defaultFilter = NO_FILTER, onFilterChange } = props
    const [ownFilter, setOwnFilter] = useState(defaultFilter)
    const { filter = ownFilter, trustPolicy = filter.spam } = props
    const model = useActivityFeed({ ...props, filter })
    const { query, rows, unreadable, addressBook, metadata, flagsOf, assets, loaded } = model
    const tokenFlags = useTokenFlags()
    const isAsking = query !== undefined
    const isOwned = address !== undefined
    const about = addressText(props.params?.account)

    const [isAbsolute, setAbsolute] = useState(false)
    const [revealed, setRevealed] = useState(NONE)
    const [opened, setOpened] = useState(NONE)
    const [memory] = useState<FoldMemory>(() => ({ rows: new WeakMap(), folds: new WeakMap() }))
    const folded = useMemo(() => {
      const all = foldAlike(rows, { opened, memory, flagsOf })
      return days ? all : all.filter(({ kind }) => kind === 'action')
    }, [rows, days, opened, memory, flagsOf])
    // A feed of one token: its page names it.
    const isOfToken = useMemo(() => {
      const all = folded.flatMap((row) => (row.kind === 'action' ? allOf(row).flatMap(({ amounts }) => amounts) : []))
      return all.length > 0 && all.every(({ asset }) => isAccount(asset, about))
    }, [folded, about])
    const context = useMemo<FeedContext>(
      () => ({
        isAsking,
        isOwned,
        hasDays: days,
        about,
        isOfToken,
        addressBook,
        metadata,
        flagsOf,
        tokenFlags,
        isRevealed: (view) => revealed.has(view.action.action_id),
        reveal: (id) => setRevealed((before) => new Set(before).add(id)),
        toggleFold: (key) =>
          setOpened((before) => {
            const next = new Set(before)
            if (!next.delete(key)) next.add(key)
            return next
          }),
        isAbsolute,
        toggleTime: () => setAbsolute((before) => !before),
      }),
      [isAsking, isOwned, days, about, isOfToken, addressBook, metadata, flagsOf, tokenFlags, revealed, isAbsolute],
    )

    const host: FilterHost = {
      filter,
      onFilterChange: (next) => {
        setOwnFilter(next)
        onFilterChange?.(next)
      },
      hasSides: isOwned,
      owner: isAsking && queryOptions?.enabled !== false ? addressText(address) : undefined,
      assets,
      metadata,
    }
    const isEmpty = !rows.length && query?.status === 'success'
    const isNothing = isEmpty && isFiltering(filter)
    // Of nothing there is nothing to pick; what was filtered away has its way back.
    const hasBar = !isEmpty || isNothing || query.hasNextPage
    return {
      context,
      data: folded,
      unreadable,
      query,
      banner: hasBar && <FilterHostContext.Provider value={host}>{toolbar}</FilterHostContext.Provider>,
      nothing: isNothing && (
        <NothingMatches
          key={JSON.stringify(filter)}
          query={query}
          loaded={loaded}
          ahead={PAGES_AHEAD * (props.pageSize ?? PAGE_SIZE)}
          isLooking={query.hasNextPage && picksAmongRows(filter)}
        />
      ),
      trustPolicy,
      style: {
        ...(!isOwned && { '--_tc-party': PARTIES }),
        // Amounts have no symbol, and the details have its room.
        ...(isOfToken && { '--_tc-own': '0px', '--_tc-details': '3fr' }),
        ...(!days && { '--_tc-age': '112px' }),
        ...props.style,
      } as CSSProperties,
    }
  },
})

/** Room for both ends of an address in any font; for two parties, where the list is at least 1080 pixels wide. */
const PARTIES = 'clamp(124px, (100cqi - 1080px) * 99, 284px)'

interface NothingMatchesProps {
  query: ListQuery<unknown>
  /** How many were looked through. */
  loaded: number
  /** How many more are looked through unasked. */
  ahead: number
  /** More history may hold what the endpoint cannot be asked for. */
  isLooking: boolean
}

/** Pages that are looked through unasked, where nothing has matched: one request each. */
const PAGES_AHEAD = 10

/**
 * In place of rows where a filter lets none through. It searches further back by itself, whenever no other request waits, and
 * after a while by a button.
 */
function NothingMatches({ query, loaded, ahead, isLooking }: NothingMatchesProps) {
  const { wordsOf, format } = useScope()
  const words = wordsOf(activityTexts)
  const { queued, pausedUntil } = useRequestBudget()
  const [until, setUntil] = useState(loaded + ahead)
  const { isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const isSearching = isLooking && loaded < until && !isFetchNextPageError
  const asks = isSearching && !isFetchingNextPage && !queued && pausedUntil === null
  useEffect(() => {
    if (asks) void fetchNextPage({ cancelRefetch: false })
  }, [asks, fetchNextPage])
  if (!isLooking) return <Notice icon={clock} title={words('activity.nothingMatches')} />
  return (
    <Notice
      icon={clock}
      title={words('activity.none', { count: format.number(loaded) })}
      action={
        !isSearching && (
          <Button kind="link" onClick={() => setUntil(loaded + ahead)} disabled={isFetchingNextPage}>
            {words('action.furtherBack')}
          </Button>
        )
      }
    >
      {words(isSearching ? 'activity.searching' : 'activity.noneText')}
    </Notice>
  )
}
