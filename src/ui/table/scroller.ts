'use client'
import { observeElementRect, type Virtualizer } from '@tanstack/react-virtual'

type Rows = Virtualizer<Element, HTMLElement>

const isPage = (element: Element | null) => element === document.scrollingElement

/** Watches the size of the scroller; of a page that is the viewport, not the document. */
export function observeScrollerRect(rows: Rows, report: (rect: { width: number; height: number }) => void) {
  if (!isPage(rows.scrollElement)) return observeElementRect(rows, report)
  const measure = () => report({ width: innerWidth, height: innerHeight })
  measure()
  addEventListener('resize', measure)
  return () => removeEventListener('resize', measure)
}

const SETTLED_MS = 150

/**
 * Watches the scroll position; a page fires its scroll events at the window. A settled scroll reports its last position again. The
 * current one may belong to a pending event, and an event without a new position renders nothing.
 */
export function observeScrollerOffset(rows: Rows, report: (offset: number, isScrolling: boolean) => void) {
  const scroller = rows.scrollElement as Element
  const source = isPage(scroller) ? window : scroller
  let timer: ReturnType<typeof setTimeout> | undefined
  const onScroll = () => {
    clearTimeout(timer)
    timer = setTimeout(report, SETTLED_MS, scroller.scrollTop, false)
    report(scroller.scrollTop, true)
  }
  report(scroller.scrollTop, false)
  source.addEventListener('scroll', onScroll)
  return () => {
    clearTimeout(timer)
    source.removeEventListener('scroll', onScroll)
  }
}

/** The first pixel of `element`, counted from its top, that its scroller shows. Negative when it starts further down. */
export function visibleStart(element: Element, scroller: Element): number {
  const top = isPage(scroller) ? 0 : scroller.getBoundingClientRect().top
  return top - element.getBoundingClientRect().top
}

/** Pixels from the start of what scrolls to the start of `element`. */
export function marginOf(element: Element, scroller: Element): number {
  return Math.round(scroller.scrollTop - visibleStart(element, scroller))
}
