'use client'
import { type ReactNode, type Ref, useCallback, useMemo, useState } from 'react'
import { List } from '../List/List.tsx'
import type { ListProps } from '../props.ts'
import { late } from '../root/late.tsx'
import { type ActivityFilter, isFiltering, picksAmongRows } from './filter.ts'
import type { ActivityColumn } from './frame.tsx'
import { activityKind } from './kind.tsx'
import type { Shared } from './shared.ts'
import type { useActivityAnswers } from './useActivityAnswers.ts'
import { type ActivityFeedOptions, useActivityModel } from './useActivityFeed.ts'

interface DrawnFeedProps {
  options: ActivityFeedOptions
  answers: ReturnType<typeof useActivityAnswers>
  /** Of the list itself. */
  list: Omit<ListProps<string, never, ActivityColumn>, 'data' | 'queryOptions' | 'slots'>
  toolbar: ReactNode
  root: Ref<HTMLDivElement>
}

/** Few filters let nothing through. */
const LateNothing = /* @__PURE__ */ late(() => import('./NothingMatches.tsx'))

const NO_FILTER: ActivityFilter = {}
const NONE: ReadonlySet<string> = new Set()

/** A feed with all it needs to read, judge and draw actions: it comes while the answer is on its way. */
export default function DrawnFeed({ options, answers, list, toolbar, root }: DrawnFeedProps) {
  const { address, filter = NO_FILTER } = options
  const model = useActivityModel(options, answers)
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

  const isNothing = rows.length === 0 && query?.status === 'success' && isFiltering(filter)
  return (
    <List
      ref={root}
      kind={activityKind}
      context={context}
      data={rows}
      query={query && { ...query, data: undefined }}
      banner={
        <>
          {toolbar}
          {isNothing && (
            <LateNothing query={query} loaded={model.loaded} isLooking={query.hasNextPage && picksAmongRows(filter)} />
          )}
        </>
      }
      {...list}
    />
  )
}
