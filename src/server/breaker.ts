import type { Clock } from '../core/pace/clock.ts'
import { NoBudgetError } from './store.ts'
import { TimeUpError, within } from './within.ts'

/** Milliseconds. A store that is slower than this saves nothing worth waiting for. */
const MAX_WAIT = 50

/** Failures of one kind in a row after which the store is left alone with it. */
const MOST_FAILURES = 3

/** Milliseconds until one request tries the store again. */
const REST_MS = 5_000

/** What a store is asked for. A full one still reads, and one without scripts has no budget. */
export type StoreTask = 'read' | 'write' | 'budget'

/** The result of a store; `undefined` where it failed, was slow, or is left alone. */
export type Attempt = <Result>(task: StoreTask, run: () => Promise<Result>) => Promise<Result | undefined>

/** A slow store is slow with all that it is asked. */
type Fault = StoreTask | 'slow'

interface Failing {
  failures: number
  tryAt: number
  /** The store is there, and does not do this. */
  isUnable: boolean
}

/**
 * Leaves a store alone with what failed three times in a row, for five seconds at a time: a request never waits for it again and again.
 *
 * @param onGone is called once for each time that the store fails, whatever of it does, and for a `NoBudgetError` of a store that is there
 */
export function createBreaker(clock: Clock, onGone: (cause: unknown) => void): { attempt: Attempt; isGone(): boolean } {
  const failing = new Map<Fault, Failing>()
  const isGone = () => [...failing.values()].some((one) => !one.isUnable && one.failures >= MOST_FAILURES)

  function failed(fault: Fault, cause: unknown) {
    const wasGone = isGone()
    const before = failing.get(fault)
    const isUnable = cause instanceof NoBudgetError
    const failures = isUnable ? MOST_FAILURES : before && !before.isUnable ? before.failures + 1 : 1
    failing.set(fault, { failures, tryAt: clock.now() + REST_MS, isUnable })
    if (isUnable ? !before?.isUnable : !wasGone && isGone()) onGone(cause)
  }

  /** Whether the store is left alone. Where its rest is over, this request tries, and others wait for that. */
  function rests(fault: Fault): boolean {
    const before = failing.get(fault)
    if (!before || before.failures < MOST_FAILURES) return false
    if (clock.now() < before.tryAt) return true
    before.tryAt = clock.now() + REST_MS
    return false
  }

  const attempt: Attempt = async (task, run) => {
    if (rests('slow') || rests(task)) return
    try {
      const result = await within({ clock, ms: MAX_WAIT }, run)
      failing.delete('slow')
      failing.delete(task)
      return result
    } catch (cause) {
      failed(cause instanceof TimeUpError ? 'slow' : task, cause)
    }
  }
  return { attempt, isGone }
}
