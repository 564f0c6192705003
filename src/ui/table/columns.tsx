'use client'
// biome-ignore-start lint/a11y/useSemanticElements: a <table> can neither be virtual nor become cards
// biome-ignore-start lint/a11y/useFocusableInteractive: rows take the focus, cells do not
import { type ComponentType, type CSSProperties, type ReactElement, type ReactNode, useCallback, useMemo } from 'react'
import type { Flag } from '../../trust/flags.ts'
import type { OwnColumn, Place } from '../root/ownColumn.ts'
import { cx } from '../root/props.ts'
import type { Scope } from '../root/scope.ts'
import type { Texts } from '../words/words.ts'
import styles from './List.module.css'
import { OwnCell, toColumn } from './OwnCell.tsx'
import { spread } from './spread.ts'

/** The props of a cell. */
export interface CellProps<Row, Context = unknown> {
  readonly row: Row
  /** What the rows share: names of addresses, the greatest balance … The same object as long as it is equal. */
  readonly context: Context
  /** The flags of the row; empty for most. */
  readonly flags: readonly Flag[]
  /** Flagged, and the policy is to dim. */
  readonly isDim: boolean
}

/** One column: the label of its head, its width, and its cells. */
export interface Column<Row, Context = unknown> {
  /** Key of the head's text. */
  readonly label: string
  /** A CSS track, where the container is wide enough for columns; another one for compact rows where they need it. */
  readonly width: string | readonly [cosy: string, compact: string]
  readonly Cell: ComponentType<CellProps<Row, Context>>
  /** Replaces the text of the head: a button that changes the cells. */
  readonly Head?: ComponentType<{ context: Context }>
  /** The placeholder of a cell while its row loads: the width of a line of text, pixels, or an element. */
  readonly skeleton: ReactElement | number
  readonly align?: 'end'
  /** Once a column of a list has a place, those without one have a line each, below the others. */
  readonly place?: Place
  /** Between 640 and 900 px it has a line below the other columns. */
  readonly collapses?: true
  readonly className?: string | undefined
  readonly headClassName?: string | undefined
  /** The label is for screen readers only. */
  readonly isLabelHidden?: boolean
}

/** A row that opens to rows below it, and not to a detail. */
export interface RowFold {
  readonly isOpen: boolean
  toggle(): void
}

/** Columns, words and detail of a list: all that differs between lists, except the hook that asks. */
export interface ListKind<Row, Id extends string, Context = unknown> {
  /** With `<stem>.label`, `<stem>.empty`, `<stem>.emptyText`, and the labels of the columns. */
  readonly texts: Texts
  readonly stem: string
  readonly columns: Readonly<Record<Id, Column<Row, Context>>>
  /** The identity of a row. */
  rowKey(row: Row): string
  /** Pixels, before a row was measured. */
  readonly rowHeight: readonly [cosy: number, compact: number]
  /** The detail of an open row; without it rows do not open. `late` is fine: it loads when the first row opens. */
  readonly Detail?: ComponentType<CellProps<Row, Context>>
  /** Which rows open; all when absent. */
  opens?(row: Row): boolean
  /** Of a row with a group: whether the group is rendered below it, and what shows or hides it. */
  foldOf?(row: Row, context: Context): RowFold | undefined
  /** The flags of a row. */
  flagsOf?(row: Row, context: Context): readonly Flag[]
  /** What the app knows a row as: of its `data`, or of the answer. `undefined` for a row that is of none. Default: the row itself. */
  dataOf?(row: Row): unknown
  /** Rows that are no cells, such as one that folds others. */
  drawRow?(row: Row, context: Context, span: number): ReactNode
  /** A class more for a column, by which others are shown beside it. */
  columnClass?(id: Id, shown: readonly Id[], context: Context): string | undefined
  /** The same for its head. */
  headClass?(id: Id, shown: readonly Id[]): string | undefined
  /** Of the root, by the columns that are shown. */
  layout?(shown: readonly { readonly id: string; readonly track: string }[]): CSSProperties
  readonly rowClassName?: string | undefined
  readonly headClassName?: string | undefined
}

/** A column as it is rendered. */
export interface ShownColumn<Row = never, Context = never> extends Omit<Column<Row, Context>, 'Cell' | 'label'> {
  readonly id: string
  readonly track: string
  /** Absent in a column of the app. */
  readonly Cell?: ComponentType<CellProps<Row, Context>>
  /** Key of the head's text. Absent in a column of the app. */
  readonly label?: string
  /** A column of the app. */
  readonly own?: OwnColumn<unknown>
}

interface ColumnsOptions<Row, Id extends string, Context> {
  kind: ListKind<Row, Id, Context>
  columns: readonly (Id | OwnColumn<never>)[] | undefined
  context: Context
  scope: Scope
  classNames: Readonly<Partial<Record<string, string | undefined>>> | undefined
  slots: Readonly<Partial<Record<string, ComponentType<CellProps<Row, Context>>>>> | undefined
}

/**
 * The shown columns, the `subject` (the first two that name a row), and the function that renders a row.
 * The function is the same until the looks of the rows change.
 */
export function useColumns<Row, Id extends string, Context>(options: ColumnsOptions<Row, Id, Context>) {
  const { kind, columns, context, scope, classNames, slots } = options
  const shown = useMemo(() => {
    const all = columns ?? (Object.keys(kind.columns) as Id[])
    const ids = all.flatMap((column) => (typeof column === 'string' ? column : []))
    const both = all.map((column) => (typeof column === 'string' ? kind.columns[column] : toColumn(column)))
    const tracks = spread(
      both.map(({ width }) => (typeof width === 'string' ? width : width[scope.density === 'compact' ? 1 : 0])),
    )
    return all.map((given, index): ShownColumn<Row, Context> => {
      const track = tracks[index] as string
      if (typeof given !== 'string') return { ...toColumn(given), track, className: classNames?.[given.id] }
      const column = kind.columns[given]
      return {
        ...column,
        id: given,
        Cell: slots?.[given] ?? column.Cell,
        track,
        className: cx(column.className, kind.columnClass?.(given, ids, context), classNames?.[given]),
        headClassName: cx(column.headClassName, kind.headClass?.(given, ids)),
      }
    })
  }, [kind, columns, context, scope.density, classNames, slots])
  const drawRow = useCallback(
    (row: Row, flags: readonly Flag[], isDim: boolean, rowId?: string) => {
      const own = kind.drawRow?.(row, context, shown.length)
      if (own) return own
      const props = { row, context, flags, isDim }
      return shown.map(({ id, align, place, collapses, className, Cell, own }) => (
        <div
          key={id}
          id={rowId && rowId + id}
          role="gridcell"
          className={cx(styles.cell, className)}
          data-column={id}
          data-align={align}
          data-place={place}
          data-collapses={collapses}
        >
          {Cell && <Cell {...props} />}
          {own && <OwnCell column={own} row={kind.dataOf ? kind.dataOf(row) : row} context={context} />}
        </div>
      ))
    },
    [kind, context, shown],
  )
  const subject = useMemo(() => shown.filter(({ isLabelHidden }) => !isLabelHidden).slice(0, 2), [shown])
  return { shown, subject, drawRow }
}

export const NO_FLAGS: readonly Flag[] = []

/** The flags of a row; empty for most. */
export const flagsOf = <Row, Context>(
  kind: Pick<ListKind<Row, never, Context>, 'flagsOf'>,
  row: Row,
  context: Context,
): readonly Flag[] => kind.flagsOf?.(row, context) ?? NO_FLAGS
// biome-ignore-end lint/a11y/useSemanticElements: to the end of the file
// biome-ignore-end lint/a11y/useFocusableInteractive: to the end of the file
