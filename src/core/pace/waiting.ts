import { onAbort } from '../http/abort.ts'
import type { Clock } from './clock.ts'
import { isSo, type Now, rankNow, type Turn, type Worth } from './priority.ts'
import { isHidden } from './shown.ts'

/** A request has waited for its slot as long as it may: nothing was sent. */
export class NoSlotError extends Error {}

/** What a request wants of its slot. */
export interface Wish {
  /** How long it may wait. Then it has its own timers: in a Worker, the timers of another request end with that request. */
  readonly withinMs: number
  /** The request joins the queue when this resolves, as it must. The time counts from the start. */
  readonly after: Promise<unknown>
  readonly worth: Worth | undefined
  /** The place among requests of its rank, the lowest first. By default they leave by age. */
  readonly order: number
  /** It keeps its place until this resolves, as it must, and may leave then: what is made together goes in the order of ranks. */
  readonly gathered: Promise<unknown> | undefined
  /** Whether a hidden page keeps it back. */
  readonly forScreen: Now<boolean> | undefined
  /** Whether it renews what is there: it leaves after all reads, and less often. */
  readonly refresh: Now<boolean> | undefined
}

/** A request without a slot. */
export interface Waiting {
  readonly isSend: boolean
  /** It has timers of its own. */
  readonly ticks: boolean
  /** Whether it may leave: others have had the time to join. */
  isReady: boolean
  /** Since when it waits, or since the page was shown. */
  since: number
  readonly order: number
  isRefresh(): boolean
  isForScreen(): boolean
  /** The lowest number is first. */
  rank(): number
  go(): void
}

/** The view that a waiting request has of the queue. */
export interface Queue {
  readonly waiting: Waiting[]
  changed(): void
  wake(): void
  msToSlot(): number
  /** Counts a request as in flight. Gives what ends it. */
  begin(signal: AbortSignal | undefined): () => void
}

/** A request with timers of its own looks at the clock again after this many milliseconds. */
const TICK_MS = 250
/** A refresh of the next lower priority waits for so much longer, milliseconds. So each has its turn. */
const PATIENCE_MS = 20_000

/** The request whose turn it is. A hidden page has none for what is rendered. */
export function firstOf(waiting: readonly Waiting[]): Waiting | undefined {
  const those = isHidden() ? waiting.filter((one) => !one.isForScreen()) : waiting
  // The rank of a batch asks all of its callers.
  if (those.length < 2) return those[0]
  let first: Waiting | undefined
  let best = Number.POSITIVE_INFINITY
  for (const one of those) {
    const rank = one.rank()
    if (rank < best || (rank === best && one.order < (first?.order ?? 0))) [first, best] = [one, rank]
  }
  return first
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

const GONE = 'gone'

/** Keeps a request in the queue until it has a slot, is aborted, or is too late. */
export function waitForSlot(
  queue: Queue,
  clock: Clock,
  turn: Now<Turn> | undefined,
  signal: AbortSignal | undefined,
  { withinMs, after, worth, order = 0, gathered, forScreen, refresh }: Partial<Wish> = {},
): Promise<() => void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const leftMs = countdown(clock, withinMs ?? Number.POSITIVE_INFINITY)
    const gone = new AbortController()
    const isRefresh = () => isSo(refresh)
    const end = () => {
      // With a reason of its own: a new one would be an error with its stack, for each request.
      gone.abort(GONE)
      release()
    }
    const leave = (reason: unknown) => {
      const place = queue.waiting.indexOf(entry)
      if (place >= 0) queue.waiting.splice(place, 1)
      end()
      queue.changed()
      reject(reason)
    }
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
      isReady: !gathered,
      since: clock.now(),
      order,
      isRefresh,
      isForScreen: () => isSo(forScreen) || isRefresh(),
      rank() {
        const rank = rankNow(turn, worth)
        return isRefresh() ? entry.since + PATIENCE_MS * rank : rank
      },
      go() {
        end()
        // A device that slept wakes all at once.
        if (leftMs() < 0) return reject(new NoSlotError())
        resolve(queue.begin(signal))
      },
    }
    const join = () => {
      if (gone.signal.aborted) return
      queue.waiting.push(entry)
      queue.changed()
      queue.wake()
    }
    const ready = () => {
      entry.isReady = true
      queue.wake()
    }
    const release = onAbort(signal, () => leave(signal?.reason))
    if (after) void after.then(join)
    else join()
    void gathered?.then(ready)
    if (entry.ticks) tick().catch(() => {})
  })
}
