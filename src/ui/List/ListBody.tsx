'use client'
// biome-ignore-start lint/a11y/useSemanticElements: a <table> can neither be virtual nor become cards
import { type ReactNode, type RefObject, useEffect } from 'react'
import type { RowChoiceOptions, UseRows } from './firstRows.ts'
import styles from './List.module.css'

interface ListBodyProps<Row> extends RowChoiceOptions {
  rows: readonly Row[]
  useRows: UseRows
  body: RefObject<HTMLDivElement | null>
  /** Rows from the end at which the next page is asked for. */
  ahead?: number
  /** The last row comes into view soon. Absent when no more can be had. */
  onNearEnd?: (() => unknown) | undefined
  /** `gap` is how many pixels are left out above the row. */
  drawRow(row: Row, index: number, gap: number, observe: (element: HTMLElement) => () => void): ReactNode
}

const AHEAD = 8

/** The rows of a list that are worth drawing, in a box as tall as all of them. */
export function ListBody<Row>({ rows, useRows, ahead = AHEAD, onNearEnd, drawRow, ...options }: ListBodyProps<Row>) {
  const { drawn, height, observe } = useRows(options)
  const last = drawn.at(-1)
  const isNear = last && last.index >= rows.length - ahead && onNearEnd !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: `length` says that a page came; `onNearEnd` always does the same
  useEffect(() => {
    if (!isNear) return
    // Drawn is also what is printed, and every row where the code that chooses them cannot be had: neither is near for that.
    const ask = () =>
      (options.body.current as HTMLElement).getBoundingClientRect().bottom < 2 * innerHeight && onNearEnd()
    ask()
    addEventListener('scroll', ask, true)
    return () => removeEventListener('scroll', ask, true)
  }, [isNear, rows.length])
  let drawnTo = 0
  return (
    <div
      role={rows.length ? 'rowgroup' : 'presentation'}
      ref={options.body}
      className={styles.body}
      style={{ paddingBlockEnd: Math.max(height - (last?.end ?? 0), 0) }}
    >
      {drawn.map(({ index, start, end }) => {
        const gap = start - drawnTo
        drawnTo = end
        return drawRow(rows[index] as Row, index, gap, observe)
      })}
    </div>
  )
}
// biome-ignore-end lint/a11y/useSemanticElements: to the end of the file
