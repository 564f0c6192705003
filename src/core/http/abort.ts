/** A signal that aborts when another signal aborts, or when `abort` is called. */
export interface Followed {
  readonly signal: AbortSignal
  abort(reason?: unknown): void
  /** Removes the listener: on a long-lived signal it would keep its closure in memory. */
  release(): void
}

/**
 * Makes a signal that follows `other` until it is released. `AbortSignal.any` is absent before Safari 17.4 and Chrome
 * 116. On Node 20 it keeps its listeners for ever.
 */
export function follow(other: AbortSignal | undefined): Followed {
  const own = new AbortController()
  const abort = () => own.abort(other?.reason)
  if (other?.aborted) abort()
  else other?.addEventListener('abort', abort, { once: true })
  return {
    signal: own.signal,
    abort: (reason) => own.abort(reason),
    release: () => other?.removeEventListener('abort', abort),
  }
}
