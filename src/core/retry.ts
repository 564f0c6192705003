import type { Clock } from './clock.ts'
import { isRateLimitError, isServerError, isTonCenterError, type TonCenterError } from './errors.ts'

/** Milliseconds before the second try, at most; twice as many before the next. */
const FIRST_MS = 500
const LONGEST_MS = 8_000

/** A longer pause than this is the caller's to wait for, not ours: the request fails, and says how long. */
export const LONGEST_PAUSE_MS = 60_000

export interface RetryPolicy {
  /** Tries after the first. 0 for what changes the chain: it may have arrived. */
  readonly retries: number
  readonly clock: Clock
  readonly signal: AbortSignal
  /** Whether another try of the same request is of no use. */
  isFinal?(error: TonCenterError): boolean
}

/** Runs `attempt` until it succeeds or another try is of no use. Who waits for a slot waits there for the pause after a 429. */
export async function withRetries<Result>(attempt: () => Promise<Result>, policy: RetryPolicy): Promise<Result> {
  const { retries, clock, signal, isFinal } = policy
  for (let tries = 0; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (!isTonCenterError(error)) throw error
      const { retryAfterMs = 0 } = error as { retryAfterMs?: number }
      if (tries >= retries || !error.retryable || retryAfterMs > LONGEST_PAUSE_MS || isFinal?.(error)) throw error
      if (!isRateLimitError(error)) await clock.sleep(delayOf(error, tries), signal)
    }
  }
}

/** What the service asked for, or doubling with "full jitter", so that clients spread. */
function delayOf(error: TonCenterError, tries: number): number {
  if (isServerError(error) && error.retryAfterMs !== undefined) return error.retryAfterMs
  return Math.random() * Math.min(LONGEST_MS, FIRST_MS * 2 ** tries)
}
