import { onAbort } from '../http/abort.ts'

/** Time as an argument, so that tests and simulations can pass their own. */
export interface Clock {
  /** Unix milliseconds. */
  now(): number
  /** Resolves after `ms`; rejects with the signal's reason when aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

/** The longest that a timer can wait: beyond it `setTimeout` fires at once. */
export const LONGEST_MS = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      const wake = () => {
        release()
        resolve()
      }
      const timer = setTimeout(wake, Math.min(ms, LONGEST_MS))
      const release = onAbort(signal, () => {
        clearTimeout(timer)
        reject(signal?.reason)
      })
    }),
}
