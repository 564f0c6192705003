import type { Clock } from '../../src/core/pace/clock.ts'
import { random } from './generate.ts'

export interface Limit {
  /** How many requests are taken within any second, as they arrive. */
  perSecond: number
  /** There and back, milliseconds. */
  latencyMs: number
  /** By how much the way there is shorter or longer, milliseconds. */
  jitterMs: number
  /** Seconds from the first request on, from when until when all is refused. */
  storm?: readonly [from: number, to: number]
}

/** The limit of a service: a window of one second that slides with each request. */
export function limiter(clock: Clock, { perSecond, latencyMs, jitterMs, storm = [0, 0] }: Limit) {
  const next = random(7)
  const startedAt = clock.now()
  /** When requests were served, milliseconds from the start. */
  const served: number[] = []
  let refused = 0
  return {
    served,
    refused: () => refused,
    /** Whether a request that leaves now is served; resolves when its answer is back. */
    async take(): Promise<boolean> {
      await clock.sleep(latencyMs / 2 + (2 * next() - 1) * jitterMs)
      const at = clock.now() - startedAt
      const isStormy = at >= storm[0] * 1_000 && at < storm[1] * 1_000
      const isServed = !isStormy && (served.at(-perSecond) ?? Number.NEGATIVE_INFINITY) <= at - 1_000
      if (isServed) served.push(at)
      else refused++
      await clock.sleep(latencyMs / 2)
      return isServed
    },
  }
}
