'use client'
import { Icon } from '../icons/Icon.tsx'
import { NO_FLAGS } from '../List/columns.tsx'
import type { ListKind } from '../List/List.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import sheet from './ActivityFeed.module.css'
import { feedTexts } from './frameTexts.ts'
import type { FeedRow } from './rows.ts'

export type ActivityColumn = 'status' | 'action' | 'counterparty' | 'details' | 'amount' | 'time'

/**
 * Taken from here by others: this file needs the shell, so that the shell's sheet stands before it however a bundler splits. By a
 * name of its own, because a declaration that names a sheet names what a consumer's compiler does not find.
 */
export const styles: Readonly<Record<string, string | undefined>> = sheet

const Nothing = () => null

/** A feed before there is code to draw its rows: columns, from wide to narrow, their heads and their skeletons. */
export const feedFrame = {
  texts: feedTexts,
  stem: 'activity',
  rowKey: () => undefined,
  rowHeight: [57, 41],
  rowClassName: styles.row,
  headClassName: styles.headRow,
  columns: {
    status: {
      label: 'column.state',
      width: '16px',
      className: styles.status,
      isLabelHidden: true,
      Cell: Nothing,
      skeleton: <Skeleton width="16px" height={16} round={8} />,
    },
    action: {
      label: 'column.action',
      width: 'minmax(0, 1.22fr)',
      className: styles.action,
      Cell: Nothing,
      skeleton: (
        <>
          <Icon path="" className={styles.tile} tone="neutral" />
          <span className={styles.stack}>
            <Skeleton width="84px" line={20} />
            <Skeleton width="104px" height={10} line={16} />
          </span>
        </>
      ),
    },
    counterparty: {
      label: 'column.counterparty',
      width: 'minmax(0, 1.42fr)',
      className: styles.party,
      Cell: Nothing,
      skeleton: <Skeleton width="136px" line={20} />,
    },
    details: {
      label: 'column.details',
      width: 'minmax(0, 2fr)',
      className: styles.details,
      headClassName: styles.detailsHead,
      Cell: Nothing,
      skeleton: <Skeleton width="168px" line={20} />,
    },
    amount: {
      label: 'column.amountMoved',
      width: '204px',
      align: 'end',
      className: styles.amount,
      headClassName: styles.amountHead,
      Cell: Nothing,
      skeleton: <Skeleton width="112px" line={20} />,
    },
    time: {
      label: 'column.age',
      width: '72px',
      align: 'end',
      className: styles.time,
      Cell: Nothing,
      skeleton: <Skeleton width="40px" line={20} />,
    },
  },
  Detail: Nothing,
  flagsOf: () => NO_FLAGS,
} satisfies ListKind<FeedRow, ActivityColumn>
