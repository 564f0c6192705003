'use client'
// biome-ignore-start lint/a11y/useSemanticElements: a <table> can neither be virtual nor become cards
import { type ReactNode, type RefObject, useEffect } from 'react'
import { watchSize } from '../root/watchSize.ts'
import styles from './List.module.css'
import { scrollerOf } from './scrollerOf.ts'

export interface ListBodyProps {
  /** One for each row. The same list for as long as nothing in it changed. */
  keys: readonly string[]
  /** The element that holds the rows, and is as tall as all of them. */
  body: RefObject<HTMLDivElement | null>
  /** Height of a row before any was measured, pixels. */
  estimate: number
  /** A row that stays even when it is far away, because it has the focus; -1 for none. */
  keep: number
  /** Called when all rows are about to be made anew: the one with the focus gets it back. Always the same function. */
  keepFocus: () => void
  /** Of the box around the rows. Default `rowgroup`. */
  role?: 'rowgroup' | 'presentation'
  /** Cells in a row that count as rows of their own. Default 1. */
  across?: number
  /** Rows from the end at which the next page is asked for. Default 8. */
  ahead?: number
  /** The last row is about to scroll into view. Absent when no more can be had. */
  onNearEnd?: (() => unknown) | undefined
  /** `gap` is how many pixels are left out above the row. `observe` follows its height until the returned function is called. */
  drawRow(index: number, gap: number, observe: (element: HTMLElement) => () => void): ReactNode
}

/** Up to so many rows a list renders them all: a reader finds, selects and prints them. */
const DRAWN_WHOLE = 100

export const drawsAll = ({ keys, across = 1 }: Pick<ListBodyProps, 'keys' | 'across'>) =>
  keys.length * across <= DRAWN_WHOLE

/** A row worth rendering; `start` and `end` in pixels from the top of the first one. */
interface ChosenRow {
  readonly index: number
  readonly start: number
  readonly end: number
}

interface ListRowsProps extends Omit<ListBodyProps, 'estimate' | 'keep' | 'keepFocus'> {
  drawn: readonly ChosenRow[]
  /** Pixels, of all rows together. */
  height: number
  observe: (element: HTMLElement) => () => void
}

/** Whether a reader has scrolled to a row, or past it. Never where it has no size: in a hidden list, in jsdom and happy-dom. */
function isInView(row: Element | null): boolean {
  if (!row) return false
  const { top, height } = row.getBoundingClientRect()
  return height > 0 && top < Math.min(innerHeight, scrollerOf(row).getBoundingClientRect().bottom)
}

/** The rows that were chosen, in a box as tall as all of them. */
export function ListRows(props: ListRowsProps) {
  const { keys, body, drawn, height, observe, role = 'rowgroup', ahead = 8, onNearEnd, drawRow } = props
  const last = drawn.at(-1)
  /** The first of the last rows, where it is rendered. */
  const near = last && drawn.findIndex(({ index }) => index >= keys.length - ahead)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `length` says that a page came; `onNearEnd` always does the same
  useEffect(() => {
    const element = body.current
    if (near === undefined || near < 0 || !element || !onNearEnd) return
    // Rendered rows need not be in view. All of a short list are rendered, and all of every list on paper.
    const ask = () => isInView(element.children.item(near)) && onNearEnd()
    const unwatch = watchSize(element, ask)
    addEventListener('scroll', ask, true)
    return () => {
      unwatch()
      removeEventListener('scroll', ask, true)
    }
  }, [near, onNearEnd === undefined, keys.length])
  let drawnTo = 0
  return (
    <div
      role={keys.length ? role : 'presentation'}
      ref={body}
      className={styles.body}
      style={{ paddingBlockEnd: Math.max(height - (last?.end ?? 0), 0) }}
    >
      {drawn.map(({ index, start, end }) => {
        const gap = start - drawnTo
        drawnTo = end
        return drawRow(index, gap, observe)
      })}
    </div>
  )
}
// biome-ignore-end lint/a11y/useSemanticElements: to the end of the file
