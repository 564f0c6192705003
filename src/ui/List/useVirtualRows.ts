'use client'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { rowAt, scrollerOf, sumHeights, visibleSpan } from './visibleRange.ts'

interface VirtualRowsOptions<Row> {
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
export interface VirtualRow {
  readonly index: number
  readonly start: number
  readonly end: number
}

/** Rows drawn beyond either edge. */
const OVERSCAN = 3
/** Before anything is measured, and on a server: enough rows for a screen. */
const FIRST_HEIGHT = 800
/** Rows whose mean height is believed for those that were not drawn yet. */
const ENOUGH = 6

/** Layout effects say "useLayoutEffect does nothing on the server" on React 18. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * The rows that can be seen, in the page's scroll or in that of the nearest box that scrolls. Rows stay in the flow of the
 * page and are measured as they are drawn, so that their heights may differ; what is on the screen stays there while estimates become
 * measures and rows come above.
 */
export function useVirtualRows<Row>({ rows, rowKey, body, estimate, keep }: VirtualRowsOptions<Row>) {
  const measured = useRef({ heights: new Map<string, number>(), typical: 0, width: 0 }).current
  const [measures, remeasure] = useReducer((count: number) => count + 1, 0)
  const [seen, setSeen] = useState({ first: 0, last: Math.ceil(FIRST_HEIGHT / estimate) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: `measures` says that `measured` has changed
  const starts = useMemo(() => {
    const heights = rows.map((row) => measured.heights.get(rowKey(row)) ?? 0)
    return sumHeights(heights, measured.typical || estimate)
  }, [rows, rowKey, estimate, measures])

  const latest = useRef({ rows, rowKey, starts })
  useBrowserLayoutEffect(() => {
    latest.current = { rows, rowKey, starts }
  })

  const scroller = useRef<Element | null>(null)
  const look = useRef(() => {
    const element = body.current
    if (!element) return
    const { start, end } = visibleSpan(element, scroller.current)
    const { starts } = latest.current
    const first = Math.max(rowAt(starts, start) - OVERSCAN, 0)
    const last = rowAt(starts, end) + OVERSCAN
    setSeen((seen) => (seen.first === first && seen.last === last ? seen : { first, last }))
  }).current

  const sizes = useRef<ResizeObserver>(undefined)
  const hasRows = rows.length > 0
  useBrowserLayoutEffect(() => {
    const element = body.current
    if (!element || !hasRows) return
    const findScroller = () => {
      scroller.current = scrollerOf(element)
    }
    findScroller()
    // In the same task as the scroll event: a frame later would show a gap.
    const onScroll = (event: Event) => {
      if (event.target instanceof Node && event.target.contains(element)) flushSync(look)
    }
    const onResize = () => {
      findScroller()
      look()
    }
    const ends = new AbortController()
    const options = { signal: ends.signal, passive: true, capture: true }
    // Scroll events do not bubble, but they can be caught on their way down; not on their way out of a shadow tree.
    for (const target of new Set([document, element.getRootNode()]))
      target.addEventListener('scroll', onScroll, options)
    window.addEventListener('resize', onResize, options)
    // What the host puts above the list moves it without any scrolling.
    const page = new ResizeObserver(onResize)
    for (const box of [document.body, scroller.current ?? element]) page.observe(box)
    return () => {
      ends.abort()
      page.disconnect()
    }
  }, [body, look, hasRows])

  // What is seen may have changed with every drawing: rows came, or turned out taller than thought.
  useBrowserLayoutEffect(look, [starts])

  // The first row in view, and how far it is from the first of all: neither scrolling nor the host changes that.
  const anchor = useRef<{ row: Element; offset: number }>(undefined)
  useBrowserLayoutEffect(() => {
    const element = body.current
    if (!element) return
    const offsetOf = (row: Element) => row.getBoundingClientRect().top - element.getBoundingClientRect().top
    const held = anchor.current
    const moved = held?.row.isConnected ? offsetOf(held.row) - held.offset : 0
    // Not at the top of the list: there, what is new is what a reader waits for.
    if (Math.abs(moved) >= 1 && visibleSpan(element, scroller.current).start > 0) {
      const page = scroller.current ?? document.scrollingElement
      page?.scrollBy({ top: moved, behavior: 'instant' })
    }
    const { start } = visibleSpan(element, scroller.current)
    const row = [...element.children].find((row) => offsetOf(row) + row.clientHeight > start)
    anchor.current = row && { row, offset: offsetOf(row) }
  })

  const observe = useRef((element: HTMLElement) => {
    sizes.current ??= new ResizeObserver((entries) => {
      const { rows, rowKey } = latest.current
      const { heights } = measured
      const width = body.current?.clientWidth ?? 0
      // Another width, another layout: nothing that was measured holds.
      if (Math.abs(width - measured.width) > 1) Object.assign(measured, { typical: 0, width }).heights.clear()
      let isNews = false
      for (const { target, borderBoxSize } of entries) {
        const row = rows[Number((target as HTMLElement).dataset.index)]
        const height = borderBoxSize[0]?.blockSize
        if (row === undefined || !height || heights.get(rowKey(row)) === height) continue
        heights.set(rowKey(row), height)
        isNews = true
      }
      if (!measured.typical && heights.size >= Math.min(ENOUGH, rows.length)) {
        measured.typical = [...heights.values()].reduce((sum, height) => sum + height, 0) / heights.size
      }
      if (isNews) remeasure()
    })
    const observer = sizes.current
    observer.observe(element)
    return () => observer.unobserve(element)
  }).current

  const first = Math.min(seen.first, Math.max(rows.length - 1, 0))
  const drawn: VirtualRow[] = []
  const draw = (index: number) => drawn.push({ index, start: starts[index] ?? 0, end: starts[index + 1] ?? 0 })
  if (keep >= 0 && keep < first) draw(keep)
  for (let index = first; index <= Math.min(seen.last, rows.length - 1); index++) draw(index)
  if (keep > seen.last && keep < rows.length) draw(keep)
  return { drawn, height: starts[rows.length] ?? 0, observe }
}
