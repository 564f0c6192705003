import { isTonCenterError, type TonCenterError } from './errors.ts'
import type { Clock } from './pace/clock.ts'

/** Milliseconds before the second try, at most; twice as many before the next. */
const FIRST_MS = 500
const LONGEST_MS = 8_000

/**
 * Milliseconds after its first refusal for which a request obeys refusals that ask to wait, in all. A longer pause is for the
 * caller to wait: the request fails, and its error has the time.
 */
export const LONGEST_PAUSE_MS = 60_000

export interface RetryPolicy {
  /** How many failures are tried again; 0: no refusal either. 0 for what changes the chain: it may have arrived. */
  readonly retries: number
  readonly clock: Clock
  readonly signal: AbortSignal
  /** Whether another try of the same request is of no use. */
  isFinal?(error: TonCenterError): boolean
  /** Called after each failure that is tried again, with the number of them so far. */
  onRetry?: ((failures: number, error: TonCenterError) => void) | undefined
}

/** For how long the service or its proxy asks to wait, milliseconds. */
export const retryAfterOf = (error: unknown) => (error as { retryAfterMs?: number } | undefined)?.retryAfterMs

/**
 * Runs `attempt` until it succeeds or another try is of no use. A refusal that asks to wait is no failure: a busy
 * service answers later. The wait is that of the slot, where all requests of the client pause.
 */
export async function withRetries<Result>(attempt: () => Promise<Result>, policy: RetryPolicy): Promise<Result> {
  const { retries, clock, signal, isFinal, onRetry } = policy
  let failures = 0
  let patientUntil: number | undefined
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!isTonCenterError(error) || !retries || !error.retryable || isFinal?.(error)) throw error
      const waitMs = retryAfterOf(error)
      if (waitMs) {
        patientUntil ??= clock.now() + LONGEST_PAUSE_MS
        if (clock.now() + waitMs > patientUntil) throw error
      } else {
        if (failures >= retries) throw error
        failures += 1
        onRetry?.(failures, error)
        // Doubling with "full jitter", so that clients spread.
        await clock.sleep(Math.random() * Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1)), signal)
      }
    }
  }
}
