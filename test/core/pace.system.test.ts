import { describe, expect, it } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { isConnectionError } from '../../src/core/errors.ts'
import { jettonTransfers } from '../../src/endpoints/v3/jettons/jettonTransfers.ts'
import { sendMessage } from '../../src/endpoints/v3/legacy/sendMessage.ts'
import { inProcess } from '../support/inProcess.ts'
import { achieved, demand, ours, recovery } from '../support/rate.ts'
import { simulatedClock } from '../support/simulatedClock.ts'

/** Milliseconds by which the way to the service is shorter or longer. */
const JITTER_MS = 25

describe('a service that takes so many requests within any second, as they arrive', () => {
  it('is used to 0.9 at 10 per second, 300 ms away, with 25 ms of jitter', async () => {
    const { share, refusedOf200, failed } = await achieved(ours, { perSecond: 10, latencyMs: 300, jitterMs: JITTER_MS })
    expect(share).toBeGreaterThanOrEqual(0.9)
    expect(refusedOf200).toBeLessThanOrEqual(1)
    expect(failed).toBe(0)
  })

  it('a service that refuses one now and then, as with more jitter, fails nobody', async () => {
    const { refused, failed } = await demand(ours, { perSecond: 10, latencyMs: 300, jitterMs: 100 }, 60, 20)
    expect(refused).toBeGreaterThan(0)
    expect(failed).toBe(0)
  })

  it('and refuses all for 20 s, has its full rate 30 s later', async () => {
    const { seconds } = await recovery(ours, { perSecond: 10, latencyMs: 300, jitterMs: JITTER_MS }, 20)
    expect(seconds).toBeLessThanOrEqual(30)
  })

  it('a service that does not report its limit answers all the same', async () => {
    const unlimited = (clock: Parameters<typeof ours>[0], take: Parameters<typeof ours>[1]) =>
      ours(clock, take, Number.POSITIVE_INFINITY)
    const { served, refused } = await demand(unlimited, { perSecond: 10, latencyMs: 300, jitterMs: JITTER_MS }, 60, 20)
    expect(served.length).toBeGreaterThan(200)
    expect(refused).toBeLessThan(served.length)
  })
})

describe('a send', () => {
  /** A client without a key, and reads that wait in its queue. */
  function open(reads: number, status = 200) {
    const clock = simulatedClock()
    const { url, fetch, seen } = inProcess(() => new Response('{}', { status, headers: { 'retry-after': '30' } }))
    const client = createClient({ network: 'local', baseUrl: url, fetch, clock, requestsPerSecond: 1 })
    for (let offset = 0; offset < reads; offset++) client.request(jettonTransfers, { offset }).catch(() => {})
    const send = () => client.request(sendMessage, { boc: 'te6cckEBAQEAAgAAAEysuc0=' })
    return { clock, client, send, asked: () => seen.map(({ pathname }) => pathname.split('/').at(-1)) }
  }

  it.each([12, 60])('is sent before %i reads that were queued first', async (reads) => {
    const { clock, client, send, asked } = open(reads)
    await clock.run(100)
    send().catch(() => {})
    await clock.run(1_200)
    expect(asked()).toEqual(['transfers', 'message'])
    client.close()
  })

  it('a send that finds no slot within 10 s is refused: nothing was sent, and nothing is sent later', async () => {
    const { clock, send, asked } = open(1, 429)
    await clock.run(100)
    const sent = send().catch((error) => error)
    await clock.run(10_000)
    const error = await sent
    expect(isConnectionError(error)).toBe(true)
    expect(error.message).toContain('Nothing was sent')
    expect(error.retryable).toBe(false)
    await clock.run()
    expect(asked()).not.toContain('message')
  })
})
