import { describe, expect, it } from 'vitest'
import { type Client, type ClientOptions, createClient } from '../../src/core/client.ts'
import { isMethodNotAllowedError, isSendNotAllowedError } from '../../src/core/errors.ts'
import { sendBoc } from '../../src/endpoints/v2/send/sendBoc.ts'
import { jettonTransfers } from '../../src/endpoints/v3/jettons/jettonTransfers.ts'
import { sendMessage } from '../../src/endpoints/v3/legacy/sendMessage.ts'
import type { ProxyOptions } from '../../src/server/options.ts'
import { createProxy } from '../../src/server/proxy.ts'
import { simulatedClock } from '../support/simulatedClock.ts'

const BOC = 'te6cckEBAQEAAgAAAEysuc0='

/** Clients whose base URL is the proxy, and a service that answers after 50 ms. */
function setUp(options: Partial<Extract<ProxyOptions, { network: string }>> = {}) {
  const clock = simulatedClock()
  const served: number[] = []
  const proxy = createProxy({
    network: 'mainnet',
    apiKey: 'f00d'.repeat(16),
    cache: false,
    clock,
    async fetch() {
      served.push(clock.now())
      await clock.sleep(50)
      return Response.json({ jetton_transfers: [], address_book: {}, metadata: {} })
    },
    ...options,
  })
  const clientOf = (remoteAddress: string, more: ClientOptions = {}): Client =>
    createClient({
      baseUrl: 'http://page.test/ton',
      fetch: (request) => proxy(request, { remoteAddress }),
      clock,
      ...more,
    })
  return { clock, served, clientOf }
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('it should have failed'),
    (error) => error,
  )

describe('a client behind the proxy', () => {
  it('hears that a send is not allowed, of v2 and of v3', async () => {
    const { clock, served, clientOf } = setUp()
    const client = clientOf('192.0.2.1')
    const sent = [client.request(sendMessage, { boc: BOC }), client.request(sendBoc, { boc: BOC })].map(failure)
    await clock.run()
    expect((await Promise.all(sent)).map(isSendNotAllowedError)).toEqual([true, true])
    expect(served).toHaveLength(0)
  })

  it('hears that a method is not allowed, and which is', async () => {
    const { clock, clientOf } = setUp()
    const client = clientOf('192.0.2.1')
    const asked = failure(client.request({ ...jettonTransfers, method: 'POST' }, {}))
    await clock.run()
    const error = await asked
    expect(isMethodNotAllowedError(error)).toBe(true)
    expect(error.allow).toContain('GET')
  })

  it.each<[string, Parameters<typeof setUp>[0]]>([
    ['a queue of 20', { queue: { max: 20 } }],
    ['a queue of 100', {}],
    ['a limit for each client', { perClient: { requestsPerSecond: 2, burst: 4 } }],
  ])('waits as it is asked to: with %s, 120 reads of ten pages take 14 s at 10 per second', async (_name, options) => {
    const { clock, served, clientOf } = setUp(options)
    const startedAt = clock.now()
    const clients = Array.from({ length: 10 }, (_, index) => clientOf(`192.0.2.${index + 1}`))
    const reads = clients.flatMap((client, page) =>
      Array.from({ length: 12 }, (_, index) => client.request(jettonTransfers, { offset: 12 * page + index })),
    )
    const ended = Promise.allSettled(reads)
    await clock.run()
    expect((await ended).filter(({ status }) => status === 'rejected')).toEqual([])
    expect(served).toHaveLength(120)
    expect(((served.at(-1) ?? 0) - startedAt) / 1_000).toBeLessThanOrEqual(14)
  })
})
