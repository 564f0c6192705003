import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { type CallRecord, createClient } from '../../src/core/client.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { random } from '../support/generate.ts'
import { serve } from '../support/server.ts'

/** A service that takes one request per `intervalMs` at most, at the end of a way that takes its time, different each time. */
async function strict(intervalMs: number, wayMs: number) {
  const next = random(7)
  const way = () => sleep(next() * wayMs)
  let acceptedAt = Number.NEGATIVE_INFINITY
  let refused = 0
  const answer = async (_seen: unknown, response: ServerResponse) => {
    await way()
    const now = performance.now()
    const isTooSoon = now - acceptedAt < intervalMs
    if (isTooSoon) refused++
    else acceptedAt = now
    await way()
    if (!isTooSoon) return { transactions: [], address_book: {} }
    response.writeHead(429)
    response.end('{"ok":false,"result":"Ratelimit exceed","code":429}')
  }
  return { ...(await serve(answer)), refusals: () => refused }
}

/** Asks `count` different questions at once, at the service's own pace. */
async function askAll(count: number, perSecond: number, wayMs: number) {
  const { url, seen, refusals } = await strict(1_000 / perSecond, wayMs)
  const client = createClient({ network: 'local', baseUrl: url, requestsPerSecond: perSecond })
  const calls: CallRecord[] = []
  client.subscribe((call) => calls.push(call))
  await Promise.all(Array.from({ length: count }, (_, offset) => client.request(transactions, { offset })))
  expect({ refused: refusals(), sent: seen.length }).toEqual({ refused: 0, sent: count })
  expect(calls.every(({ outcome }) => outcome === 'ok')).toBe(true)
}

describe('a service that refuses above its rate, at the end of a way with jitter, in real time', () => {
  it('refuses none of 20 requests at one per second, and none of 200 at 20 per second with all constants scaled', async () => {
    await Promise.all([askAll(20, 1, 200), askAll(200, 20, 10)])
  })

  it('that tells nobody of its limit, is given no more than a handful of requests too many', async () => {
    const { url, seen, refusals } = await strict(50, 5)
    const client = createClient({ network: 'local', baseUrl: url, retries: 5 })
    const ask = (offset: number) => client.request(transactions, { offset })
    for (let n = 0; n < 3; n++) await Promise.all([ask(10 * n), ask(10 * n + 1)])
    expect(seen.length - refusals()).toBe(6)
    expect(refusals()).toBeLessThanOrEqual(4)
    expect(client.budget().requestsPerSecond).toBeLessThan(20)
  })
})
