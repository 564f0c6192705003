'use client'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

const PAGE = 10

/** Where a key leads from `index`, or `undefined` when it is not ours. */
function target(key: string, index: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, last)
    case 'ArrowUp':
      return Math.max(index - 1, 0)
    case 'PageDown':
      return Math.min(index + PAGE, last)
    case 'PageUp':
      return Math.max(index - PAGE, 0)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return
  }
}

/** What the arrows stop at inside a row: links, buttons, and what has more to say than it shows. */
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

/**
 * One row is in the tab order; arrows, Page Up and Down, Home and End move on, Left and Right move inside a row, Enter
 * follows the row's first link. The row is remembered by its key, so that it keeps the focus when others arrive.
 */
export function useRowFocus(body: RefObject<HTMLElement | null>, count: number, indexOf: (key: string) => number) {
  const [active, setActive] = useState<{ key: string; index: number }>()
  const wantsFocus = useRef(false)
  const found = active ? indexOf(active.key) : -1
  const index = found >= 0 ? found : Math.min(active?.index ?? 0, Math.max(count - 1, 0))

  useLayoutEffect(() => {
    if (!wantsFocus.current) return
    const row = body.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)
    if (!row) return
    wantsFocus.current = false
    row.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'nearest' })
  })

  const moveTo = (next: number, keyOf: (index: number) => string) => {
    wantsFocus.current = true
    setActive({ key: keyOf(next), index: next })
  }

  return {
    index,
    /** Whether a reader has been in the rows. */
    isActive: active !== undefined,
    onFocus: (key: string, at: number) => {
      if (active?.key !== key) setActive({ key, index: at })
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>, keyOf: (index: number) => string) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return
      const row = (event.target as Element).closest<HTMLElement>('[data-index]')
      if (!row) return
      if (event.key === 'Enter' && event.target === row) {
        row.querySelector<HTMLElement>('a[href], button')?.click()
        return
      }
      if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
        event.preventDefault()
        const isForward = (event.key === 'ArrowRight') === (getComputedStyle(row).direction === 'ltr')
        return moveInRow(row, event.target as Element, isForward)
      }
      const next = target(event.key, Number(row.dataset.index), count - 1)
      if (next === undefined) return
      event.preventDefault()
      moveTo(next, keyOf)
    },
  }
}
