/** Calls `run` when a signal aborts, at once where it has. Gives what removes the listener. */
export function onAbort(signal: AbortSignal | undefined, run: () => void): () => void {
  if (signal?.aborted) run()
  else signal?.addEventListener('abort', run, { once: true })
  return () => signal?.removeEventListener('abort', run)
}

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
  return {
    signal: own.signal,
    abort: (reason) => own.abort(reason),
    release: onAbort(other, () => own.abort(other?.reason)),
  }
}
