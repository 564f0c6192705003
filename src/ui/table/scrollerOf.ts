/** The nearest ancestor that scrolls, or the page itself: rows work wherever the host puts the list. */
export function scrollerOf(element: Element): Element {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  }
  return document.scrollingElement ?? document.documentElement
}
