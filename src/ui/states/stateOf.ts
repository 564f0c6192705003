import { isRateLimitError } from '../../core/errors.ts'

export type State = 'pending' | 'ready' | 'empty' | 'stale' | 'rate-limited' | 'error'

interface KnownQuery {
  /** `undefined` until an answer has loaded. */
  isThere: boolean | undefined
  /** Of the last request; `null` after a good answer. */
  error?: unknown
  /** The client waits before it asks. */
  isPaused?: boolean
}

/** The state of what one query fills. Loaded data stay: a later error makes them stale, and a pause changes nothing. */
export function stateOf({ isThere, error = null, isPaused = false }: KnownQuery): State {
  if (isThere === undefined) {
    if (isPaused || isRateLimitError(error)) return 'rate-limited'
    return error === null ? 'pending' : 'error'
  }
  if (error !== null) return 'stale'
  return isThere ? 'ready' : 'empty'
}
