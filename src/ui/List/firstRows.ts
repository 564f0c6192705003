import type { RefObject } from 'react'

export interface RowChoiceOptions {
  /** One for each row. The same list for as long as nothing in it changed. */
  keys: readonly string[]
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

export type UseRows = (options: RowChoiceOptions) => RowChoice

/** Pixels, before anything is measured and on a server: enough rows for a screen. */
const SCREEN = 800

const unobserved = () => () => {}

const choose =
  (isAll: boolean): UseRows =>
  ({ keys, estimate }) => ({
    drawn: (isAll ? keys : keys.slice(0, Math.ceil(SCREEN / estimate))).map((_, index) => ({
      index,
      start: index * estimate,
      end: (index + 1) * estimate,
    })),
    height: keys.length * estimate,
    observe: unobserved,
  })

/** The first screenful: what a server draws, and a page until the code of virtual rows is there. */
export const useFirstRows = /* @__PURE__ */ choose(false)

/** Every row: where that code cannot be had, nothing is out of reach. */
export const useEveryRow = /* @__PURE__ */ choose(true)
