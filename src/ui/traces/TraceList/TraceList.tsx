'use client'
import { useMemo } from 'react'
import type { Trace } from '../../../contract/v3/trace.ts'
import { Icon } from '../../icons/Icon.tsx'
import { cx } from '../../root/props.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { defineList, type RowListProps } from '../../table/defineList.tsx'
import list from '../../table/List.module.css'
import type { ListKind } from '../../table/List.tsx'
import { traceListTexts } from '../../words/en/traces.ts'
import {
  AgeCell,
  ChangeCell,
  FeesCell,
  FeesHead,
  HashCell,
  SaysCell,
  SizeCell,
  StatusCell,
  type TraceContext,
} from './cells.tsx'
import { TraceActions } from './TraceActions.tsx'
import styles from './TraceList.module.css'
import { type TraceListOptions, traceKey, useTraceList } from './useTraceList.ts'

export type TraceColumn = 'status' | 'says' | 'hash' | 'size' | 'fees' | 'change' | 'age'

/** Parts: `root`, `row`, and one for each cell of a row. */
export type TraceListPart = 'root' | 'row' | TraceColumn

export interface TraceListProps extends RowListProps<Trace, TraceColumn, TraceListOptions> {}

/** The change is that of an account: without one there is none. */
const WITHOUT_CHANGE: readonly TraceColumn[] = ['status', 'says', 'hash', 'size', 'fees', 'age']

// No `place`: tile, sentence and notes are one cell, which a card has as it is.
const KIND: ListKind<Trace, TraceColumn, TraceContext> = {
  texts: traceListTexts,
  stem: 'traces',
  rowKey: traceKey,
  rowHeight: [56, 40],
  rowClassName: styles.row,
  headClassName: styles.head,
  columns: {
    status: {
      label: 'column.traceStatus',
      width: '16px',
      className: list.status,
      isLabelHidden: true,
      Cell: StatusCell,
      skeleton: <Skeleton width="16px" height={16} round={8} />,
    },
    says: {
      label: 'column.traceSays',
      width: '[says] minmax(0, 1fr)',
      className: styles.says,
      Cell: SaysCell,
      skeleton: (
        <>
          <Icon path="" className={styles.tile} tone="neutral" />
          <span className={styles.sentence}>
            <Skeleton width="72%" />
          </span>
        </>
      ),
    },
    hash: {
      label: 'column.traceHash',
      width: '112px',
      className: styles.hash,
      Cell: HashCell,
      skeleton: 92,
    },
    size: {
      label: 'column.traceSize',
      width: '96px',
      className: cx(list.quiet, styles.more),
      collapses: true,
      Cell: SizeCell,
      skeleton: 56,
    },
    fees: {
      label: 'column.traceFees',
      width: '128px',
      align: 'end',
      className: cx(list.quiet, styles.more),
      collapses: true,
      Cell: FeesCell,
      Head: FeesHead,
      skeleton: 48,
    },
    change: {
      label: 'column.traceChange',
      width: '184px',
      align: 'end',
      className: styles.change,
      headClassName: list.amountHead,
      Cell: ChangeCell,
      skeleton: 88,
    },
    age: {
      label: 'column.traceAge',
      width: '108px',
      align: 'end',
      className: cx(list.quiet, styles.age),
      Cell: AgeCell,
      skeleton: 40,
    },
  },
  Detail: TraceActions,
  opens: ({ actions = [] }) => actions.length > 1,
  flagsOf: (row, { flagsOf }) => flagsOf(row),
}

/**
 * Traces, newest first: status, what happened, hash, transactions and duration, fees of all of them, what the account
 * has more or less, age.
 * Beside a jetton, less than 0.0001 of the coin is left out.
 * Rows with several actions open to a sentence for each. Loads those of `address`, or those that `filter` describes, page by
 * page, and once for pending ones; or renders `data`. An answer has all transactions of its traces: a page may be large.
 */
export const TraceList = /* @__PURE__ */ defineList({
  name: 'TraceList',
  kind: KIND,
  own: { address: true, addressBook: true, filter: true, metadata: true, pending: true },
  useShell(props: TraceListProps) {
    const { address, columns = address === undefined ? WITHOUT_CHANGE : undefined } = props
    const { rows, unreadable, query, books, viewOf, flagsOf } = useTraceList(props)
    const context = useMemo(() => ({ books, viewOf, flagsOf }), [books, viewOf, flagsOf])
    return { context, columns, data: rows, unreadable, query }
  },
})
