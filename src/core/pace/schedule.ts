import type { Clock } from './clock.ts'
import { hear } from './hear.ts'
import { createPacing } from './pacing.ts'
import { rankNow, type Turn } from './priority.ts'
import type { Share } from './share.ts'

/** The state of the queue and the pace. */
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
  /** It has timers of its own. */
  readonly ticks: boolean
  readonly order: number
  rank(): number
  go(): void
}

/** How long a request may wait. It has its own timers: in a Worker, the timers of another request end with that request. */
export interface Limit {
  readonly withinMs: number
  /** The request joins the queue when this resolves, as it must. The time counts from the start. */
  readonly after?: Promise<unknown>
  /** The place among requests of its priority, the lowest first. By default they leave by age. */
  readonly order?: number
}

/** Hands out the slots in which requests may leave. */
export interface Schedule {
  /**
   * Resolves when it is this request's turn, with a function to call when the request has ended. Rejects with the
   * signal's reason when aborted, with `NoSlotError` after the time of `limit`.
   */
  slot(turn: Turn | (() => Turn), signal?: AbortSignal, limit?: Partial<Limit>): Promise<() => void>
  /** Nobody sends for `ms`, and less often for a while after that. `sentAt` is when the refused request left. */
  pause(ms: number, sentAt: number): void
  budget(): Budget
  subscribe(listener: () => void): () => void
  close(): void
}

/** The clock is looked at again after this many milliseconds: it may have jumped, the device may have slept. */
const LONGEST_SLEEP_MS = 5_000
/** A request with timers of its own looks at the clock again after this many milliseconds. */
const TICK_MS = 250
/** Seconds of latency at which requests in flight still reach the allowed rate. */
const LATENCY_S = 4

/**
 * Slots one by one, `requestsPerSecond` at most, by priority, then by age. The pace counts from sending. At most `mostInFlight`
 * requests are in flight; twice as many where a request that changes the chain waits. A pause holds all, then slows the pace; where
 * there is no limit, it lets fewer be in flight.
 */
export function createSchedule(
  requestsPerSecond: number,
  clock: Clock,
  share?: Share,
  mostInFlight = Number.POSITIVE_INFINITY,
): Schedule {
  const pacing = createPacing(requestsPerSecond, clock)
  const alarm = createAlarm(clock)
  const waiting: Waiting[] = []
  const listeners = new Set<() => void>()
  let inFlight = 0
  /** Half of those that were in flight when the last pause began. */
  let few = 1
  let isAsking = false
  let isClosed = false
  let budget: Budget | undefined

  function changed() {
    budget = undefined
    for (const listener of listeners) hear(listener)
  }

  /** Whether only the end of a request makes place for another. A request that changes the chain waits for no read. */
  function isFull() {
    if (waiting.some(({ isSend }) => isSend)) return inFlight >= 2 * mostInFlight
    const most = pacing.hasLimit ? Math.max(2, Math.ceil(requestsPerSecond * LATENCY_S)) : few / pacing.slowness()
    return inFlight >= Math.min(Math.floor(most), mostInFlight)
  }

  /** Sends the request whose turn it is. */
  function send() {
    const ranks = waiting.map((one) => ({ one, rank: one.rank() }))
    const [first] = ranks.sort((a, b) => a.rank - b.rank || a.one.order - b.one.order)
    if (first) waiting.splice(waiting.indexOf(first.one), 1)
    first?.one.go()
    changed()
  }

  /** Sends what may leave, then sleeps until more may, or until the listeners have something to see. */
  function wake() {
    alarm.clear()
    while (waiting.length) {
      pacing.look()
      if (isClosed || isAsking || isFull()) return
      if (pacing.msToSlot() > 0) return waiting.every(({ ticks }) => ticks) ? undefined : sleep(pacing.msToSlot())
      if (share) return void ask(share)
      pacing.take()
      send()
    }
    const { at, pausedUntil, slowUntil } = pacing.look()
    const ends = [pausedUntil - at, slowUntil - at].filter((ms) => ms > 0)
    if (listeners.size && ends.length && !isClosed) sleep(Math.min(...ends))
  }

  const sleep = (ms: number) =>
    alarm.set(ms, () => {
      if (!waiting.length) changed()
      wake()
    })

  /** Asks for the slot of now among all who share the pace. A request without a slot sleeps, and asks again. */
  async function ask(share: Share) {
    let isTaken = false
    isAsking = true
    await share.update((kept) => {
      pacing.learn(kept)
      isTaken = pacing.take()
      return pacing.look()
    })
    isAsking = false
    if (isTaken && waiting.length && !isClosed) send()
    wake()
  }

  share?.subscribe((kept) => {
    pacing.learn(kept)
    changed()
    wake()
  })

  const queue: Queue = {
    waiting,
    changed,
    wake,
    msToSlot() {
      pacing.look()
      return pacing.msToSlot()
    },
    begin() {
      inFlight++
      return () => {
        inFlight--
        wake()
      }
    },
  }

  return {
    slot: (turn, signal, limit) => waitForSlot(queue, clock, turn, signal, limit),
    pause(ms, sentAt) {
      if (pacing.pause(ms, sentAt)) few = Math.max(1, Math.floor(inFlight / 2))
      void share?.update(pacing.learn)
      changed()
      wake()
    },
    budget() {
      // One object for as long as nothing has changed: a store that React reads compares by identity.
      if (budget?.pausedUntil && budget.pausedUntil <= clock.now()) budget = undefined
      if (!budget) {
        const { at, pausedUntil, nextSlotAt } = pacing.look()
        budget = {
          requestsPerSecond: requestsPerSecond / (1 + pacing.slowness()),
          queued: waiting.length,
          pausedUntil: pausedUntil > at ? pausedUntil : null,
          nextSlotAt,
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
      alarm.clear()
      share?.close()
    },
  }
}

/** One timer, which a new one replaces. */
function createAlarm(clock: Clock) {
  let sleeping: AbortController | undefined
  const clear = () => {
    sleeping?.abort()
    sleeping = undefined
  }
  return {
    clear,
    set(ms: number, run: () => void) {
      clear()
      const stop = new AbortController()
      sleeping = stop
      clock.sleep(Math.min(ms, LONGEST_SLEEP_MS), stop.signal).then(run, () => {})
    },
  }
}

/**
 * Counts time down by the steps of the clock, and by the sleeps between two calls. So a clock that was set back gives no more time,
 * and a device that slept has less.
 */
function countdown(clock: Clock, ms: number): (sleptMs?: number) => number {
  let left = ms
  let at = clock.now()
  return (sleptMs = 0) => {
    const now = clock.now()
    left -= Math.max(now - at, sleptMs)
    at = now
    return left
  }
}

/** The view that a waiting request has of the queue. */
interface Queue {
  readonly waiting: Waiting[]
  changed(): void
  wake(): void
  msToSlot(): number
  /** Counts a request as in flight. Gives what ends it. */
  begin(): () => void
}

/** Keeps a request in the queue until it has a slot, is aborted, or is too late. */
function waitForSlot(
  queue: Queue,
  clock: Clock,
  turn: Turn | (() => Turn),
  signal?: AbortSignal,
  { withinMs, after, order = 0 }: Partial<Limit> = {},
): Promise<() => void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const leftMs = countdown(clock, withinMs ?? Number.POSITIVE_INFINITY)
    const gone = new AbortController()
    const end = () => {
      gone.abort()
      signal?.removeEventListener('abort', abort)
    }
    const leave = (reason: unknown) => {
      const place = queue.waiting.indexOf(entry)
      if (place >= 0) queue.waiting.splice(place, 1)
      end()
      queue.changed()
      reject(reason)
    }
    const abort = () => leave(signal?.reason)
    async function tick() {
      let sleptMs = 0
      while (!gone.signal.aborted) {
        const left = leftMs(sleptMs)
        if (left <= 0) return leave(new NoSlotError())
        const ms = queue.msToSlot()
        sleptMs = Math.min(left, ms > 0 ? ms : TICK_MS, TICK_MS)
        await clock.sleep(sleptMs, gone.signal)
        queue.wake()
      }
    }
    const entry: Waiting = {
      isSend: turn === 'send',
      ticks: withinMs !== undefined,
      order,
      rank: () => rankNow(turn),
      go() {
        end()
        // A device that slept wakes all at once.
        if (leftMs() < 0) return reject(new NoSlotError())
        resolve(queue.begin())
      },
    }
    const join = () => {
      if (gone.signal.aborted) return
      queue.waiting.push(entry)
      queue.changed()
      queue.wake()
    }
    signal?.addEventListener('abort', abort, { once: true })
    if (after) void after.then(join)
    else join()
    if (entry.ticks) tick().catch(() => {})
  })
}
