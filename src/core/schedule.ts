import { attempt } from './attempt.ts'
import type { Clock } from './clock.ts'
import { hear } from './hear.ts'
import { LONGEST_PAUSE_MS } from './retry.ts'
import { NO_PACE, type Pace, type Share } from './share.ts'

/** What goes first when requests have to wait. */
export type Priority = 'visible' | 'mounted' | 'prefetch'
/** What changes the chain goes before all reads: a signature expires. */
export type Turn = Priority | 'send'
const RANK: Record<Turn, number> = { send: 0, visible: 1, mounted: 2, prefetch: 3 }

/** A priority as it is now: some change while they wait. Code of the app gives it, and may fail. */
export const priorityNow = <Some extends Turn>(priority: Some | (() => Some)): Some | 'mounted' =>
  typeof priority === 'function' ? (attempt(priority) ?? 'mounted') : priority

/** The highest of some priorities. */
export const urgent = (wanted: Priority[]): Priority => wanted.sort((a, b) => RANK[a] - RANK[b])[0] ?? 'mounted'

/** What the client may send, and when. */
export interface Budget {
  /** The pace of now: lower than allowed for a while after a pause. `Infinity` where there is no limit. */
  readonly requestsPerSecond: number
  /** Requests that wait for a slot. */
  readonly queued: number
  /** Unix ms until which nothing is sent because the service asked for a pause, or `null`. */
  readonly pausedUntil: number | null
  /** Unix ms of the next slot. */
  readonly nextSlotAt: number
}

/** A request has waited for its slot as long as it may: nothing was sent. */
export class NoSlotError extends Error {}

interface Waiting {
  readonly isSend: boolean
  /** Whether it looks at the clock by itself. */
  readonly ticks: boolean
  rank(): number
  go(): void
}

/** Hands out the slots in which requests may leave. */
export interface Schedule {
  /**
   * Resolves when it is this request's turn, with a function to call when the request has ended. Rejects with the signal's reason
   * when aborted, with `NoSlotError` after `withinMs`. With `withinMs` the request waits by timers of its own: in a Worker, those
   * of another request end with that request.
   */
  slot(turn: Turn | (() => Turn), signal?: AbortSignal, withinMs?: number): Promise<() => void>
  /** Nobody sends for `ms`, and less often for a while after that. `sentAt` is when the refused request left. */
  pause(ms: number, sentAt: number): void
  budget(): Budget
  subscribe(listener: () => void): () => void
  close(): void
}

/** For how long a pause slows the pace after it began, milliseconds: to half at first, then less and less. */
const SLOW_MS = 15_000
/** What a late timer loses is made up for, milliseconds, up to this much. */
const LATE_MS = 10
/** The clock is looked at again after this many milliseconds: it may have jumped, the device may have slept. */
const LONGEST_SLEEP_MS = 5_000
/** A request with timers of its own looks at the clock again after this many milliseconds. */
const TICK_MS = 250
/** Seconds of latency at which requests in flight still reach the allowed rate. */
const LATENCY_S = 4

/**
 * How many milliseconds longer than a second as many requests take as a second allows: so much jitter of the way, and of late
 * timers, moves none of them into the second before. A low rate has room for the jitter of mobile networks.
 */
const spareMs = (requestsPerSecond: number) => (requestsPerSecond < 5 ? 150 : 80)

/**
 * Slots one by one, `requestsPerSecond` at most, by priority, then by age. The pace counts from sending: requests are in flight
 * side by side, `mostInFlight` at most, and twice as many where what changes the chain waits. Who asks to wait pauses all, then slows the pace; where there is no limit, it lets fewer be
 * in flight.
 */
export function createSchedule(
  requestsPerSecond: number,
  clock: Clock,
  share?: Share,
  mostInFlight = Number.POSITIVE_INFINITY,
): Schedule {
  /** Milliseconds between two requests; 0 where there is no limit. */
  const interval = 1_000 / requestsPerSecond + spareMs(requestsPerSecond) / Math.max(1, requestsPerSecond)
  const waiting: Waiting[] = []
  const listeners = new Set<() => void>()
  let pace: Pace = NO_PACE
  let inFlight = 0
  /** Half of those that were in flight when the last pause began. */
  let few = 1
  let sleeping: AbortController | undefined
  let isAsking = false
  let isClosed = false
  let budget: Budget | undefined

  function changed() {
    budget = undefined
    for (const listener of listeners) hear(listener)
  }

  /** A pace on the clock of now: a clock that was set back takes the times with it. What is later than it can be is none. */
  function current({ at, nextSlotAt, pausedUntil, slowUntil }: Pace): Pace {
    const now = clock.now()
    const back = Math.max(0, at - now)
    const within = (time: number, longest: number) => (time - back <= now + longest + 1 ? time - back : 0)
    return {
      at: now,
      nextSlotAt: within(nextSlotAt, 2 * interval),
      pausedUntil: within(pausedUntil, LONGEST_PAUSE_MS),
      slowUntil: within(slowUntil, SLOW_MS),
    }
  }

  /** Takes over what other clients have kept: the later time counts. */
  function learn(kept: Pace): Pace {
    const [own, other] = [current(pace), current(kept)]
    pace = {
      at: own.at,
      nextSlotAt: Math.max(own.nextSlotAt, other.nextSlotAt),
      pausedUntil: Math.max(own.pausedUntil, other.pausedUntil),
      slowUntil: Math.max(own.slowUntil, other.slowUntil),
    }
    return pace
  }

  /** 1 when a pause begins, 0 when it is forgotten. */
  const slowness = ({ at, slowUntil }: Pace) => Math.max(0, slowUntil - at) / SLOW_MS

  const msToSlot = ({ at, nextSlotAt, pausedUntil }: Pace) => Math.max(nextSlotAt, pausedUntil) - at

  /** Whether only the end of a request makes place for another. What changes the chain waits for no read. */
  function isFull() {
    const most = interval ? Math.max(2, Math.ceil(requestsPerSecond * LATENCY_S)) : Math.floor(few / slowness(pace))
    return inFlight >= (waiting.some(({ isSend }) => isSend) ? 2 * mostInFlight : Math.min(most, mostInFlight))
  }

  /** Takes the slot of now. Gives whether there is one. */
  function take(): boolean {
    if (msToSlot(pace) > 0) return false
    pace.nextSlotAt = Math.max(pace.nextSlotAt, pace.at - LATE_MS) + interval * (1 + slowness(pace))
    return true
  }

  /** Sends the request whose turn it is. */
  function send() {
    const ranks = waiting.map(({ rank }) => rank())
    const [first] = waiting.splice(ranks.indexOf(Math.min(...ranks)), 1)
    first?.go()
    changed()
  }

  /** Sends what may leave, then sleeps until more may, or until those who look on have something to see. */
  function wake() {
    sleeping?.abort()
    sleeping = undefined
    while (waiting.length) {
      pace = current(pace)
      if (isClosed || isAsking || isFull()) return
      if (msToSlot(pace) > 0) return waiting.every(({ ticks }) => ticks) ? undefined : sleep(msToSlot(pace))
      if (share) return void ask(share)
      take()
      send()
    }
    const { at, pausedUntil, slowUntil } = current(pace)
    const ends = [pausedUntil - at, slowUntil - at].filter((ms) => ms > 0)
    if (listeners.size && ends.length && !isClosed) sleep(Math.min(...ends))
  }

  function sleep(ms: number) {
    // A listener that asks in between has made it sleep already.
    sleeping?.abort()
    const stop = new AbortController()
    sleeping = stop
    const slept = () => {
      if (!waiting.length) changed()
      wake()
    }
    clock.sleep(Math.min(ms, LONGEST_SLEEP_MS), stop.signal).then(slept, () => {})
  }

  /** Asks for the slot of now among all who share the pace. Who finds none sleeps, and asks again. */
  async function ask(share: Share) {
    let isTaken = false
    isAsking = true
    await share.update((kept) => {
      learn(kept)
      isTaken = take()
      return pace
    })
    isAsking = false
    if (isTaken && waiting.length && !isClosed) send()
    wake()
  }

  share?.subscribe((kept) => {
    learn(kept)
    changed()
    wake()
  })

  return {
    slot: (turn, signal, withinMs) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        const lateAt = withinMs === undefined ? Number.POSITIVE_INFINITY : clock.now() + withinMs
        const gone = new AbortController()
        const end = () => {
          gone.abort()
          signal?.removeEventListener('abort', abort)
        }
        const leave = (reason: unknown) => {
          waiting.splice(waiting.indexOf(entry), 1)
          end()
          changed()
          reject(reason)
        }
        const abort = () => leave(signal?.reason)
        async function tick() {
          while (!gone.signal.aborted) {
            const left = lateAt - clock.now()
            if (left <= 0) return leave(new NoSlotError())
            const ms = msToSlot(current(pace))
            await clock.sleep(Math.min(left, ms > 0 ? ms : TICK_MS, TICK_MS), gone.signal)
            wake()
          }
        }
        const entry: Waiting = {
          isSend: turn === 'send',
          ticks: withinMs !== undefined,
          rank: () => RANK[priorityNow(turn)],
          go() {
            end()
            // A device that slept wakes all at once.
            if (clock.now() > lateAt) return reject(new NoSlotError())
            inFlight++
            resolve(() => {
              inFlight--
              wake()
            })
          },
        }
        signal?.addEventListener('abort', abort, { once: true })
        waiting.push(entry)
        changed()
        wake()
        if (entry.ticks) tick().catch(() => {})
      }),
    pause(ms, sentAt) {
      pace = current(pace)
      const slowedAt = pace.slowUntil - SLOW_MS
      // What left before the last slow-down says nothing about the pace of now: its pause began with that of the others.
      const isNews = sentAt > slowedAt
      if (isNews) {
        pace.slowUntil = pace.at + SLOW_MS
        few = Math.max(1, Math.floor(inFlight / 2))
      }
      const from = isNews ? pace.at : slowedAt
      pace.pausedUntil = Math.max(pace.pausedUntil, from + Math.min(ms, LONGEST_PAUSE_MS))
      void share?.update(learn)
      changed()
      wake()
    },
    budget() {
      // One object for as long as nothing has changed: a store that React reads compares by identity.
      if (budget?.pausedUntil && budget.pausedUntil <= clock.now()) budget = undefined
      if (!budget) {
        const now = current(pace)
        budget = {
          requestsPerSecond: requestsPerSecond / (1 + slowness(now)),
          queued: waiting.length,
          pausedUntil: now.pausedUntil > now.at ? now.pausedUntil : null,
          nextSlotAt: now.nextSlotAt,
        }
      }
      return budget
    },
    subscribe(listener) {
      listeners.add(listener)
      wake()
      return () => void listeners.delete(listener)
    },
    close() {
      isClosed = true
      sleeping?.abort()
      share?.close()
    },
  }
}
