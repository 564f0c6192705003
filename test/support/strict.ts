import type { Clock } from '../../src/core/clock.ts'
import { random } from './generate.ts'

/** The limit of a service that takes one request per `intervalMs` at most. The way there and back takes up to `wayMs` each. */
export function strict(clock: Clock, intervalMs: number, wayMs: number) {
  const next = random(7)
  const way = () => clock.sleep(next() * wayMs)
  let acceptedAt = Number.NEGATIVE_INFINITY
  let refused = 0
  return {
    refusals: () => refused,
    /** Whether a request of now is served; resolves when its answer arrives. */
    async take(): Promise<boolean> {
      await way()
      const now = clock.now()
      const isServed = now - acceptedAt >= intervalMs
      if (isServed) acceptedAt = now
      else refused++
      await way()
      return isServed
    },
  }
}
