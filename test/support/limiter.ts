import type { Clock } from '../../src/core/pace/clock.ts'
import { random } from './generate.ts'

export interface Limit {
  /** How many requests are taken in a second, as they arrive. */
  perSecond: number
  /** There and back, milliseconds. */
  latencyMs: number
  /** By how much the way there is shorter or longer, milliseconds: at most or, where it has a tail, its standard deviation. */
  jitterMs: number
  /** Whether the jitter is gaussian, with a standard deviation of a third of the latency at most. */
  hasTail?: boolean
  /** How the service counts: by a sliding window, by default. */
  kind?: LimiterKind
  /** Seconds from the first request on, from when until when all is refused. */
  storm?: readonly [from: number, to: number]
}

export type LimiterKind = keyof typeof LIMITERS

/** Give whether the request that arrives at a time, in milliseconds, is served. A refused one counts for nothing. */
const LIMITERS = {
  /** A window of one second that slides with each request. */
  'sliding second'(perSecond: number) {
    const served: number[] = []
    return (at: number) => {
      const isServed = (served.at(-perSecond) ?? Number.NEGATIVE_INFINITY) <= at - 1_000
      if (isServed) served.push(at)
      return isServed
    }
  },
  /** Seconds of the clock. */
  'fixed second'(perSecond: number) {
    let second = 0
    let count = 0
    return (at: number) => {
      if (Math.floor(at / 1_000) !== second) count = 0
      second = Math.floor(at / 1_000)
      return count < perSecond && !!++count
    }
  },
  /** A bucket of the tokens of one second. */
  'token bucket'(perSecond: number) {
    let tokens = perSecond
    let since = 0
    return (at: number) => {
      tokens = Math.min(perSecond, tokens + ((at - since) * perSecond) / 1_000)
      since = at
      return tokens >= 1 && !!tokens--
    }
  },
  /** No burst: the time between two requests is the inverse of the rate at least. */
  'strict spacing'(perSecond: number) {
    let last = Number.NEGATIVE_INFINITY
    return (at: number) => {
      const isServed = at - last >= 1_000 / perSecond - 1e-6
      if (isServed) last = at
      return isServed
    }
  },
}

const deviationOf = ({ latencyMs, jitterMs }: Pick<Limit, 'latencyMs' | 'jitterMs'>) =>
  Math.min(jitterMs, latencyMs / 3)

/** By how much the way of each request is shorter or longer. */
function jitterOf({ latencyMs, jitterMs, hasTail = false }: Limit, seed: number): () => number {
  const next = random(seed)
  const deviation = deviationOf({ latencyMs, jitterMs })
  return () =>
    hasTail
      ? deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
      : (2 * next() - 1) * jitterMs
}

/** The limit of a service. */
export function limiter(clock: Clock, limit: Limit) {
  const { perSecond, latencyMs, kind = 'sliding second', storm = [0, 0] } = limit
  const jitter = jitterOf(limit, 7)
  const isAllowed = LIMITERS[kind](perSecond)
  const startedAt = clock.now()
  /** When requests were served and refused, milliseconds from the start. */
  const served: number[] = []
  const refusedAt: number[] = []
  return {
    served,
    refusedAt,
    refused: () => refusedAt.length,
    /** Whether a request that leaves now is served; resolves when its answer is back. */
    async take(): Promise<boolean> {
      await clock.sleep(Math.max(0, latencyMs / 2 + jitter()))
      const at = clock.now() - startedAt
      const isStormy = at >= storm[0] * 1_000 && at < storm[1] * 1_000
      const isServed = !isStormy && isAllowed(at)
      if (isServed) served.push(at)
      else refusedAt.push(at)
      await clock.sleep(latencyMs / 2)
      return isServed
    },
  }
}

/** The share that an even sender is served, and refused, at one request every `everyMs`: of phases that nobody knows. */
function even(limit: Limit, everyMs: number) {
  let served = 0
  let sent = 0
  for (let phase = 0; phase < 8; phase++) {
    const jitter = jitterOf(limit, 11 + phase)
    const isAllowed = LIMITERS[limit.kind ?? 'sliding second'](limit.perSecond)
    const arrivals = Array.from({ length: 1_500 }, (_, index) => 10_000 + 125 * phase + index * everyMs + jitter())
    sent += arrivals.length
    served += arrivals.sort((a, b) => a - b).filter(isAllowed).length
  }
  return { refused: 1 - served / sent, share: ((served / sent) * 1_000) / everyMs / limit.perSecond }
}

const bounds = new Map<string, number>()

/** The share of the allowed rate that an even sender reaches who knows the limiter, with at most 1 % refused. */
export function bound(limit: Limit): number {
  const name = [limit.kind, limit.perSecond, deviationOf(limit)].join()
  for (let everyMs = 1_000 / limit.perSecond; !bounds.has(name); everyMs *= 1.01) {
    const { refused, share } = even(limit, everyMs)
    if (refused <= 0.01) bounds.set(name, share)
  }
  return bounds.get(name) as number
}
