import type { Query } from '@tanstack/react-query'

let isRefresh = false
/** The last fetch of each query. */
const fetches = /* @__PURE__ */ new WeakMap<object, AbortSignal>()
/** A timer may be so much early, milliseconds. */
const EARLY_MS = 20

/** Requests made while `run` runs refresh loaded data. */
export function asRefresh(run: () => void): void {
  isRefresh = true
  try {
    run()
  } finally {
    isRefresh = false
  }
}

/**
 * Whether a fetch that begins now renews what is there: one of `refresh`, or a poll of TanStack's `refetchInterval`. TanStack marks none:
 * a poll has data that are as old as the interval, are not invalidated, and whose last fetch nobody has cancelled to reload at once.
 */
export function beginsRefresh(query: Query | undefined, signal: AbortSignal): boolean {
  if (isRefresh || !query) return isRefresh
  const { data, dataUpdatedAt, errorUpdatedAt, isInvalidated } = query.state
  const isCut = fetches.get(query)?.aborted
  fetches.set(query, signal)
  if (data === undefined || isInvalidated || isCut) return false
  const age = Date.now() - Math.max(dataUpdatedAt, errorUpdatedAt) + EARLY_MS
  return query.observers.some(({ options: { refetchInterval: every } }) => {
    const ms = typeof every === 'function' ? every(query) : every
    return ms && age >= ms
  })
}
