import type { Turn } from '../../src/core/pace/priority.ts'
import { createSchedule } from '../../src/core/pace/schedule.ts'
import type { Wish } from '../../src/core/pace/waiting.ts'
import { simulatedClock } from './simulatedClock.ts'

export const NO_LIMIT = Number.POSITIVE_INFINITY

/** A schedule, and requests that ask it for a slot. `left` holds their names and when they left, milliseconds from the start. */
export function slots(perSecond: number, clock = simulatedClock()) {
  const schedule = createSchedule(perSecond, clock)
  const start = clock.now()
  const left: [name: string | number, at: number][] = []
  /** Asks for one slot; the answer takes `latencyMs`. */
  const ask = async (
    name: string | number,
    { turn = 'mounted', latencyMs = 0, signal, ...wish }: Options = {},
  ): Promise<void> => {
    const ended = await schedule.slot(turn, signal, wish)
    left.push([name, clock.now() - start])
    await clock.sleep(latencyMs)
    ended()
  }
  const askMany = (count: number, options?: Options) =>
    Promise.all(Array.from({ length: count }, (_, index) => ask(index, options)))
  return {
    clock,
    schedule,
    ask,
    askMany,
    left,
    times: () => left.map(([, at]) => at),
    names: () => left.map(([name]) => name),
  }
}
interface Options extends Partial<Wish> {
  turn?: Turn | (() => Turn)
  latencyMs?: number
  signal?: AbortSignal
}
