'use client'
// biome-ignore-start lint/a11y/useSemanticElements: a <table> can neither be virtual nor become cards
import { memo, type ReactNode } from 'react'
import { cx } from '../props.ts'
import styles from './List.module.css'

interface ListRowProps {
  id: string
  row: unknown
  index: number
  /** Pixels that are left out above this row. */
  gap: number
  isTabStop: boolean
  measure: (element: HTMLElement | null) => void
  onFocus: (id: string, index: number) => void
  renderRow: (row: unknown) => ReactNode
  className: string | undefined
}

/** One row of a grid. */
export const ListRow = memo(
  function ListRow({ id, row, index, gap, isTabStop, measure, onFocus, renderRow, className }: ListRowProps) {
    return (
      <div
        role="row"
        ref={measure}
        className={cx(styles.row, className)}
        data-part="row"
        data-index={index}
        aria-rowindex={index + 2}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={() => onFocus(id, index)}
        style={gap > 0.5 ? { marginBlockStart: gap } : undefined}
      >
        {renderRow(row)}
      </div>
    )
  },
  // `onFocus` is new on every render and always does the same.
  (a, b) =>
    a.row === b.row &&
    a.index === b.index &&
    a.gap === b.gap &&
    a.isTabStop === b.isTabStop &&
    a.renderRow === b.renderRow &&
    a.className === b.className,
)
// biome-ignore-end lint/a11y/useSemanticElements: to the end of the file
