/** A stretch of pixels. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** The nearest ancestor that scrolls, or `null` for the page itself: rows work wherever the host puts the list. */
export function scrollerOf(element: Element): Element | null {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    if (/auto|scroll|overlay/.test(getComputedStyle(at).overflowY)) return at
  }
  return null
}

/** Which pixels of `element`, counted from its top, can be seen through its scroller and the window. */
export function visibleSpan(element: Element, scroller: Element | null): Span {
  const { top } = element.getBoundingClientRect()
  const box = scroller?.getBoundingClientRect()
  const from = Math.max(box?.top ?? 0, 0)
  const to = Math.min(box?.bottom ?? window.innerHeight, window.innerHeight)
  return { start: from - top, end: Math.max(to, from) - top }
}

/** Where each row starts, by the heights that are known (0: not yet) and `typical` for the others; the last is the end. */
export function sumHeights(heights: ArrayLike<number>, typical: number): Float64Array {
  const starts = new Float64Array(heights.length + 1)
  for (let row = 0; row < heights.length; row++) starts[row + 1] = (starts[row] ?? 0) + (heights[row] || typical)
  return starts
}

/** The row at `offset`: the last one that starts at or before it. */
export function rowAt(starts: Float64Array, offset: number): number {
  let low = 0
  let high = Math.max(starts.length - 2, 0)
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}
