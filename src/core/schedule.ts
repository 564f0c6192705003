import type { Clock } from './clock.ts'

/** What goes first when requests have to wait. */
export type Priority = 'visible' | 'mounted' | 'prefetch'
const RANK: Record<Priority, number> = { visible: 0, mounted: 1, prefetch: 2 }

/** What the client may send, and when. */
export interface Budget {
  /** `Infinity` where there is no limit. */
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
  go(answered: () => void): void
}

/** Hands out the slots in which requests may leave. */
export interface Schedule {
  /** Resolves when it is this request's turn; call the result when its answer is there. Rejects when aborted. */
  slot(priority: Priority | (() => Priority), signal?: AbortSignal): Promise<() => void>
  /** Nobody sends for `ms`. */
  pause(ms: number): void
  budget(): Budget
  subscribe(listener: () => void): () => void
  close(): void
}

/**
 * One request per `1 / requestsPerSecond`, by priority, then by age. The pace is kept from the previous answer as well as from
 * the previous send: under jitter two requests sent a second apart can arrive closer together, an answer proves arrival.
 */
export function createSchedule(requestsPerSecond: number, clock: Clock): Schedule {
  const interval = 1_000 / requestsPerSecond
  const waiting: Waiting[] = []
  const listeners = new Set<() => void>()
  let stop: AbortController | undefined
  let sent = 0
  let nextSlotAt = 0
  let pausedUntil = 0
  let budget: Budget | undefined

  const changed = () => {
    budget = undefined
    for (const listener of listeners) listener()
  }

  function wake() {
    stop?.abort()
    stop = undefined
    while (waiting.length) {
      const wait = Math.max(nextSlotAt, pausedUntil) - clock.now()
      if (wait > 0) {
        stop = new AbortController()
        clock.sleep(wait, stop.signal).then(wake, () => {})
        return
      }
      const first = waiting.reduce((best, entry) => (entry.rank() < best.rank() ? entry : best))
      waiting.splice(waiting.indexOf(first), 1)
      // Until the answer is there, the next one waits twice as long: then it is likely to have arrived.
      nextSlotAt = clock.now() + interval * 2
      const turn = ++sent
      first.go(() => {
        // Only the newest request's answer says that all before it have arrived.
        if (turn !== sent) return
        nextSlotAt = clock.now() + interval
        changed()
        wake()
      })
      changed()
    }
  }

  return {
    slot: (priority, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        const rank = () => RANK[typeof priority === 'function' ? priority() : priority]
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
    pause(ms) {
      pausedUntil = Math.max(pausedUntil, clock.now() + ms)
      changed()
      wake()
    },
    budget() {
      // One object for as long as nothing has changed: a store that React reads compares by identity.
      if (budget?.pausedUntil && budget.pausedUntil <= clock.now()) budget = undefined
      budget ??= {
        requestsPerSecond,
        queued: waiting.length,
        pausedUntil: pausedUntil > clock.now() ? pausedUntil : null,
        nextSlotAt,
      }
      return budget
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close() {
      stop?.abort()
    },
  }
}
