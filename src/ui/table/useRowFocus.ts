'use client'
import type { KeyboardEvent, RefObject } from 'react'
import { useKeptFocus } from './useKeptFocus.ts'

/** Rows that a key moves by. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** The stops of the arrows inside a row: links, buttons, and elements with tips. */
function stopsOf(row: HTMLElement): HTMLElement[] {
  const isPress = 'a[href], button'
  return [...row.querySelectorAll<HTMLElement>(`${isPress}, [data-tip]`)].filter(
    (element) => element.getClientRects().length > 0 && (element.matches(isPress) || !element.querySelector(isPress)),
  )
}

/** Moves the focus inside a row; before its first stop is the row itself. */
function moveInRow(row: HTMLElement, from: Element, isForward: boolean): void {
  const stops = [row, ...stopsOf(row)]
  const next = stops[stops.indexOf(from as HTMLElement) + (isForward ? 1 : -1)]
  if (!next) return
  if (next.tabIndex < 0) next.tabIndex = -1
  next.focus()
}

interface RowFocusOptions {
  body: RefObject<HTMLElement | null>
  /** One for each row. */
  keys: readonly string[]
  /** Where rows open. */
  toggle?: (key: string) => void
  isOpen?: (key: string) => boolean
}

/**
 * One row is in the tab order. Arrows, Page Up and Down, Home and End move to other rows, Left and Right inside a row. Where rows
 * open, Enter opens and closes, Right opens and Left closes; elsewhere Enter follows the row's first link.
 */
export function useRowFocus({ body, keys, toggle, isOpen }: RowFocusOptions) {
  const { moveTo, ...focus } = useKeptFocus(body, keys, 'data-index')
  const keyOf = (index: number) => keys[index] as string
  return {
    ...focus,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { key } = event
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return
      const pressed = event.target as HTMLElement
      const row = pressed.closest<HTMLElement>('[data-index]')
      // The opened part of a row has other keys.
      if (!row || pressed.closest('[data-part="detail"], input, select')) return
      const at = Number(row.dataset.index)
      if (key === 'Enter') {
        if (pressed !== row) return
        if (toggle) toggle(keyOf(at))
        else row.querySelector<HTMLElement>('a[href], button')?.click()
        return
      }
      if (key === 'ArrowRight' || key === 'ArrowLeft') {
        event.preventDefault()
        const isForward = (key === 'ArrowRight') === (getComputedStyle(row).direction === 'ltr')
        if (pressed === row && toggle && isForward !== isOpen?.(keyOf(at))) return toggle(keyOf(at))
        return moveInRow(row, pressed, isForward)
      }
      const step = STEPS[key]
      if (!step) return
      const next = Math.max(Math.min(at + step, keys.length - 1), 0)
      event.preventDefault()
      moveTo(next)
    },
  }
}
