'use client'
import type { CSSProperties } from 'react'
import type { ShownTransaction } from '../../../fromV2/shown.ts'
import { Icon } from '../../icons/Icon.tsx'
import { late } from '../../root/late.tsx'
import { cx } from '../../root/props.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import list from '../../table/List.module.css'
import type { ListKind } from '../../table/List.tsx'
import { spread } from '../../table/spread.ts'
import { transactionTexts } from '../../words/en/transactions.ts'
import {
  AmountCell,
  BlockCell,
  FeeCell,
  HashCell,
  OperationCell,
  PartiesCell,
  PartiesHead,
  StatusCell,
  type TransactionContext,
} from './cells.tsx'
import styles from './TransactionList.module.css'

export type TransactionColumn = 'status' | 'hash' | 'operation' | 'parties' | 'amount' | 'fee' | 'block'

/** CSS tracks where there is room for five columns. */
const MIDDLE: Readonly<Record<TransactionColumn, string>> = {
  status: '16px',
  hash: '108px',
  operation: 'minmax(0, 1fr)',
  parties: 'minmax(0, 1.6fr)',
  amount: 'minmax(156px, max-content)',
  fee: '76px',
  block: '84px',
}

/** In a narrow list these are under others, if the others are shown. */
const UNDER: Partial<Record<TransactionColumn, TransactionColumn>> = { fee: 'amount', block: 'parties' }

/** Whether a column leaves the line of the others where there is little room. */
const isUnder = (id: string, columns: readonly string[]): boolean =>
  columns.includes(UNDER[id as TransactionColumn] ?? '')

/** Whether another column is under this one then. */
const isOver = (id: TransactionColumn, columns: readonly TransactionColumn[]): boolean =>
  columns.some((other) => UNDER[other] === id)

/**
 * The grid of a row where there is room for five columns, and the column that `fee` and `block` are under: for any subset.
 * Not by `collapses`, which gives them a line of their own: here they are on the second line that the other cells have.
 */
function middleLayout(columns: readonly { id: string; track: string }[]): CSSProperties {
  const ids = columns.map(({ id }) => id)
  const tracks = new Map(columns.map(({ id, track }) => [id, MIDDLE[id as TransactionColumn] ?? track]))
  const top = ids.filter((id) => !isUnder(id, ids))
  return {
    '--_tc-middle': spread(top.map((id) => tracks.get(id) as string)).join(' '),
    '--_tc-fee-column': top.indexOf('amount') + 1,
    '--_tc-block-column': top.indexOf('parties') + 1,
  } as CSSProperties
}

const SHORT = <Skeleton width="56px" line={16} height={10} />

/** Columns of a list of transactions, from wide to narrow. */
export const transactionKind: ListKind<ShownTransaction, TransactionColumn, TransactionContext> = {
  texts: transactionTexts,
  stem: 'transactions',
  rowKey: ({ hash }) => hash,
  rowHeight: [56, 40],
  rowClassName: styles.row,
  headClassName: styles.head,
  columns: {
    status: {
      label: 'column.status',
      width: '16px',
      className: list.status,
      place: 'lead',
      isLabelHidden: true,
      Cell: StatusCell,
      skeleton: <Skeleton width="16px" height={16} round={8} />,
    },
    hash: {
      label: 'column.transaction',
      width: ['112px', '176px'],
      className: cx(list.lines, list.hash),
      place: 'parts',
      Cell: HashCell,
      skeleton: (
        <>
          <Skeleton width="92px" line={20} />
          <span className={list.small} data-place="under">
            <Skeleton width="44px" height={10} />
          </span>
        </>
      ),
    },
    operation: {
      label: 'column.operation',
      width: 'minmax(0, 1.2fr)',
      className: list.operation,
      place: 'parts',
      Cell: OperationCell,
      skeleton: (
        <>
          <Icon path="" tone="neutral" />
          <span className={list.verb} data-place="title">
            <Skeleton width="96px" />
          </span>
          <span className={list.detail}>
            <Skeleton width="128px" height={10} />
          </span>
        </>
      ),
    },
    parties: {
      label: 'column.parties',
      width: 'minmax(0, 1fr)',
      className: cx(list.parties, styles.parties),
      place: 'sub',
      Cell: PartiesCell,
      Head: PartiesHead,
      skeleton: 124,
    },
    amount: {
      label: 'column.amount',
      width: 'minmax(164px, max-content)',
      align: 'end',
      className: list.amounts,
      place: 'end',
      headClassName: list.amountHead,
      Cell: AmountCell,
      skeleton: 88,
    },
    fee: {
      label: 'column.fee',
      width: '76px',
      align: 'end',
      className: cx(list.quiet, styles.fee),
      place: 'foot',
      Cell: FeeCell,
      skeleton: SHORT,
    },
    block: {
      label: 'column.block',
      width: '84px',
      align: 'end',
      className: cx(list.lines, styles.block),
      place: 'none',
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

/** For rows of several accounts, which show both parties. */
export const mixedKind: typeof transactionKind = {
  ...transactionKind,
  columns: {
    ...transactionKind.columns,
    parties: { ...transactionKind.columns.parties, width: 'minmax(0, 1.8fr)' },
  },
}

const Detail = late(() => import('./TransactionDetail.tsx'))

/** The same, with rows that open. */
export const opening = (kind: typeof transactionKind): typeof transactionKind => ({
  ...kind,
  Detail,
})
