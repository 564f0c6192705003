import { vi } from 'vitest'

/** Adds what jsdom lacks for lists. The observer reports no size, and nothing scrolls. */
export function stubLayout(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  Element.prototype.scrollIntoView = () => {}
}
