import { describe, expect, it } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { inProcess } from '../support/inProcess.ts'
import { simulatedClock } from '../support/simulatedClock.ts'
import { strict } from '../support/strict.ts'

/** A service that refuses above its rate, at the end of a way with jitter, and a client on the same simulated clock. */
function open(intervalMs: number, wayMs: number, options: { requestsPerSecond?: number; retries?: number }) {
  const clock = simulatedClock()
  const { take, refusals } = strict(clock, intervalMs, wayMs)
  const { url, fetch, seen } = inProcess(async () =>
    (await take()) ? { transactions: [], address_book: {} } : new Response('{}', { status: 429 }),
  )
  const client = createClient({ network: 'local', baseUrl: url, fetch, clock, ...options })
  return { clock, refusals, seen, client, ask: (offset: number) => client.request(transactions, { offset }) }
}

describe('a service that refuses above its rate, at the end of a way with jitter', () => {
  it.each([
    [20, 1, 200],
    [200, 20, 10],
  ])('refuses none of %i requests at %i per second, %i ms away', async (count, perSecond, wayMs) => {
    const { clock, refusals, seen, ask } = open(1_000 / perSecond, wayMs, { requestsPerSecond: perSecond, retries: 0 })
    const all = Array.from({ length: count }, (_, offset) => ask(offset))
    await clock.run()
    await Promise.all(all)
    expect({ refused: refusals(), sent: seen.length }).toEqual({ refused: 0, sent: count })
  })

  it('and does not report its limit, refuses a handful of requests at most', async () => {
    const { clock, refusals, seen, client, ask } = open(50, 5, { retries: 5 })
    for (let n = 0; n < 3; n++) {
      const both = [ask(10 * n), ask(10 * n + 1)]
      await clock.run()
      await Promise.all(both)
    }
    expect(seen.length - refusals()).toBe(6)
    expect(refusals()).toBeLessThanOrEqual(4)
    expect(client.budget().requestsPerSecond).toBeLessThan(20)
  })
})
