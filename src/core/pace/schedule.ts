import type { Clock } from './clock.ts'
import { hear } from './hear.ts'
import { createPacing } from './pacing.ts'
import type { Now, Turn } from './priority.ts'
import type { Share } from './share.ts'
import { isHidden, onTurn } from './shown.ts'
import { firstOf, type Queue, type Waiting, type Wish, waitForSlot } from './waiting.ts'

/** The state of the queue and the pace. */
export interface Budget {
  /** The pace of now: lower than allowed for a while after the second of two pauses. `Infinity` where there is no limit. */
  readonly requestsPerSecond: number
  /** Requests that wait for a slot, without refreshes. */
  readonly queued: number
  /** Refreshes that wait for a slot: they leave after all others, and take half of the pace at most. */
  readonly refreshing: number
  /**
   * How long the oldest of these has waited when the queue changed last, milliseconds. More than 5 000: a page shows more than can be
   * refreshed with each look for a block, and each part refreshes less often. Counts from when the page was shown.
   */
  readonly refreshLateMs: number
  /** Unix ms until which nothing is sent because the service asked for a pause, or `null`. */
  readonly pausedUntil: number | null
  /** Unix ms of the next slot. */
  readonly nextSlotAt: number
}

/** Hands out the slots in which requests may leave. */
export interface Schedule {
  /**
   * Resolves when it is this request's turn, with a function to call when the request has ended. Rejects with the
   * signal's reason when aborted, with `NoSlotError` after the time of `wish`.
   */
  slot(turn: Now<Turn> | undefined, signal?: AbortSignal, wish?: Partial<Wish>): Promise<() => void>
  /** Nobody sends for `ms`, and less often for a while if that follows a pause. `sentAt` is when the refused request left. */
  pause(ms: number, sentAt: number): void
  budget(): Budget
  subscribe(listener: () => void): () => void
  close(): void
}

/** The clock is looked at again after this many milliseconds: it may have jumped, the device may have slept. */
const LONGEST_SLEEP_MS = 5_000
/** Seconds of latency at which requests in flight still reach the allowed rate. */
const LATENCY_S = 4

/**
 * Slots one by one, `requestsPerSecond` at most, by priority, then by worth, then by age. The pace counts from sending. Refreshes
 * are last, with half of the slots at most. At most `mostInFlight` requests are in flight; twice as many where a request that changes
 * the chain waits. A pause holds all, the second slows the pace too; where there is no limit, each lets fewer be in flight. While the page is hidden,
 * what is for its screen stays in the queue.
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

  /** Whether only the end of a request makes place for this one. A request that changes the chain waits for no read. */
  function isFull({ isSend, isRefresh }: Waiting) {
    if (isSend) return inFlight >= 2 * mostInFlight
    const wanted = pacing.hasLimit ? Math.max(2, Math.ceil(requestsPerSecond * LATENCY_S)) : few / pacing.slowness()
    const most = Math.min(Math.floor(wanted), mostInFlight)
    // Slow answers to refreshes leave room for reads.
    return inFlight >= (isRefresh() ? most / 2 : most)
  }

  function send(one: Waiting) {
    waiting.splice(waiting.indexOf(one), 1)
    one.go()
    changed()
  }

  /** Sends what may leave, then sleeps until more may, or until the listeners have something to see. */
  function wake() {
    alarm.clear()
    if (waiting.length) onTurn(turn)
    for (;;) {
      pacing.look()
      const first = firstOf(waiting)
      if (!first) break
      if (isClosed || isAsking || !first.isReady || isFull(first)) return
      const ms = pacing.msToSlot(first.isRefresh())
      if (ms > 0) return waiting.every(({ ticks }) => ticks) ? undefined : sleep(ms)
      if (share) return void ask(share)
      pacing.take(first.isRefresh())
      send(first)
    }
    const { at, pausedUntil, slowUntil } = pacing.look()
    const ends = [pausedUntil - at, slowUntil - at].filter((ms) => ms > 0)
    if (listeners.size && ends.length && !isClosed) sleep(Math.min(...ends))
  }

  /** Reads leave a macrotask after the page is shown: what it asks then may be of more worth. */
  function turn() {
    const held = waiting.filter(({ isSend }) => !isSend)
    for (const one of held) {
      one.since = clock.now()
      one.isReady = false
    }
    void clock.sleep(0).then(() => {
      for (const one of held) one.isReady = true
      wake()
    })
  }

  const sleep = (ms: number) =>
    alarm.set(ms, () => {
      if (!waiting.length) changed()
      wake()
    })

  /** Asks for the slot of now among all who share the pace. A request without a slot sleeps, and asks again. */
  async function ask(share: Share) {
    const slot = { isTaken: false, isForRefresh: false }
    isAsking = true
    await share.update((kept) => {
      pacing.learn(kept)
      slot.isForRefresh = firstOf(waiting)?.isRefresh() ?? false
      slot.isTaken = pacing.take(slot.isForRefresh)
      return pacing.look()
    })
    isAsking = false
    const first = firstOf(waiting)
    // The read that the slot was for may have left the queue.
    if (slot.isTaken && !isClosed && first && (slot.isForRefresh || !first.isRefresh())) send(first)
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
    begin(signal) {
      const since = clock.now()
      inFlight++
      return () => {
        inFlight--
        if (!signal?.aborted) pacing.trip(clock.now() - since)
        wake()
      }
    },
  }

  return {
    slot: (turn, signal, wish) => waitForSlot(queue, clock, turn, signal, wish),
    pause(ms, sentAt) {
      if (pacing.pause(ms, sentAt)) few = Math.max(1, Math.floor(inFlight / 2))
      const { at, pausedUntil } = pacing.look()
      void share?.update(pacing.learn, Math.max(0, pausedUntil - at))
      changed()
      wake()
    },
    budget() {
      // One object for as long as nothing has changed: a store that React reads compares by identity.
      if (budget?.pausedUntil && budget.pausedUntil <= clock.now()) budget = undefined
      if (!budget) {
        const { at, pausedUntil, nextSlotAt } = pacing.look()
        const late = waiting.filter(({ isRefresh }) => isRefresh())
        budget = {
          requestsPerSecond: requestsPerSecond / (1 + pacing.slowness()),
          queued: waiting.length - late.length,
          refreshing: late.length,
          refreshLateMs: isHidden() ? 0 : at - Math.min(at, ...late.map(({ since }) => since)),
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
