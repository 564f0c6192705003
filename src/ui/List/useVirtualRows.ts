'use client'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { observeScrollerOffset, observeScrollerRect, scrollerOf, scrollScroller } from './scroller.ts'

interface VirtualRowsOptions {
  count: number
  /** The element that holds the rows. */
  body: RefObject<HTMLElement | null>
  /** Height of a row that was not measured yet, pixels. */
  estimate: number
  /** A row that stays even when it is far away, because it has the focus. */
  keep: number
  rowKey(index: number): string
}

/** Layout effects say "useLayoutEffect does nothing on the server" on React 18. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Before anything is measured, and on a server: enough rows for a screen. */
const FIRST_RECT = { width: 1000, height: 800 }

/** The rows worth drawing, in the page's scroll or in that of the nearest box that scrolls. */
export function useVirtualRows({ count, body, estimate, keep, rowKey }: VirtualRowsOptions) {
  const [scroller, setScroller] = useState<Element | null>(null)
  const [margin, setMargin] = useState(0)

  const rows = useVirtualizer<Element, HTMLElement>({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => estimate,
    getItemKey: rowKey,
    initialRect: FIRST_RECT,
    overscan: 4,
    scrollMargin: margin,
    observeElementRect: observeScrollerRect,
    observeElementOffset: observeScrollerOffset,
    scrollToFn: scrollScroller,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range)
      const isFar = keep >= 0 && keep < count && !near.includes(keep)
      return isFar ? [...near, keep].sort((a, b) => a - b) : near
    },
  })

  // How far the rows are from the scroller's start changes with whatever the host puts above them.
  useBrowserLayoutEffect(() => {
    const element = body.current
    if (!element) return
    if (!scroller?.contains(element)) {
      setScroller(scrollerOf(element))
      return
    }
    const isPage = scroller === document.scrollingElement
    const start = isPage ? 0 : scroller.getBoundingClientRect().top
    const next = Math.round(element.getBoundingClientRect().top - start + scroller.scrollTop)
    if (Math.abs(next - margin) <= 1) return
    // Once a frame at most: a host that moves the list in answer to its drawing must not make React draw without end.
    const frame = requestAnimationFrame(() => setMargin(next))
    return () => cancelAnimationFrame(frame)
  })

  return { items: rows.getVirtualItems(), total: rows.getTotalSize(), margin, measure: rows.measureElement }
}
