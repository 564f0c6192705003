import { describe, expect, it } from 'vitest'
import { type CallRecord, createClient } from '../../src/core/client.ts'
import { systemClock } from '../../src/core/pace/clock.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { bound, limiter } from '../support/limiter.ts'
import { achieved, ours, recovery, steady } from '../support/rate.ts'
import { serve } from '../support/server.ts'

/** Milliseconds by which the way to the service is shorter or longer. */
const JITTER_MS = 25
const MOBILE_JITTER_MS = 75

/**
 * Asks `count` different questions at once, at the service's own pace. On a loaded machine some are refused: their callers do not
 * notice.
 */
async function askAll(count: number, perSecond: number, latencyMs: number) {
  const { take, refused } = limiter(systemClock, { perSecond, latencyMs, jitterMs: 25 })
  const { url, seen } = await serve(async (_seen, response) =>
    (await take()) ? { transactions: [], address_book: {} } : void response.writeHead(429).end('{}'),
  )
  const client = createClient({ network: 'local', baseUrl: url, requestsPerSecond: perSecond })
  const calls: CallRecord[] = []
  client.subscribe((call) => calls.push(call))
  await Promise.all(Array.from({ length: count }, (_, offset) => client.request(transactions, { offset })))
  expect(seen).toHaveLength(count + refused())
  expect(calls.every(({ outcome }) => outcome === 'ok')).toBe(true)
}

it('a service over HTTP answers all, in real time', async () => {
  await Promise.all([askAll(12, 1, 1_000), askAll(200, 20, 100)])
})

describe('a service that takes so many requests within any second, as they arrive', () => {
  it.each([
    [0.85, 1, 100, MOBILE_JITTER_MS],
    [0.85, 1, 300, MOBILE_JITTER_MS],
    [0.85, 1, 1_000, MOBILE_JITTER_MS],
    [0.85, 1, 3_000, MOBILE_JITTER_MS],
    [0.9, 5, 100, JITTER_MS],
    [0.9, 5, 3_000, JITTER_MS],
    [0.9, 10, 100, JITTER_MS],
    [0.9, 10, 300, JITTER_MS],
    [0.9, 10, 1_000, JITTER_MS],
    [0.9, 10, 3_000, JITTER_MS],
    [0.9, 100, 300, JITTER_MS],
  ])(
    'is used to %f at %i per second, %i ms away, with %i ms of jitter',
    async (least, perSecond, latencyMs, jitterMs) => {
      const { share, refusedOf200, failed } = await achieved(ours, { perSecond, latencyMs, jitterMs })
      expect(share).toBeGreaterThanOrEqual(least)
      expect(refusedOf200).toBeLessThanOrEqual(1)
      expect(failed).toBe(0)
    },
  )

  it.each([
    [10, 20],
    [10, 60],
    [1, 20],
    [1, 60],
  ])('(%i) and refuses all for %i s, has its full rate 30 s later', async (perSecond, stormS) => {
    const { seconds } = await recovery(ours, { perSecond, latencyMs: 300, jitterMs: JITTER_MS }, stormS)
    expect(seconds).toBeLessThanOrEqual(30)
  })
})

describe('jitter with a tail', () => {
  it.each([
    ['sliding second', 1, 75],
    ['sliding second', 1, 250],
    ['fixed second', 1, 250],
    ['sliding second', 10, 80],
    ['token bucket', 10, 80],
    ['strict spacing', 10, 25],
  ] as const)(
    '%s, %i per second, σ %i ms: at least 0.9 of what an even sender reaches who knows the limiter',
    async (kind, perSecond, jitterMs) => {
      const limit = { kind, perSecond, jitterMs, latencyMs: 1_000, hasTail: true }
      const { share, refused, failed } = await steady(ours, limit, 1_000 / perSecond)
      expect(share / bound(limit)).toBeGreaterThanOrEqual(0.9)
      expect(refused).toBeLessThanOrEqual(0.01)
      expect(failed).toBe(0)
    },
  )
})
