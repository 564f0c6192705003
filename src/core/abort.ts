/**
 * A signal that aborts with the first of `signals`, until `release` is called. `AbortSignal.any` is absent before Safari 17.4 and
 * Chrome 116, and on Node 20 it keeps what listens to it for ever.
 */
export function joinSignals(...signals: (AbortSignal | undefined)[]): { signal: AbortSignal; release(): void } {
  const joined = new AbortController()
  const given = signals.filter((signal) => signal !== undefined)
  const abort = () => joined.abort(given.find(({ aborted }) => aborted)?.reason)
  for (const signal of given) signal.addEventListener('abort', abort, { once: true })
  if (given.some(({ aborted }) => aborted)) abort()
  return {
    signal: joined.signal,
    release() {
      for (const signal of given) signal.removeEventListener('abort', abort)
    },
  }
}
