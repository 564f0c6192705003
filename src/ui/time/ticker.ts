'use client'
import { useSyncExternalStore } from 'react'
import { useFirstNow } from '../../react/context.ts'

/** One clock of a page: ticks once a second while somebody listens and the page is visible. */
interface Ticker {
  now: number
  subscribe(listener: () => void): () => void
}

/** By window, so that nothing exists on a server and two pages share nothing. */
const tickers = new WeakMap<Window, Ticker>()

function createTicker(page: Window): Ticker {
  const listeners = new Set<() => void>()
  let timer: number | undefined
  const tick = () => {
    ticker.now = Date.now()
    for (const listener of listeners) listener()
  }
  const stop = () => {
    page.clearInterval(timer)
    timer = undefined
  }
  const follow = () => {
    if (page.document.hidden) return stop()
    if (timer !== undefined) return
    tick()
    timer = page.setInterval(tick, 1000)
  }
  const ticker: Ticker = {
    now: Date.now(),
    subscribe(listener) {
      if (listeners.size === 0) {
        ticker.now = Date.now()
        page.document.addEventListener('visibilitychange', follow)
        if (!page.document.hidden) timer = page.setInterval(tick, 1000)
      }
      listeners.add(listener)
      return () => {
        if (!listeners.delete(listener) || listeners.size) return
        stop()
        page.document.removeEventListener('visibilitychange', follow)
      }
    },
  }
  return ticker
}

function pageTicker(): Ticker {
  const known = tickers.get(window)
  if (known) return known
  const made = createTicker(window)
  tickers.set(window, made)
  return made
}

const subscribe = (listener: () => void) => pageTicker().subscribe(listener)
const never = () => () => {}

/**
 * A value that depends on the time, computed once a second. Renders again only when it differs, so return a string or a number.
 * `now` (unix ms) is the server's clock in the first render, and absent when the provider has none.
 */
export function useTick<T extends string | number | boolean>(
  select: (now: number | undefined) => T,
  ticking = true,
): T {
  const firstNow = useFirstNow()
  return useSyncExternalStore(
    ticking ? subscribe : never,
    () => select(pageTicker().now),
    () => select(firstNow),
  )
}
