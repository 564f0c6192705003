/** A signal that aborts with another one, or when told to. */
export interface Followed {
  readonly signal: AbortSignal
  abort(reason?: unknown): void
  /** Ends the following: a listener that stays on a longer signal keeps what it knows. */
  release(): void
}

/**
 * Makes a signal that follows `other` until it is released. `AbortSignal.any` is absent before Safari 17.4 and Chrome 116, and on
 * Node 20 it keeps what listens to it for ever.
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
