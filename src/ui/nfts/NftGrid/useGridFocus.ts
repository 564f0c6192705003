'use client'
import type { KeyboardEvent, RefObject } from 'react'
import { useKeptFocus } from '../../table/useKeptFocus.ts'

/** Lines that Page Up and Page Down go over. */
const PAGE = 3

interface GridFocusOptions {
  body: RefObject<HTMLElement | null>
  /** One for each cell. */
  keys: readonly string[]
  columns: number
  /** Enter and the space bar, on a cell. */
  press(index: number): void
}

/** Where a key leads from `index`, or `undefined` when it is not ours. `forward` and `back` go along the line, as it is read. */
export function gridTarget(
  key: string,
  isAll: boolean,
  index: number,
  columns: number,
  count: number,
): number | undefined {
  const last = count - 1
  const first = index - (index % columns)
  // The line below may end early: its last cell is nearer than none.
  const below = (lines: number) => {
    const next = index + lines * columns
    return next <= last ? next : first + columns <= last ? last : index
  }
  const above = (lines: number) => {
    const next = index - lines * columns
    return next >= 0 ? next : index % columns
  }
  switch (key) {
    case 'forward':
      return Math.min(index + 1, last)
    case 'back':
      return Math.max(index - 1, 0)
    case 'ArrowDown':
      return below(1)
    case 'ArrowUp':
      return above(1)
    case 'PageDown':
      return below(PAGE)
    case 'PageUp':
      return above(PAGE)
    case 'Home':
      return isAll ? 0 : first
    case 'End':
      return isAll ? last : Math.min(first + columns - 1, last)
    default:
      return
  }
}

/**
 * One cell is in the tab order. Arrows move in two dimensions, Home and End along the line, with Control to the first and last
 * item.
 */
export function useGridFocus({ body, keys, columns, press }: GridFocusOptions) {
  const { moveTo, ...focus } = useKeptFocus(body, keys, 'data-cell')
  return {
    ...focus,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.altKey || event.metaKey || event.shiftKey || event.defaultPrevented) return
      const pressed = event.target as HTMLElement
      const cell = pressed.closest<HTMLElement>('[data-cell]')
      if (!cell || pressed.closest('dialog')) return
      const at = Number(cell.dataset.cell)
      if (event.key === 'Enter' || event.key === ' ') {
        if (pressed !== cell) return
        event.preventDefault()
        press(at)
        return
      }
      const isRight = event.key === 'ArrowRight'
      const isAcross = isRight || event.key === 'ArrowLeft'
      const isForward = isRight === (getComputedStyle(cell).direction === 'ltr')
      const key = isAcross ? (isForward ? 'forward' : 'back') : event.key
      const next = gridTarget(key, event.ctrlKey, at, columns, keys.length)
      if (next === undefined) return
      event.preventDefault()
      moveTo(next)
    },
  }
}
