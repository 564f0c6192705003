'use client'
import { forwardRef, type ReactNode, useCallback, useMemo, useState } from 'react'
import type { Action } from '../../schemas/action.ts'
import { Button } from '../Button/Button.tsx'
import { clock } from '../icons/paths.ts'
import { List } from '../List/List.tsx'
import { Notice } from '../Notice/Notice.tsx'
import type { ListProps } from '../props.ts'
import { useScope } from '../root/scope.ts'
import { type ActivityFilter, isFiltering, picksAmongRows } from './filter.ts'
import { type ActivityColumn, activityKind } from './kind.tsx'
import type { Shared } from './shared.ts'
import { activityTexts } from './texts.ts'
import { type ActivityFeedOptions, useActivityFeed } from './useActivityFeed.ts'

export type { ActivityColumn } from './kind.tsx'

/** Parts: `root`, `row`, and one for each cell of a row. */
export type ActivityPart = 'root' | 'row' | ActivityColumn

export interface ActivityFeedProps
  extends Omit<ListProps<ActivityPart, Action, ActivityColumn>, 'slots' | 'newRows' | 'onShowNew'>,
    ActivityFeedOptions {
  /** Above the rows, in every state: an `ActivityFilterBar`. */
  toolbar?: ReactNode
}

const NO_FILTER: ActivityFilter = {}
const NONE: ReadonlySet<string> = new Set()

/**
 * What an account did and received, newest first, under the heads of days, the actions of one trace together: status, action,
 * counterparty, details, amount, age. Rows open to the trace, phases, fees and messages. Asks for one page at a time with its
 * transactions, and once for what is pending; or draws `data`. Beside an `ActivityFilterBar` it shows what the filter says.
 */
export const ActivityFeed = forwardRef<HTMLDivElement, ActivityFeedProps>(function ActivityFeed(props, ref) {
  const { address, params, data, metadata, addressBook, dropped, filter = NO_FILTER, pending, toolbar, ...rest } = props
  const { queryOptions, trustPolicy = filter.spam, ...list } = rest
  const { pageSize = 25 } = list
  const scope = useScope(list)
  const words = scope.wordsOf(activityTexts)
  const model = useActivityFeed({
    address,
    params,
    data,
    metadata,
    addressBook,
    dropped,
    filter,
    pending,
    pageSize,
    queryOptions,
  })
  const { query, rows, flagsOf } = model

  const [isAbsolute, setAbsolute] = useState(false)
  const [revealed, setRevealed] = useState(NONE)
  const reveal = useCallback((id: string) => setRevealed((before) => new Set([...before, id])), [])
  const context = useMemo<Shared>(
    () => ({
      isSomebodys: address !== undefined,
      addressBook: model.addressBook,
      metadata: model.metadata,
      flagsOf: (view) => flagsOf(view),
      isRevealed: (view) => revealed.has(view.action.action_id),
      reveal,
      isAbsolute,
      toggleTime: () => setAbsolute((before) => !before),
    }),
    [address, model.addressBook, model.metadata, flagsOf, revealed, reveal, isAbsolute],
  )

  const isLooking = rows.length === 0 && picksAmongRows(filter) && query?.status === 'success'
  return (
    <List
      ref={ref}
      kind={activityKind}
      context={context}
      data={rows}
      query={query && { ...query, data: undefined }}
      trustPolicy={trustPolicy}
      banner={
        <>
          {toolbar}
          {isLooking && query.hasNextPage ? (
            <Notice
              icon={clock}
              title={words('activity.none', { count: scope.format.number(model.loaded) })}
              action={
                <Button kind="link" onClick={() => query.fetchNextPage()} disabled={query.isFetchingNextPage}>
                  {words('action.furtherBack')}
                </Button>
              }
            >
              {words('activity.noneText')}
            </Notice>
          ) : rows.length === 0 && isFiltering(filter) && query?.status === 'success' ? (
            <Notice icon={clock} title={words('activity.nothingMatches')} />
          ) : null}
        </>
      }
      {...list}
    />
  )
})
