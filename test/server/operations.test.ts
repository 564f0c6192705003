import { describe, expect, it } from 'vitest'
import type { ProxyEvent } from '../../src/server/event.ts'
import { withOperations } from '../../src/server/operations.ts'
import type { ProxyOptions } from '../../src/server/options.ts'
import { createProxy } from '../../src/server/proxy.ts'
import { memoryStore } from '../../src/server/store.ts'
import { simulatedClock } from '../support/simulatedClock.ts'

type Options = Partial<Extract<ProxyOptions, { network: string }>>

const KEY = 'f00d'.repeat(16)
const TRACE = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
const request = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://page.test${path}`, { headers })
const blocks = (seqno: number, headers?: Record<string, string>) =>
  request(`/ton/api/v3/blocks?workchain=-1&seqno=${seqno}`, headers)

/** A proxy before a service that answers after 40 ms, on a clock of its own. */
function setUp(options: Options = {}) {
  const clock = simulatedClock()
  const asked: Request[] = []
  const events: ProxyEvent[] = []
  const proxy = createProxy({
    network: 'mainnet',
    apiKey: KEY,
    clock,
    onEvent: (event) => events.push(event),
    fetch: async (one) => {
      asked.push(one)
      await clock.sleep(40)
      return Response.json({ blocks: [] })
    },
    ...options,
  })
  const ask = async (one: Request) => {
    const answered = proxy(one)
    await clock.run(1_000)
    return answered
  }
  return { clock, proxy, asked, events, ask }
}

describe('an event of a proxy', () => {
  it('says of each answer which endpoint was asked, how it ended, and where the time went', async () => {
    const { events, ask, proxy, clock } = setUp({ requestsPerSecond: 10 })
    const [first, second] = [proxy(blocks(1)), proxy(blocks(2))]
    await clock.run(1_000)
    expect([(await first).status, (await second).status]).toEqual([200, 200])
    await ask(blocks(2))
    const common = { network: 'mainnet', endpoint: 'v3 blocks', route: '/api/v3/blocks', method: 'GET', status: 200 }
    expect(events).toMatchObject([
      { ...common, cache: 'miss', ms: 40, waitedMs: 0, upstreamMs: 40, upstreamStatus: 200 },
      { ...common, cache: 'miss', waitedMs: expect.any(Number), upstreamMs: 40 },
      { ...common },
    ])
    expect(events[1]?.waitedMs).toBeGreaterThan(90)
    expect(new Set(events.map(({ requestId }) => requestId)).size).toBe(3)
  })

  it('names the reason of a refusal, its cause, and the request as its answer does', async () => {
    const cause = new TypeError('fetch failed')
    const { events, ask } = setUp({ fetch: () => Promise.reject(cause) })
    const [unknown, failed] = [await ask(request('/ton/api/v3/nothing')), await ask(blocks(1))]
    expect(events).toMatchObject([
      { status: 404, refusal: 'path', network: 'mainnet' },
      {
        status: 502,
        refusal: 'upstream',
        upstreamStatus: 0,
        cause: expect.objectContaining({ message: 'fetch failed' }),
      },
    ])
    expect(events[0]).not.toHaveProperty('route')
    expect([unknown, failed].map(({ headers }) => headers.get('x-request-id'))).toEqual(
      events.map(({ requestId }) => requestId),
    )
  })

  it('has the request id of a balancer, unless it is no word', async () => {
    const { events, ask } = setUp()
    await ask(blocks(1, { 'x-request-id': 'lb-1:7f' }))
    await ask(blocks(2, { 'x-request-id': 'a b" level=error' }))
    expect(events.map(({ requestId }) => requestId)).toEqual(['lb-1:7f', expect.stringMatching(/^[\da-f-]{36}$/)])
  })

  it('is a part of the trace of the page, which goes on to the service', async () => {
    const { events, asked, ask } = setUp()
    await ask(blocks(1, { traceparent: TRACE }))
    await ask(blocks(2, { traceparent: TRACE.replace('4bf92f3577b34da6a3ce929d0e0e4736', '0'.repeat(32)) }))
    expect(asked.map(({ headers }) => headers.get('traceparent'))).toEqual([TRACE, null])
    expect(events.map(({ traceId }) => traceId)).toEqual(['4bf92f3577b34da6a3ce929d0e0e4736', undefined])
  })

  it('changes nothing by a fault of its listener', async () => {
    const onEvent = () => {
      throw new Error('disk full')
    }
    expect((await setUp({ onEvent }).ask(blocks(1))).status).toBe(200)
  })
})

describe('the paths of who runs a proxy', () => {
  const body = async (answer: Promise<Response>) => [(await answer).status, await (await answer).json()]

  it('say that it works, and whether it can answer', async () => {
    const { proxy } = setUp()
    const handler = withOperations(proxy)
    expect(await body(handler(request('/health'), {}))).toEqual([200, { ok: true }])
    expect(await body(handler(request('/ready'), {}))).toEqual([200, { ok: true }])
    expect((await handler(request('/metrics'), {})).status).toBe(404)
    expect((await handler(request('/toString'), {})).status).toBe(404)
  })

  it.each<[string, Options, boolean]>([
    ['it has no key', { apiKey: () => '' }, true],
    ['its server closes', {}, false],
  ])('say that it cannot where %s', async (_, options, isOpen) => {
    const handler = withOperations(setUp(options).proxy, { isOpen: () => isOpen })
    expect(await body(handler(request('/ready'), {}))).toEqual([503, { ok: false }])
    expect(await body(handler(request('/health'), {}))).toEqual([200, { ok: true }])
  })

  it('say that it cannot while its queue is full', async () => {
    const { proxy, clock } = setUp({ queue: { max: 2 }, requestsPerSecond: 1 })
    const all = [proxy(blocks(1))]
    await clock.run(10)
    all.push(proxy(blocks(2)), proxy(blocks(3)))
    await clock.run(10)
    expect((await withOperations(proxy)(request('/ready'), {})).status).toBe(503)
    await clock.run(5_000)
    await Promise.all(all)
    expect((await withOperations(proxy)(request('/ready'), {})).status).toBe(200)
  })

  it('count by route, status and cache what was answered, in the format of Prometheus', async () => {
    const { proxy, ask } = setUp()
    await ask(blocks(1))
    await ask(request('/ton/api/v3/blocks?workchain=x'))
    await ask(request(`/ton/api/v3/${'x'.repeat(50)}`))
    const response = await withOperations(proxy, { metrics: true })(request('/metrics'), {})
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    const lines = (await response.text()).split('\n')
    const rows = [
      'requests_total{network="mainnet",route="/api/v3/blocks",method="GET",status="200",cache="miss",refusal=""} 1',
      'requests_total{network="mainnet",route="",method="GET",status="400",cache="",refusal="params"} 1',
      'requests_total{network="mainnet",route="",method="GET",status="404",cache="",refusal="path"} 1',
      'upstream_requests_total{network="mainnet",status="200"} 1',
      'request_seconds_bucket{network="mainnet",le="0.025"} 2',
      'request_seconds_bucket{network="mainnet",le="0.05"} 3',
      'request_seconds_bucket{network="mainnet",le="+Inf"} 3',
      'request_seconds_count{network="mainnet"} 3',
      'upstream_seconds_sum{network="mainnet"} 0.04',
      'waited_seconds_count{network="mainnet"} 1',
      'queue{network="mainnet"} 0',
      'queue_max{network="mainnet"} 100',
      'in_flight{network="mainnet"} 0',
      'budget_per_second{network="mainnet"} 10',
      'paused_seconds{network="mainnet"} 0',
      'store_up 1',
    ]
    expect(lines).toEqual(expect.arrayContaining(rows.map((row) => `toncenter_proxy_${row}`)))
    // A line is a comment or a value: nothing that a page has sent is in one.
    for (const line of lines.slice(0, -1))
      expect(line).toMatch(/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{[^{}\n]*\})? [\d.e+-]+|\w+\{[^{}]*\} \+Inf)$/)
  })

  it('say which store is behind it', async () => {
    const store = async (options: Options) => (await setUp(options).proxy.status()).store
    expect(await store({})).toBe('memory')
    expect(await store({ cache: false })).toBe('none')
    expect(await store({ cache: { ...memoryStore({ maxBytes: 1_000 }), kind: 'redis' } })).toBe('shared')
  })
})

describe('a proxy for its own origin alone', () => {
  const status = async (headers: Record<string, string>, ownOrigin: Options['ownOrigin'] = true) =>
    (await setUp({ ownOrigin }).ask(blocks(1, headers))).status

  it.each<[string, Record<string, string>, number]>([
    ['a page of its own', { 'sec-fetch-site': 'same-origin' }, 200],
    ['somebody who typed the address', { 'sec-fetch-site': 'none' }, 200],
    ['a program that is no browser', {}, 200],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a page of another host of the site', { 'sec-fetch-site': 'same-site' }, 403],
    ['an old browser on its own page', { origin: 'http://app.test', host: 'app.test' }, 200],
    ['an old browser on another page', { origin: 'http://evil.test', host: 'app.test' }, 403],
    ['a frame without an origin', { origin: 'null', host: 'app.test' }, 403],
  ])('has for %s', async (_, headers, expected) => {
    expect(await status(headers)).toBe(expected)
  })

  it('knows its origin by the name of the operator too', async () => {
    const own = ['https://app.example']
    expect(await status({ origin: 'https://app.example', 'sec-fetch-site': 'same-site' }, own)).toBe(200)
    expect(await status({ origin: 'https://app.example.evil.test' }, own)).toBe(403)
    expect(await status({ 'sec-fetch-site': 'cross-site' }, own)).toBe(403)
    expect(() => setUp({ ownOrigin: ['app.example'] })).toThrow(/^createProxy: ownOrigin names "app.example"/)
  })

  it('spends nothing of the budget for another one', async () => {
    const { ask, asked } = setUp({ ownOrigin: true })
    const refused = await ask(blocks(1, { 'sec-fetch-site': 'cross-site' }))
    expect(await refused.json()).toMatchObject({ refusal: 'origin' })
    expect(asked).toEqual([])
  })
})
