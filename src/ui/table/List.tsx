'use client'
import { type CSSProperties, type ForwardedRef, forwardRef, type ReactElement, type RefAttributes } from 'react'
import type { Unreadable } from '../../core/schema/rowList.ts'
import type { OwnColumn } from '../root/ownColumn.ts'
import { cx, type ListProps } from '../root/props.ts'
import { useScope } from '../root/scope.ts'
import { Skeleton } from '../states/Skeleton.tsx'
import { type ListKind, type ShownColumn, useColumns } from './columns.tsx'
import styles from './List.module.css'
import { ListFrame, type ListFrameProps, useListTitle } from './ListFrame.tsx'
import { type ListQuery, mayHaveMore } from './ListQuery.ts'
import { ListTable } from './ListTable.tsx'
import { useListRows } from './useListRows.ts'
import { useSort } from './useSort.ts'

export type { CellProps, Column, ListKind } from './columns.tsx'
export type { ListQuery } from './ListQuery.ts'

export interface ListShellProps<Row, Id extends string, Context>
  extends Omit<ListProps<string, Row, Id>, 'queryOptions' | 'columns'>,
    Pick<ListFrameProps, 'total' | 'flagged' | 'banner' | 'nothing'> {
  kind: ListKind<Row, Id, Context>
  columns?: readonly (Id | OwnColumn<never>)[] | undefined
  /** Context that all rows share. The same object for as long as nothing in it changed. */
  context: Context
  /** Absent when `data` is rendered, or nothing is asked for. */
  query?: ListQuery<Row> | undefined
  /** Beside `data`: what could not be read of the answer that the rows are made from. */
  unreadable?: readonly Unreadable[] | undefined
}

/** Rows lower than this, pixels, are closer together as cards. */
const DENSE = 48

const tracksOf = (columns: readonly { track: string }[]) => columns.map(({ track }) => track).join(' ')

/** Rows that load: at first, and below others. */
const WAITING = [6, 3] as const

/**
 * The shell of every list: sticky head, virtual rows beyond 100, keyboard, rows that open, and every state. More rows load by
 * scrolling, by a button or by pages. New rows wait behind a bar, hidden ones behind a word. Loaded rows stay when a later request
 * fails.
 */
export const List = forwardRef(function List<Row, Id extends string, Context>(
  props: ListShellProps<Row, Id, Context>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const { kind, context, query, data, unreadable, columns, heading, pageSize = 25, slots, style, ...rest } = props
  const { paging = 'infinite', newRows = query?.newRows, onShowNew = query?.showNew, ...host } = rest
  const { classNames } = host
  const scope = useScope(host)
  const say = scope.wordsOf(kind.texts)
  const label = say(`${kind.stem}.label`)
  const name = useListTitle(label, heading, host.actions)
  const shownColumns = useColumns({ kind, columns, context, scope, classNames, slots })
  const { shown } = shownColumns
  const sort = useSort(kind, shown, scope.locale)
  const { order } = sort
  const model = useListRows({ kind, context, query, data, unreadable, paging, pageSize, scope, order })
  const isCard = shown.some(({ place }) => place)
  const isDense = kind.rowHeight[0] < DENSE
  const rowClass = cx(styles.row, isCard && styles.card, isDense && styles.dense, kind.rowClassName, classNames?.row)
  return (
    <ListFrame
      ref={ref}
      scope={scope}
      name={name}
      texts={{ label, empty: say(`${kind.stem}.empty`), emptyText: say(`${kind.stem}.emptyText`) }}
      query={query}
      rows={model}
      paging={paging}
      pageSize={pageSize}
      newRows={newRows}
      onShowNew={onShowNew}
      sortedBy={sort.heading}
      waiting={{ row: <WaitingRow shown={shown} className={rowClass} />, className: styles.loading, most: WAITING }}
      {...host}
      style={
        {
          '--_tc-cols': tracksOf(shown),
          '--_tc-few-cols': tracksOf(shown.filter(({ collapses }) => !collapses)),
          '--_tc-row': `${kind.rowHeight[scope.density === 'compact' ? 1 : 0]}px`,
          // The button of a row is 24 px wide: the rest of it is in the padding, or in the gap.
          ...(kind.Detail && { '--_tc-open': '16px' }),
          ...kind.layout?.(shown),
          ...style,
        } as CSSProperties
      }
    >
      <ListTable
        kind={kind}
        context={context}
        scope={scope}
        model={model}
        columns={shownColumns}
        isPartial={mayHaveMore(query)}
        sort={sort}
        rowClass={rowClass}
        {...name.named}
      />
    </ListFrame>
  )
}) as unknown as <Row, Id extends string, Context>(
  props: ListShellProps<Row, Id, Context> & RefAttributes<HTMLDivElement>,
) => ReactElement

interface WaitingRowProps<Row, Context> {
  shown: readonly ShownColumn<Row, Context>[]
  className: string
}

function WaitingRow<Row, Context>({ shown, className }: WaitingRowProps<Row, Context>) {
  return (
    <div className={className} aria-hidden="true">
      {shown.map(({ id, align, place, collapses, className, skeleton }) => (
        <div
          key={id}
          className={cx(styles.skeleton, className)}
          data-column={id}
          data-align={align}
          data-place={place}
          data-collapses={collapses}
        >
          {typeof skeleton === 'number' ? <Skeleton width={`${skeleton}px`} line={20} /> : skeleton}
        </div>
      ))}
    </div>
  )
}
