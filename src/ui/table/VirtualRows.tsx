'use client'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { drawsAll, type ListBodyProps, ListRows } from './ListRows.tsx'
import { marginOf, observeScrollerOffset, observeScrollerRect, visibleStart } from './scroller.ts'
import { scrollerOf } from './scrollerOf.ts'

const OVERSCAN = 3

let isPrinting = false
const watchPrinting = (notify: () => void) => {
  const turn = ({ type }: Event) => {
    isPrinting = type === 'beforeprint'
    notify()
  }
  addEventListener('beforeprint', turn)
  addEventListener('afterprint', turn)
  return () => {
    removeEventListener('beforeprint', turn)
    removeEventListener('afterprint', turn)
  }
}

/** The heights of the rows that were rendered before, pixels: what a reader has scrolled to must not move. */
function heightsOf(keys: readonly string[], body: Element | null): ReadonlyMap<string, number> {
  const drawn = [...(body?.children ?? [])]
  return new Map(drawn.map((row, index) => [keys[index] as string, row.getBoundingClientRect().height]))
}

/**
 * The visible rows, in the page's scroll or in that of the nearest box that scrolls. Rows stay in the flow of the page and
 * are measured as they are rendered: their heights may differ. Visible rows keep their place while estimates become measures
 * and rows are added above. Renders all of them while the page is printed, and when few are left.
 *
 * Not `virtua` 0.54 (4.1 kB against 11.9 with this): its `WindowVirtualizer`, which scrolls with the page, has no `keepMounted`. The
 * row with the focus would leave, and of 150 rows 21 would be printed. In jsdom it renders none. In its place this list shows 10 000
 * rows in 25 ms, by 213 elements, without a blank frame.
 */
export default function VirtualRows({ estimate, keep, keepFocus, ...rows }: ListBodyProps) {
  const { keys, body } = rows
  // The rows that were rendered before may have been scrolled already: virtual ones go on from there.
  const [scroller, setScroller] = useState(() => body.current && scrollerOf(body.current))
  const [margin, setMargin] = useState(() => (body.current && scroller ? marginOf(body.current, scroller) : 0))
  const [known] = useState(() => heightsOf(keys, body.current))
  const isOnPaper = useSyncExternalStore(watchPrinting, () => isPrinting)
  const virtual = useVirtualizer<Element, HTMLElement>({
    count: keys.length,
    getScrollElement: () => scroller,
    estimateSize: (index) => known.get(keys[index] as string) ?? estimate,
    getItemKey: useCallback((index: number) => keys[index] as string, [keys]),
    initialRect: { width: innerWidth, height: innerHeight },
    initialOffset: () => scroller?.scrollTop ?? 0,
    overscan: OVERSCAN,
    scrollMargin: margin,
    observeElementRect: observeScrollerRect,
    observeElementOffset: observeScrollerOffset,
    rangeExtractor: (range) => {
      if (isOnPaper || drawsAll(rows)) return keys.map((_, index) => index)
      const near = defaultRangeExtractor(range)
      const isFar = keep in keys && !near.includes(keep)
      return isFar ? [...near, keep].sort((a, b) => a - b) : near
    },
  })
  // Rows are in the flow, where a row that grows pushes the others: `anchor` below holds the view, once.
  virtual.shouldAdjustScrollPositionOnItemSizeChange = () => false

  // How far the rows are from the scroller's start changes with whatever the host puts above them.
  useLayoutEffect(() => {
    const element = body.current
    if (!element) return
    if (!scroller?.contains(element)) {
      setScroller(scrollerOf(element))
      return
    }
    const next = marginOf(element, scroller)
    if (Math.abs(next - margin) < 2) return
    // Once a frame at most. A host that moves the list in answer to its rendering must not make React render without end.
    const frame = requestAnimationFrame(() => setMargin(next))
    return () => cancelAnimationFrame(frame)
  })

  // The first row in view, and its distance from the first of all. Neither scrolling nor the host changes that distance.
  const anchor = useRef<{ row: Element; offset: number }>(undefined)
  useLayoutEffect(() => {
    const element = body.current
    if (!element || !scroller) return
    const offsetOf = (row: Element) => row.getBoundingClientRect().top - element.getBoundingClientRect().top
    const held = anchor.current
    const moved = held?.row.isConnected ? offsetOf(held.row) - held.offset : 0
    // Not at the top of the list: there, a reader waits for the new rows.
    if (Math.abs(moved) >= 1 && visibleStart(element, scroller) > 0) {
      scroller.scrollBy({ top: moved, behavior: 'instant' })
    }
    const start = visibleStart(element, scroller)
    const row = [...element.children].find((row) => offsetOf(row) + row.clientHeight > start)
    anchor.current = row && { row, offset: offsetOf(row) }
  })

  const observe = useCallback(
    (element: HTMLElement) => {
      virtual.measureElement(element)
      return () => virtual.measureElement(null)
    },
    [virtual],
  )
  const drawn = virtual
    .getVirtualItems()
    .map(({ index, start, end }) => ({ index, start: start - margin, end: end - margin }))
  return <ListRows {...rows} drawn={drawn} height={virtual.getTotalSize()} observe={observe} />
}
