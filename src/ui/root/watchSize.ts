/** Calls `onSize` now and whenever the size of an element changes, until the function that it returns is called. */
export function watchSize(element: Element, onSize: () => void): () => void {
  onSize()
  // jsdom has none: there nothing has a size.
  if (typeof ResizeObserver === 'undefined') return () => {}
  const sizes = new ResizeObserver(onSize)
  sizes.observe(element)
  return () => sizes.disconnect()
}
