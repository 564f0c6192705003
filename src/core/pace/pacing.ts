import { LONGEST_PAUSE_MS } from '../retry.ts'
import type { Clock } from './clock.ts'
import { NO_PACE, type Pace, TIMES } from './share.ts'

/** For how long a pause slows the pace after it began, milliseconds: to half at first, then less and less. */
const SLOW_MS = 15_000
/** Time that late timers lose and the pace makes up for, at most, milliseconds. */
const LATE_MS = 10

/**
 * Milliseconds that the requests of one second take beyond that second. Network jitter and late timers up to this much
 * move no request into the second before. A low rate has room for the jitter of mobile networks.
 */
const spareMs = (requestsPerSecond: number) => (requestsPerSecond < 5 ? 150 : 80)

/** When the next slot is, and how a pause slows the slots after it. */
export interface Pacing {
  readonly hasLimit: boolean
  /** The pace on the clock of now. */
  look(): Pace
  /** Takes over what other clients have kept: the later time counts. */
  learn(kept: Pace): Pace
  /** Takes the slot of now. Gives whether there is one. A refresh leaves the next slot to others. */
  take(isRefresh?: boolean): boolean
  /** Milliseconds to the next slot; 0 and less where it is there. */
  msToSlot(isRefresh?: boolean): number
  /** 1 when a pause begins, 0 when it is forgotten. */
  slowness(): number
  /** Nobody sends for `ms`. Gives whether that also slows the pace: not for a request sent before the last slow-down. */
  pause(ms: number, sentAt: number): boolean
}

export function createPacing(requestsPerSecond: number, clock: Clock): Pacing {
  /** Milliseconds between two requests; 0 where there is no limit. */
  const interval = 1_000 / requestsPerSecond + spareMs(requestsPerSecond) / Math.max(1, requestsPerSecond)
  let pace: Pace = NO_PACE

  /**
   * A pace on the clock of now: a clock that was set back takes the times with it. A time that is later than possible
   * is none.
   */
  function current({ at, nextSlotAt, refreshAt, pausedUntil, slowUntil }: Pace): Pace {
    const now = clock.now()
    const back = Math.max(0, at - now)
    const within = (time: number, longest: number) => (time - back <= now + longest + 1 ? time - back : 0)
    return {
      at: now,
      nextSlotAt: within(nextSlotAt, 2 * interval),
      refreshAt: within(refreshAt, 4 * interval),
      pausedUntil: within(pausedUntil, LONGEST_PAUSE_MS),
      slowUntil: within(slowUntil, SLOW_MS),
    }
  }

  const msToSlot = (isRefresh = false) =>
    Math.max(pace.nextSlotAt, pace.pausedUntil, isRefresh ? pace.refreshAt : 0) - pace.at
  const slowness = () => Math.max(0, pace.slowUntil - pace.at) / SLOW_MS

  return {
    hasLimit: interval > 0,
    look() {
      pace = current(pace)
      return pace
    },
    learn(kept) {
      pace = current(pace)
      const other = current(kept)
      for (const time of TIMES) pace[time] = Math.max(pace[time], other[time])
      return pace
    },
    take(isRefresh = false) {
      if (msToSlot(isRefresh) > 0) return false
      const step = interval * (1 + slowness())
      pace.nextSlotAt = Math.max(pace.nextSlotAt, pace.at - LATE_MS) + step
      if (isRefresh) pace.refreshAt = pace.nextSlotAt + step
      return true
    },
    msToSlot,
    slowness,
    pause(ms, sentAt) {
      pace = current(pace)
      const slowedAt = pace.slowUntil - SLOW_MS
      // A request that was sent before the last slow-down does not slow the pace again: the pause covers it.
      const isNews = sentAt > slowedAt
      const from = isNews ? pace.at : slowedAt
      if (isNews) pace.slowUntil = pace.at + SLOW_MS
      pace.pausedUntil = Math.max(pace.pausedUntil, from + Math.min(ms, LONGEST_PAUSE_MS))
      return isNews
    },
  }
}
