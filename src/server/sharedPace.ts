import type { Network } from '../core/network.ts'
import type { Clock } from '../core/pace/clock.ts'
import { NO_PACE, type Pace, type Share } from '../core/pace/share.ts'
import type { Attempt } from './breaker.ts'
import type { SharedBudget } from './store.ts'

/** A slot beyond the interval, as a part of it: so late timers move no request into the second before. */
const MARGIN = 0.06

/**
 * Milliseconds after a failure for which an instance keeps to its part. After several in a row others may not have found the store
 * again; a single late answer is a busy moment.
 */
const CAREFUL_MS = 10_000
const SHORTLY_MS = 1_000
const SEVERAL = 3

export interface SharedPaceOptions {
  network: Network
  requestsPerSecond: number
  clock: Clock
  budget: SharedBudget
  attempt: Attempt
}

/**
 * The pace of one network among all instances on a store. One slot at a time is reserved: whose turn it is when the slot comes leaves
 * in it. Without the store each instance has its part of the rate, by the last known number of instances.
 */
export function createSharedPace({ network, requestsPerSecond, clock, budget, attempt }: SharedPaceOptions): Share {
  const instance = crypto.randomUUID()
  const intervalMs = (1_000 / requestsPerSecond) * (1 + MARGIN)
  let tell: (pace: Pace) => void = () => {}
  let instances = 1
  let lastSlotAt = 0
  let carefulUntil = 0
  let failures = 0

  /** Between two slots of an instance that keeps to its part: within any second all together have no more than the rate. */
  const partMs = () => {
    const slots = Math.floor(requestsPerSecond / instances)
    return slots ? (1_000 / slots) * (1 + MARGIN) : instances * intervalMs
  }

  const paused = (ms: number): Pace => ({ ...NO_PACE, at: clock.now(), pausedUntil: clock.now() + ms })

  return {
    async update(change, pauseMs) {
      const said = await attempt('budget', () =>
        budget.reserve({ network, instance, intervalMs, ...(pauseMs !== undefined && { pauseMs }) }),
      )
      // Until it failed, all others had their part of what is left.
      if (!said && clock.now() >= carefulUntil) lastSlotAt = clock.now()
      failures = said ? 0 : failures + 1
      if (!said) carefulUntil = clock.now() + (failures < SEVERAL ? SHORTLY_MS : CAREFUL_MS)
      // While others come back, fewer are seen than there are.
      const isCareful = clock.now() < carefulUntil
      if (said) instances = isCareful ? Math.max(instances, said.instances) : said.instances
      if (pauseMs !== undefined) return void change(NO_PACE)
      if (said?.pausedMs) {
        change(paused(said.pausedMs))
        return tell(paused(said.pausedMs))
      }
      const ownMs = isCareful ? lastSlotAt + partMs() - clock.now() : 0
      const waitMs = Math.max(said?.waitMs ?? 0, Math.min(ownMs, partMs()))
      if (waitMs > 0) await clock.sleep(waitMs)
      lastSlotAt = clock.now()
      change(NO_PACE)
    },
    subscribe(listener) {
      tell = listener
    },
    close() {},
  }
}
