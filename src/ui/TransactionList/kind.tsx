'use client'
import type { ShownTransaction } from '../fromV2/shown.ts'
import { Icon } from '../icons/Icon.tsx'
import type { ListKind } from '../List/List.tsx'
import { cx } from '../props.ts'
import { late } from '../root/late.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import {
  AmountCell,
  BlockCell,
  FeeCell,
  HashCell,
  OperationCell,
  PartiesCell,
  type Shared,
  StatusCell,
} from './cells.tsx'
import { isOver, isUnder, middleLayout, type TransactionColumn } from './layout.ts'
import styles from './TransactionList.module.css'
import { transactionTexts } from './texts.ts'

const SHORT = <Skeleton width="56px" line={16} height={10} />

/** Columns of a list of transactions, from wide to narrow. */
export const transactionKind: ListKind<ShownTransaction, TransactionColumn, Shared> = {
  texts: transactionTexts,
  stem: 'transactions',
  rowKey: ({ hash }) => hash,
  rowHeight: [57, 40],
  rowClassName: styles.row,
  headClassName: styles.head,
  columns: {
    status: {
      label: 'column.status',
      width: '16px',
      className: styles.status,
      isLabelHidden: true,
      Cell: StatusCell,
      skeleton: <Skeleton width="16px" height={16} round={8} />,
    },
    hash: {
      label: 'column.transaction',
      width: ['112px', '176px'],
      className: styles.hash,
      Cell: HashCell,
      skeleton: (
        <>
          <Skeleton width="92px" line={20} />
          <span className={styles.time}>
            <Skeleton width="44px" height={10} />
          </span>
        </>
      ),
    },
    operation: {
      label: 'column.operation',
      width: 'minmax(0, 1fr)',
      className: styles.operation,
      Cell: OperationCell,
      skeleton: (
        <>
          <Icon path="" className={styles.tile} tone="neutral" />
          <span className={styles.verb}>
            <Skeleton width="96px" />
          </span>
          <span className={styles.detail}>
            <Skeleton width="128px" height={10} />
          </span>
        </>
      ),
    },
    parties: {
      label: 'column.parties',
      width: 'minmax(0, 288px)',
      className: styles.parties,
      Cell: PartiesCell,
      skeleton: <Skeleton width="124px" line={20} />,
    },
    amount: {
      label: 'column.amount',
      width: '164px',
      align: 'end',
      className: styles.amount,
      headClassName: styles.amountHead,
      Cell: AmountCell,
      skeleton: <Skeleton width="88px" line={20} />,
    },
    fee: {
      label: 'column.fee',
      width: '76px',
      align: 'end',
      className: styles.fee,
      Cell: FeeCell,
      skeleton: SHORT,
    },
    block: {
      label: 'column.block',
      width: '84px',
      align: 'end',
      className: styles.block,
      Cell: BlockCell,
      skeleton: SHORT,
    },
  },
  flagsOf: (row, { flagsOf }) => flagsOf(row),
  columnClass: (id, shown, { isMixed }) =>
    cx(
      id === 'parties' && isMixed && styles.mixed,
      isUnder(id, shown) && styles.under,
      isOver(id, shown) && styles.over,
    ),
  headClass: (id, shown) => (isUnder(id, shown) ? styles.underHead : undefined),
  layout: middleLayout,
}

/** The same, with rows that open. */
export const openingKind: typeof transactionKind = {
  ...transactionKind,
  Detail: late(() => import('./TransactionDetail.tsx')),
  rowClassName: cx(styles.row, styles.opens),
}
