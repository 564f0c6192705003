import { isRateLimitError, isTonCenterError } from './errors.ts'
import type { Clock } from './pace/clock.ts'
import { hear } from './pace/hear.ts'

/** What the requests for the newest block have met since the last one was answered. */
export interface HeadTries {
  /** Tries that failed: no answer came, or it is that of a broken service. */
  readonly failed: number
  /** Requests that failed with all their tries, one after the other. Those at the same time count as one. */
  readonly rounds: number
  /** Tries that the service refused because of its limit. */
  readonly refused: number
  /** The last try that failed was answered, with an HTTP error. */
  readonly isAnswered: boolean
  /** A try was sent more than three seconds ago, and has no answer. Or another request was, and nothing has been answered since. */
  readonly isSilent: boolean
  /** The same of any request of the client that reads. */
  readonly isAnySilent: boolean
}

/** After as long, milliseconds, an answer is late. One that takes three seconds is not. */
export const SILENT_MS = 3_200

export const NO_TRIES: HeadTries = {
  failed: 0,
  rounds: 0,
  refused: 0,
  isAnswered: false,
  isSilent: false,
  isAnySilent: false,
}

/** Whether an error means that no answer came, or that of a broken service or gateway. A refusal, for whatever reason, is an answer. */
export const isUnanswered = (error: unknown): boolean =>
  isTonCenterError(error) && !isRateLimitError(error) && (error.retryable || error.code === 'not-json')

/** The tries of one request, as they end. */
export interface FollowedTries {
  /** The try that runs has had no answer for long. */
  silent(): void
  /** A try has ended: without an error, or with any. One that was aborted says nothing. */
  ended(error?: unknown): void
  /** No try follows. */
  over(): void
}

/** Counts the tries for the newest block, of all callers. Calls listeners at each failure, at a silence, and at the end of both. */
export function createHeadTries({ now: time }: Pick<Clock, 'now'>) {
  const listeners = new Set<() => void>()
  const silent = { head: 0, any: 0 }
  let answeredAt = Number.NEGATIVE_INFINITY
  // Of all requests.
  let isSilence = false
  let now = NO_TRIES
  let isInRound = false

  function set(change: Partial<HeadTries>) {
    const next = {
      ...now,
      ...change,
      isSilent: silent.head > 0 || (isSilence && silent.any > 0),
      isAnySilent: silent.any > 0,
    }
    const isNew = Object.entries(next).some(([name, value]) => now[name as keyof HeadTries] !== value)
    if (!isNew) return
    now = next
    for (const listener of listeners) hear(listener)
  }

  return {
    now: () => now,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Hears of one request. Of others than that for the newest block the silence counts alone. */
    follow(isHead: boolean): FollowedTries {
      const isRound = isHead && !isInRound
      if (isRound) isInRound = true
      let isSilent = false
      let hasFailed = false
      const count = (by: 1 | -1) => {
        isSilent = by > 0
        silent.any += by
        if (isHead) silent.head += by
      }
      return {
        silent() {
          count(1)
          isSilence ||= time() - answeredAt >= SILENT_MS
          set({})
        },
        ended(error) {
          if (isSilent) count(-1)
          hasFailed = isUnanswered(error)
          if (error === undefined) {
            answeredAt = time()
            isSilence = false
          }
          if (!isHead || (error !== undefined && !isTonCenterError(error))) set({})
          else if (isRateLimitError(error)) set({ refused: now.refused + 1 })
          else if (hasFailed)
            set({ failed: now.failed + 1, isAnswered: isTonCenterError(error) && error.status !== undefined })
          else set(NO_TRIES)
        },
        over() {
          if (isRound) isInRound = false
          if (isRound && hasFailed) set({ rounds: now.rounds + 1 })
        },
      }
    },
  }
}
