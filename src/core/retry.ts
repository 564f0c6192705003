import { isServerError, type TonCenterError } from './errors.ts'

const FIRST_MS = 500
const LONGEST_MS = 8_000

/** A longer pause than this is the caller's to wait for, not ours: the request fails, and says how long. */
export const LONGEST_PAUSE_MS = 60_000

/** How long to wait before trying again: what the service asked for, or doubling with "full jitter", so that clients spread. */
export function retryDelay(error: TonCenterError, attempt: number): number {
  if (isServerError(error) && error.retryAfterMs !== undefined) return error.retryAfterMs
  return Math.random() * Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt)
}

/** Whether `error` is the reason of an aborted signal. */
export const isAborted = (error: unknown, signal: AbortSignal): boolean => signal.aborted && error === signal.reason
