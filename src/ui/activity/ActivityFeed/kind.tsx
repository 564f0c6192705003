'use client'
import { Icon } from '../../icons/Icon.tsx'
import { late } from '../../root/late.tsx'
import { cx } from '../../root/props.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { NO_FLAGS } from '../../table/columns.tsx'
import list from '../../table/List.module.css'
import type { ListKind } from '../../table/List.tsx'
import { activityTexts } from '../../words/en/activity.ts'
import styles from './ActivityFeed.module.css'
import { ActionCell, AmountCell, PartyCell, PartyHead, StatusCell } from './cells.tsx'
import { DetailsCell } from './DetailsCell.tsx'
import type { FeedContext } from './FeedContext.ts'
import { type FeedRow, keyOf } from './rows.ts'
import { DayHead, TimeCell, TimeHead } from './timeCells.tsx'

export type ActivityColumn = 'status' | 'action' | 'counterparty' | 'details' | 'amount' | 'time'

/** A feed: columns, from wide to narrow, their heads and their skeletons. */
export const activityKind: ListKind<FeedRow, ActivityColumn, FeedContext> = {
  texts: activityTexts,
  stem: 'activity',
  rowKey: keyOf,
  dataOf: (row) => (row.kind === 'action' ? row.view.action : undefined),
  rowHeight: [56, 40],
  rowClassName: styles.row,
  columns: {
    status: {
      label: 'column.state',
      width: '16px',
      className: list.status,
      place: 'lead',
      isLabelHidden: true,
      Cell: StatusCell,
      skeleton: <Skeleton width="16px" height={16} round={8} />,
    },
    action: {
      label: 'column.action',
      width: 'minmax(0, 1.35fr)',
      className: list.operation,
      place: 'parts',
      Cell: ActionCell,
      skeleton: (
        <>
          <Icon path="" tone="neutral" />
          <span className={list.verb} data-place="title">
            <Skeleton width="84px" />
          </span>
          <span className={cx(list.small, styles.kind)}>
            <Skeleton width="104px" height={10} />
          </span>
        </>
      ),
    },
    counterparty: {
      label: 'column.counterparty',
      // Nobody's history: two parties are in one line where there is room.
      width: 'minmax(var(--_tc-party, 0px), 1.42fr)',
      className: cx(list.parties, styles.party),
      place: 'sub',
      Cell: PartyCell,
      Head: PartyHead,
      skeleton: 136,
    },
    details: {
      label: 'column.details',
      width: 'minmax(0, var(--_tc-details, 1.5fr))',
      className: styles.details,
      place: 'foot',
      collapses: true,
      Cell: DetailsCell,
      skeleton: 168,
    },
    amount: {
      label: 'column.amountMoved',
      width: 'minmax(calc(122px + var(--_tc-own, 82px)), max-content)',
      align: 'end',
      className: list.amounts,
      place: 'end',
      headClassName: list.amountHead,
      Cell: AmountCell,
      skeleton: 112,
    },
    time: {
      label: 'column.age',
      // An age of a week or more is a date.
      width: 'var(--_tc-age, clamp(72px, 9cqi, 96px))',
      align: 'end',
      className: list.quiet,
      place: 'under',
      Cell: TimeCell,
      Head: TimeHead,
      skeleton: 40,
    },
  },
  Detail: late(() => import('./ActivityDetail.tsx')),
  opens: (row) => row.kind === 'action',
  foldOf: (row, { toggleFold }) =>
    row.kind === 'action' && row.fold ? { isOpen: row.fold.isOpen, toggle: () => toggleFold(keyOf(row)) } : undefined,
  flagsOf: (row, { flagsOf, isRevealed }) =>
    row.kind !== 'action' || isRevealed(row.view) ? NO_FLAGS : flagsOf(row.view),
  drawRow: (row, _, span) => row.kind === 'day' && <DayHead row={row} span={span} />,
}
