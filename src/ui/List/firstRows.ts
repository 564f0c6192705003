import type { RefObject } from 'react'

export interface RowChoiceOptions<Row> {
  rows: readonly Row[]
  rowKey(row: Row): string
  /** The element that holds the rows, and is as tall as all of them. */
  body: RefObject<HTMLElement | null>
  /** Height of a row before any was measured, pixels. */
  estimate: number
  /** A row that stays even when it is far away, because it has the focus; -1 for none. */
  keep: number
}

/** A row worth drawing; `start` and `end` in pixels from the top of the first one. */
export interface ChosenRow {
  readonly index: number
  readonly start: number
  readonly end: number
}

/** Which rows are drawn. */
export interface RowChoice {
  readonly drawn: readonly ChosenRow[]
  /** Pixels, of all rows together. */
  readonly height: number
  /** Follows the height of a row until the function that it returns is called. */
  observe(element: HTMLElement): () => void
}

export type UseRows = <Row>(options: RowChoiceOptions<Row>) => RowChoice

/** Before anything is measured, and on a server: enough rows for a screen. */
export const FIRST_RECT = { width: 1000, height: 800 }

const unobserved = () => () => {}

function choose(count: number, all: number, estimate: number): RowChoice {
  const drawn = Array.from({ length: Math.min(count, all) }, (_, index) => ({
    index,
    start: index * estimate,
    end: (index + 1) * estimate,
  }))
  return { drawn, height: all * estimate, observe: unobserved }
}

/** The first screenful: what a server draws, and a page until the code of virtual rows is there. */
export const useFirstRows: UseRows = ({ rows, estimate }) =>
  choose(Math.ceil(FIRST_RECT.height / estimate), rows.length, estimate)

/** Every row: where that code cannot be had, nothing is out of reach. */
export const useEveryRow: UseRows = ({ rows, estimate }) => choose(rows.length, rows.length, estimate)
