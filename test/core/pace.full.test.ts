import { expect, it } from 'vitest'
import { type CallRecord, createClient } from '../../src/core/client.ts'
import { systemClock } from '../../src/core/clock.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { serve } from '../support/server.ts'
import { strict } from '../support/strict.ts'

/**
 * Asks `count` different questions at once, at the service's own pace. Where an answer does not come in time, as on a loaded
 * machine, the next request leaves while it is under way: only such a request may be refused.
 */
async function askAll(count: number, perSecond: number, wayMs: number) {
  const { take, refusals } = strict(systemClock, 1_000 / perSecond, wayMs)
  const { url, seen } = await serve(async (_seen, response) =>
    (await take()) ? { transactions: [], address_book: {} } : void response.writeHead(429).end('{}'),
  )
  let underWay = 0
  let overlapping = 0
  const counted = (request: Request) => {
    if (underWay++) overlapping++
    return fetch(request).finally(() => underWay--)
  }
  const client = createClient({ network: 'local', baseUrl: url, fetch: counted, requestsPerSecond: perSecond })
  const calls: CallRecord[] = []
  client.subscribe((call) => calls.push(call))
  await Promise.all(Array.from({ length: count }, (_, offset) => client.request(transactions, { offset })))
  expect(refusals()).toBeLessThanOrEqual(overlapping)
  expect(seen).toHaveLength(count + refusals())
  expect(calls.every(({ outcome }) => outcome === 'ok')).toBe(true)
}

it('a service over HTTP refuses no request that leaves after the previous answer, in real time', async () => {
  await Promise.all([askAll(20, 1, 200), askAll(200, 20, 10)])
})
