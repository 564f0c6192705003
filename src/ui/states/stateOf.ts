import { isRateLimitError } from '../../core/errors.ts'

export type State = 'pending' | 'ready' | 'empty' | 'stale' | 'rate-limited' | 'error'

interface Known {
  /** `undefined` until an answer has come. */
  isThere: boolean | undefined
  /** Of the last request; `null` after a good answer. */
  error?: unknown
  /** The client waits before it asks. */
  isPaused?: boolean
}

/** The state of what one query fills. What is there stays: a later error makes it stale, and a pause changes nothing. */
export function stateOf({ isThere, error = null, isPaused = false }: Known): State {
  if (isThere === undefined) {
    if (isPaused || isRateLimitError(error)) return 'rate-limited'
    return error === null ? 'pending' : 'error'
  }
  if (error !== null) return 'stale'
  return isThere ? 'ready' : 'empty'
}
