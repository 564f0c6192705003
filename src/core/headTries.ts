import { isRateLimitError, isTonCenterError } from './errors.ts'
import { hear } from './pace/hear.ts'

/** What the requests for the newest block have met since the last one was answered. */
export interface HeadTries {
  /** Tries that failed: no answer came, or it is that of a broken service. */
  readonly failed: number
  /** Tries that the service refused because of its limit. */
  readonly refused: number
  /** The last try that failed was answered, with an HTTP error. */
  readonly isAnswered: boolean
}

export const NO_TRIES: HeadTries = { failed: 0, refused: 0, isAnswered: false }

/** Whether an error means that no answer came, or that of a broken service or gateway. A refusal, for whatever reason, is an answer. */
export const isUnanswered = (error: unknown): boolean =>
  isTonCenterError(error) && !isRateLimitError(error) && (error.retryable || error.code === 'not-json')

/** Counts the tries for the newest block, of all callers. Calls listeners at each failure, and at the first answer after it. */
export function createHeadTries() {
  const listeners = new Set<() => void>()
  let now = NO_TRIES
  return {
    now: () => now,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** A try has ended: without an error, or with any. One that was aborted says nothing. */
    ended(error?: unknown) {
      if (error !== undefined && !isTonCenterError(error)) return
      const { failed, refused, isAnswered } = now
      if (isRateLimitError(error)) now = { failed, refused: refused + 1, isAnswered }
      else if (isUnanswered(error))
        now = { failed: failed + 1, refused, isAnswered: isTonCenterError(error) && error.status !== undefined }
      else if (now === NO_TRIES) return
      else now = NO_TRIES
      for (const listener of listeners) hear(listener)
    },
  }
}
