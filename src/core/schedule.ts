import type { Clock } from './clock.ts'
import type { Pace, Share } from './share.ts'

/** What goes first when requests have to wait. */
export type Priority = 'visible' | 'mounted' | 'prefetch'
const RANK: Record<Priority, number> = { visible: 0, mounted: 1, prefetch: 2 }

/** A priority as it is now: some change while they wait. */
export const priorityNow = (priority: Priority | (() => Priority)): Priority =>
  typeof priority === 'function' ? priority() : priority

/** The highest of some priorities. */
export const urgent = (wanted: Priority[]): Priority => wanted.sort((a, b) => RANK[a] - RANK[b])[0] ?? 'mounted'

/** What the client may send, and when. */
export interface Budget {
  /** The pace of now: lower than allowed for a while after a 429. `Infinity` where there is no limit. */
  readonly requestsPerSecond: number
  /** Requests that wait for a slot. */
  readonly queued: number
  /** Unix ms until which nothing is sent because the service asked for a pause, or `null`. */
  readonly pausedUntil: number | null
  /** Unix ms of the next slot. */
  readonly nextSlotAt: number
}

interface Waiting {
  rank: () => number
  go(answered: Answered): void
}

/** To be called when the answer is there, or will not come; with `true` where the service has answered the request. */
export type Answered = (served: boolean) => void

/** Hands out the slots in which requests may leave. */
export interface Schedule {
  /** Resolves when it is this request's turn. Rejects when aborted. */
  slot(priority: Priority | (() => Priority), signal?: AbortSignal): Promise<Answered>
  /** Nobody sends for `ms`, and less often after that. `sentAt` is when the request left that was refused. */
  pause(ms: number, sentAt: number): void
  budget(): Budget
  subscribe(listener: () => void): () => void
  close(): void
}

/** What a 429 makes of the time between two requests, and each answer after that: some thirty answers take one 429 back. */
const SLOWER = 1.5
const FASTER = 0.985
/** Milliseconds between two requests, at most. */
const SLOWEST = 10_000
/** For how long an answer is waited for beyond the interval, milliseconds, where the interval is shorter than that. */
const PATIENCE = 500

/**
 * One request per `1 / requestsPerSecond`, by priority, then by age. The pace is kept from the previous answer as well as from
 * the previous send: under jitter two requests sent a second apart can arrive closer together, an answer proves arrival.
 */
export function createSchedule(requestsPerSecond: number, clock: Clock, share?: Share): Schedule {
  const allowed = 1_000 / requestsPerSecond
  const waiting: Waiting[] = []
  const listeners = new Set<() => void>()
  /** When requests were answered, of the last second: what the service has proven to take. */
  const served: number[] = []
  let pace: Pace = { nextSlotAt: 0, pausedUntil: 0 }
  let interval = allowed
  let slowedAt = 0
  let stop: AbortController | undefined
  let isAsking = false
  let isClosed = false
  let budget: Budget | undefined

  function changed() {
    budget = undefined
    for (const listener of listeners) listener()
  }

  const isFree = ({ nextSlotAt, pausedUntil }: Pace) => Math.max(nextSlotAt, pausedUntil) <= clock.now()

  /** Takes the slot that is free: gives when the next one is if no answer comes. Then the request is likely to have arrived. */
  function reserve(pace: Pace): number {
    pace.nextSlotAt = clock.now() + (interval && interval + Math.max(interval, PATIENCE))
    return pace.nextSlotAt
  }

  /** Sends the request whose turn it is. */
  function send(reserved: number) {
    const first = waiting.reduce((best, entry) => (entry.rank() < best.rank() ? entry : best))
    waiting.splice(waiting.indexOf(first), 1)
    first.go((wasServed) => {
      const now = clock.now()
      if (wasServed) {
        served.push(now)
        while ((served[0] as number) < now - 1_000) served.shift()
        // Near to no limit is none.
        interval = interval < 10 && !allowed ? 0 : Math.max(allowed, interval * FASTER)
      }
      update((pace) => {
        // Only the newest request's answer says that all before it have arrived.
        if (pace.nextSlotAt === reserved) pace.nextSlotAt = now + interval
      })
    })
    changed()
  }

  /** Changes the pace, here or for all clients that share it. */
  function update(change: (pace: Pace) => void) {
    if (!share) change(pace)
    const told = share?.update((shared) => {
      change(shared)
      pace = shared
    })
    const after = () => {
      changed()
      wake()
    }
    if (told) told.then(after)
    else after()
  }

  function wake() {
    stop?.abort()
    stop = undefined
    while (waiting.length && !isClosed) {
      if (!isFree(pace)) {
        const wait = Math.max(pace.nextSlotAt, pace.pausedUntil) - clock.now()
        stop = new AbortController()
        clock.sleep(wait, stop.signal).then(wake, () => {})
        return
      }
      if (!share || !interval) {
        send(reserve(pace))
        continue
      }
      if (isAsking) return
      isAsking = true
      let reserved: number | undefined
      // The lock is held for this only; who finds no slot sleeps outside of it.
      share
        .update((shared) => {
          if (waiting.length && isFree(shared)) reserved = reserve(shared)
          pace = shared
        })
        .then(() => {
          isAsking = false
          if (reserved !== undefined && waiting.length) send(reserved)
          wake()
        })
      return
    }
  }

  const unshare = share?.subscribe((shared) => {
    pace = shared
    changed()
    wake()
  })

  return {
    slot: (priority, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        const rank = () => RANK[priorityNow(priority)]
        const leave = () => {
          waiting.splice(waiting.indexOf(entry), 1)
          changed()
          reject(signal?.reason)
        }
        const entry: Waiting = {
          rank,
          go(answered) {
            signal?.removeEventListener('abort', leave)
            resolve(answered)
          },
        }
        signal?.addEventListener('abort', leave, { once: true })
        waiting.push(entry)
        changed()
        wake()
      }),
    pause(ms, sentAt) {
      const now = clock.now()
      // What left before we slowed down says nothing about the pace of now.
      if (sentAt >= slowedAt) {
        slowedAt = now
        // Where no limit was known: as many in a second as were answered in the last one.
        interval = Math.min(SLOWEST, interval ? interval * SLOWER : 1_000 / Math.max(1, served.length))
      }
      update((pace) => {
        pace.pausedUntil = Math.max(pace.pausedUntil, now + ms)
      })
      // For those who look on, as the queue has nobody to wake.
      if (!waiting.length && listeners.size) clock.sleep(ms).then(changed, () => {})
    },
    budget() {
      // One object for as long as nothing has changed: a store that React reads compares by identity.
      if (budget?.pausedUntil && budget.pausedUntil <= clock.now()) budget = undefined
      budget ??= {
        requestsPerSecond: interval === allowed ? requestsPerSecond : 1_000 / interval,
        queued: waiting.length,
        pausedUntil: pace.pausedUntil > clock.now() ? pace.pausedUntil : null,
        nextSlotAt: pace.nextSlotAt,
      }
      return budget
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close() {
      isClosed = true
      stop?.abort()
      unshare?.()
    },
  }
}
