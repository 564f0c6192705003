'use client'
import { forwardRef, type ReactNode } from 'react'
import type { Action } from '../../schemas/action.ts'
import { List, type ListQuery } from '../List/List.tsx'
import type { ListProps } from '../props.ts'
import { type Absence, awaited } from '../root/awaited.tsx'
import { type ActivityColumn, feedFrame } from './frame.tsx'
import { useActivityAnswers } from './useActivityAnswers.ts'
import type { ActivityFeedOptions } from './useActivityFeed.ts'

export type { ActivityColumn } from './frame.tsx'

/** Parts: `root`, `row`, and one for each cell of a row. */
export type ActivityPart = 'root' | 'row' | ActivityColumn

export interface ActivityFeedProps
  extends Omit<ListProps<ActivityPart, Action, ActivityColumn>, 'slots' | 'newRows' | 'onShowNew'>,
    ActivityFeedOptions {
  /** Above the rows, in every state: an `ActivityFilterBar`. */
  toolbar?: ReactNode
}

const DrawnFeed = /* @__PURE__ */ awaited(() => import('./DrawnFeed.tsx'))

/** Before the rows can be drawn: what came is not there yet, what went wrong is. */
const waitingFor = (query: ListQuery<unknown>, absence: Absence | undefined): ListQuery<unknown> => ({
  ...query,
  data: undefined,
  ...(query.status === 'success' && { status: 'pending' }),
  ...(absence && { status: 'error', error: absence.error, refetch: absence.retry }),
})

/**
 * What an account did and received, newest first, under the heads of days, the actions of one trace together: status, action,
 * counterparty, details, amount, age. Rows open to the trace, phases, fees and messages. Asks for one page at a time with its
 * transactions, and once for what is pending; or draws `data`. Beside an `ActivityFilterBar` it shows what the filter says.
 * What draws the rows is a file of its own, which comes while the answer is on its way; a server draws them at once.
 */
export const ActivityFeed = forwardRef<HTMLDivElement, ActivityFeedProps>(function ActivityFeed(props, ref) {
  const { address, params, data, metadata, addressBook, dropped, filter, pending, toolbar, ...rest } = props
  const { queryOptions, trustPolicy = filter?.spam, ...others } = rest
  const list = { ...others, trustPolicy }
  const { pageSize } = list
  const asked = { address, params, data, filter, pending, pageSize, queryOptions }
  const answers = useActivityAnswers(asked)
  return (
    <DrawnFeed
      options={{ ...asked, metadata, addressBook, dropped }}
      answers={answers}
      list={list}
      toolbar={toolbar}
      root={ref}
      instead={(absence) => (
        <List
          ref={ref}
          kind={feedFrame}
          context={null}
          query={waitingFor(answers.query, absence)}
          banner={toolbar}
          {...list}
        />
      )}
    />
  )
})
