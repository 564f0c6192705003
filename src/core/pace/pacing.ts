import { LONGEST_PAUSE_MS } from '../retry.ts'
import type { Clock } from './clock.ts'
import { NO_PACE, type Pace, TIMES } from './share.ts'

/** For how long the second of two refusals slows the pace, milliseconds: to half at first, then less and less. */
const SLOW_MS = 15_000
/** A refusal among so many requests after a pause slows the pace. One on its own only pauses. */
const WINDOW = 10
/** Time that late timers lose and the pace makes up for, at most, milliseconds. */
const LATE_MS = 10
/** Round trips from which the jitter is estimated. */
const TRIPS = 32
/** What a refusal makes of the margin: so many times the jitter, and so many times the margin of before, at least. */
const JITTERS = 3.5
const WIDER = 1.2
/** The longest margin, in intervals of the rate. */
const WIDEST = 3
/** The margin is small again after some 600 requests without a refusal: it fades by so much for each since the last pause. */
const FADE = 1e-5

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
  /** Nobody sends for `ms`. Gives whether that is news: not for a request that was sent before the end of the last pause. */
  pause(ms: number, sentAt: number): boolean
  /** Learns how long an answer took. */
  trip(ms: number): void
}

export function createPacing(requestsPerSecond: number, clock: Clock): Pacing {
  /** Milliseconds between two requests; 0 where there is no limit. */
  const interval = 1_000 / requestsPerSecond
  /** How many requests a limiter takes at once, unless it wants them evenly spaced. */
  const burst = Math.max(1, requestsPerSecond)
  /**
   * The margin at least. Network jitter and late timers of 80 ms in all move no request into the second before. A low rate has room
   * for the jitter of mobile networks.
   */
  const least = (requestsPerSecond < 5 ? 150 : 80) / burst
  /** Milliseconds that a request waits beyond the interval. */
  let margin = least
  /** Milliseconds to the next slot of any client at most: each has a margin of its own. */
  const longest = 2 * (1 + WIDEST) * interval
  const trips: number[] = []
  let pace: Pace = NO_PACE

  /** How many requests the pace has had place for since the last pause. */
  const since = (time: number) => (time - pace.pausedUntil) / (interval + margin)

  /**
   * Follows a refusal after so many requests. The first request after a pause has no jitter before it, and a limiter that refuses the next
   * has no burst. Fast answers differ by the jitter: those waited for the network, not for the service.
   */
  function slowDown(requests: number) {
    if (!interval || requests < WINDOW) pace.slowUntil = pace.at + SLOW_MS
    const sorted = [...trips].sort((a, b) => a - b)
    const jitter = (sorted[trips.length >> 2] as number) - (sorted[trips.length >> 4] as number) || 0
    const wanted = (JITTERS * jitter) / (requests < burst / 2 ? 1 : burst)
    if (requests >= 0.5) margin = Math.min(WIDEST * interval, Math.max(WIDER * margin, wanted))
  }

  /**
   * A pace on the clock of now: a clock that was set back takes the times with it. A time that is later than possible
   * is none.
   */
  function current({ at, nextSlotAt, refreshAt, pausedUntil, slowUntil }: Pace): Pace {
    const now = clock.now()
    const back = Math.max(0, at - now)
    const within = (time: number, most: number) => (time - back <= now + most + 1 ? time - back : 0)
    return {
      at: now,
      nextSlotAt: within(nextSlotAt, longest),
      refreshAt: within(refreshAt, 2 * longest),
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
      const step = (interval + margin) * (1 + slowness())
      margin = Math.max(least, margin * (1 - FADE * since(pace.at)) || 0)
      pace.nextSlotAt = Math.max(pace.nextSlotAt, pace.at - LATE_MS) + step
      if (isRefresh) pace.refreshAt = pace.nextSlotAt + step
      return true
    },
    msToSlot,
    slowness,
    pause(ms, sentAt) {
      pace = current(pace)
      const isNews = sentAt >= pace.pausedUntil
      if (isNews) slowDown(since(sentAt))
      const end = (isNews ? pace.at : sentAt) + Math.min(ms, LONGEST_PAUSE_MS)
      pace.pausedUntil = Math.max(pace.pausedUntil, end, isNews ? pace.nextSlotAt : 0)
      return isNews
    },
    trip(ms) {
      if (trips.push(ms) > TRIPS) trips.shift()
    },
  }
}
