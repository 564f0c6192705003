'use client'
import { NO_FLAGS } from '../List/columns.tsx'
import type { ListKind } from '../List/List.tsx'
import { late } from '../root/late.tsx'
import { ActionCell, AmountCell, DayHead, DetailsCell, PartyCell, StatusCell, TimeCell, TimeHead } from './cells.tsx'
import { type ActivityColumn, feedFrame } from './frame.tsx'
import { type FeedRow, keyOf } from './rows.ts'
import type { Shared } from './shared.ts'

const { status, action, counterparty, details, amount, time } = feedFrame.columns

/** A feed with its rows. */
export const activityKind: ListKind<FeedRow, ActivityColumn, Shared> = {
  ...feedFrame,
  rowKey: keyOf,
  columns: {
    status: { ...status, Cell: StatusCell },
    action: { ...action, Cell: ActionCell },
    counterparty: { ...counterparty, Cell: PartyCell },
    details: { ...details, Cell: DetailsCell },
    amount: { ...amount, Cell: AmountCell },
    time: { ...time, Cell: TimeCell, Head: TimeHead },
  },
  Detail: late(() => import('./ActivityDetail.tsx')),
  opens: (row) => row.kind === 'action',
  flagsOf: (row, { flagsOf, isRevealed }) =>
    row.kind !== 'action' || isRevealed(row.view) ? NO_FLAGS : flagsOf(row.view),
  drawRow: (row, _, span) => row.kind === 'day' && <DayHead row={row} span={span} />,
}
