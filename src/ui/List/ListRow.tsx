'use client'
// biome-ignore-start lint/a11y/useSemanticElements: a <table> can neither be virtual nor become cards
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { cx } from '../props.ts'
import { ActiveContext } from '../root/RowContext.ts'
import styles from './List.module.css'

interface ListRowProps {
  id: string
  row: unknown
  index: number
  /** Pixels that are left out above this row. */
  gap: number
  isTabStop: boolean
  /** Follows the height of a row until the function that it returns is called. */
  observe: (element: HTMLElement) => () => void
  onFocus: (id: string, index: number) => void
  renderRow: (row: unknown) => ReactNode
  className: string | undefined
}

/** One row of a grid. */
export const ListRow = memo(
  function ListRow({ id, row, index, gap, isTabStop, observe, onFocus, renderRow, className }: ListRowProps) {
    const element = useRef<HTMLDivElement>(null)
    const [hasPointer, setHasPointer] = useState(false)
    const [hasFocus, setHasFocus] = useState(false)
    useEffect(() => (element.current ? observe(element.current) : undefined), [observe])
    const cells = useMemo(() => renderRow(row), [renderRow, row])
    return (
      <div
        role="row"
        ref={element}
        className={cx(styles.row, className)}
        data-part="row"
        data-index={index}
        aria-rowindex={index + 2}
        tabIndex={isTabStop ? 0 : -1}
        onPointerEnter={() => setHasPointer(true)}
        onPointerLeave={() => setHasPointer(false)}
        onFocus={() => {
          setHasFocus(true)
          onFocus(id, index)
        }}
        onBlur={({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
        style={gap > 0.5 ? { marginBlockStart: gap } : undefined}
      >
        <ActiveContext.Provider value={hasPointer || hasFocus}>{cells}</ActiveContext.Provider>
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
