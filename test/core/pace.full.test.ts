import { expect, it } from 'vitest'
import { type CallRecord, createClient } from '../../src/core/client.ts'
import { systemClock } from '../../src/core/pace/clock.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { limiter } from '../support/limiter.ts'
import { serve } from '../support/server.ts'

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
