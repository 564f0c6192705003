import { describe, expect, it } from 'vitest'
import type { ProxyOptions, ProxyTrouble } from '../../src/server/options.ts'
import { createProxy } from '../../src/server/proxy.ts'
import { simulatedClock } from '../support/simulatedClock.ts'
import { turn } from '../support/turn.ts'

type Answer = (request: Request, index: number) => Response | Promise<Response>
type Options = Partial<Extract<ProxyOptions, { network: string }>>

const BOC = 'te6cckEBAQEAAgAAAEysuc0='
const blocks = (n: number) => new Request(`http://page.test/ton/api/v3/blocks?seqno=${n}&workchain=-1`)
const message = () =>
  new Request('http://page.test/ton/api/v3/message', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ boc: BOC }),
  })

/** A proxy on a simulated clock, before a service that answers after 100 ms. */
function setUp(options: Options = {}, answer: Answer = () => Response.json({ blocks: [] })) {
  const clock = simulatedClock()
  const startedAt = clock.now()
  /** Path and millisecond of each request that reached the service. */
  const sent: { path: string; at: number }[] = []
  const troubles: ProxyTrouble[] = []
  const proxy = createProxy({
    network: 'mainnet',
    apiKey: 'f00d'.repeat(16),
    clock,
    cache: false,
    send: true,
    onError: (trouble) => troubles.push(trouble),
    fetch: async (request) => {
      sent.push({ path: new URL(request.url).pathname, at: clock.now() - startedAt })
      const index = sent.length - 1
      await clock.sleep(100)
      return answer(request, index)
    },
    ...options,
  })
  /** The answers to requests that are sent at once, and when each of them was there. */
  const askAll = (requests: Request[]) =>
    Promise.all(
      requests.map(async (request) => {
        const response = await proxy(request)
        return { response, status: response.status, at: clock.now() - startedAt }
      }),
    )
  return { clock, proxy, sent, troubles, askAll }
}

const times = <Value>(count: number, make: (n: number) => Value) => Array.from({ length: count }, (_, n) => make(n + 1))

describe('the budget of a proxy', () => {
  it.each([
    [{ requestsPerSecond: 0 }],
    [{ requestsPerSecond: Number.NaN }],
    [{ queue: { max: 0 } }],
    [{ queue: { maxWaitMs: 0 } }],
    [{ timeoutMs: 0 }],
    [{ maxAnswerBytes: Number.NaN }],
  ])('is refused with %j', (options) => {
    expect(() => setUp(options)).toThrow(/^createProxy: .* above 0/)
  })

  it('is ten requests within any second, for all visitors', async () => {
    const { clock, sent, askAll } = setUp()
    const all = askAll(times(50, blocks))
    await clock.run(10_000)
    expect((await all).map(({ status }) => status)).toEqual(times(50, () => 200))
    for (const { at } of sent) expect(sent.filter((one) => one.at > at - 1_000 && one.at <= at).length).toBeLessThan(11)
    expect(sent.at(-1)?.at).toBeLessThan(5_500)
  })

  it('is not spent on the same question twice at one time, by JSON-RPC neither', async () => {
    const { clock, sent, askAll } = setUp({}, () => Response.json({ ok: true, result: {} }))
    const call = () =>
      new Request('http://page.test/ton/api/v2/jsonRPC', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ method: 'getMasterchainInfo', params: {}, id: '1' }),
      })
    const all = askAll([...times(100, () => blocks(1)), ...times(100, call)])
    await clock.run(2_000)
    expect((await all).map(({ status }) => status)).toEqual(times(200, () => 200))
    expect(sent).toHaveLength(2)
  })

  it('sends what changes the chain first, and each message for itself', async () => {
    const { clock, sent, askAll } = setUp({ requestsPerSecond: 1 })
    const all = askAll([...times(5, blocks), message(), message()])
    await clock.run(20_000)
    await all
    expect(sent.slice(0, 3).map(({ path }) => path)).toEqual(['/api/v3/blocks', '/api/v3/message', '/api/v3/message'])
  })

  it('refuses at once what its queue has no place for, and says when to ask again', async () => {
    const { clock, sent, troubles, askAll } = setUp({ requestsPerSecond: 10, queue: { max: 20, maxWaitMs: 10_000 } })
    const all = askAll(times(50, blocks))
    await clock.run(10_000)
    const refused = (await all).filter(({ status }) => status === 503)
    expect([refused.length, sent.length]).toEqual([30, 20])
    expect(refused.every(({ at }) => at === 0)).toBe(true)
    const [{ response } = { response: new Response() }] = refused
    expect(response.headers.get('retry-after')).toBe('2')
    expect(await response.json()).toEqual({
      error: 'Too many requests are waiting for the service.',
      refusal: 'busy',
    })
    expect(troubles).toHaveLength(30)
    expect(troubles[0]).toMatchObject({ network: 'mainnet', endpoint: 'v3 blocks', status: 503 })
  })

  describe('beside visitors who ask for more than there is', () => {
    const addresses = (count: number, make: (n: number) => string) => times(count, make)
    const greedy: [name: string, addresses: (string | undefined)[], each: number][] = [
      ['one address', ['198.51.100.1'], 120],
      ['ten addresses', addresses(10, (n) => `198.51.100.${n}`), 60],
      ['200 networks of one /48', addresses(200, (n) => `2001:db8:7:${n.toString(16)}::1`), 3],
      ['a visitor without an address', [undefined], 120],
    ]

    it.each(greedy)('serves five quiet visitors within two rounds: %s', async (_, from, each) => {
      const { clock, proxy } = setUp()
      const statuses = new Map<string, number[]>()
      const ask = async (who: string, n: number, remoteAddress: string | undefined) => {
        const { status } = await proxy(blocks(n), remoteAddress === undefined ? {} : { remoteAddress })
        statuses.set(who, [...(statuses.get(who) ?? []), status])
      }
      const all = from.flatMap((address, index) => times(each, (n) => ask('greedy', index * each + n, address)))
      const waits: number[] = []
      // One question after another, with a second between them.
      const visit = async (quiet: number) => {
        for (let visit = 1; visit <= 6; visit++) {
          await clock.sleep(1_000)
          const since = clock.now()
          await ask('quiet', 100_000 + visit * 10 + quiet, `192.0.2.${quiet}`)
          waits.push(clock.now() - since)
        }
      }
      all.push(...times(5, visit))
      await clock.run(60_000)
      await Promise.all(all)
      expect(statuses.get('quiet')).toEqual(times(30, () => 200))
      const clients = (from.length === 10 ? 10 : 1) + 5
      const roundMs = (clients / 10) * 1_000
      expect(Math.max(...waits)).toBeLessThan(2 * roundMs + 200)
    })

    it('leaves the whole queue to one who is alone', async () => {
      const { clock, proxy } = setUp({ queue: { max: 20 } })
      const alone = times(20, (n) => proxy(blocks(n), { remoteAddress: '192.0.2.1' }))
      await clock.run(10_000)
      expect((await Promise.all(alone)).map(({ status }) => status)).toEqual(times(20, () => 200))
    })

    it('takes the newest requests of the greediest for a newcomer, and says why', async () => {
      const { clock, proxy } = setUp({ requestsPerSecond: 1, queue: { max: 4, maxWaitMs: 30_000 } })
      const ask = (n: number, remoteAddress: string) => proxy(blocks(n), { remoteAddress })
      const first = times(4, (n) => ask(n, '192.0.2.1'))
      const second = times(3, (n) => ask(100 + n, '192.0.2.2'))
      await clock.run(60_000)
      const statuses = async (all: Promise<Response>[]) => (await Promise.all(all)).map(({ status }) => status)
      expect([await statuses(first), await statuses(second)]).toEqual([
        [200, 200, 429, 429],
        [200, 200, 429],
      ])
      expect(await (await first[3])?.json()).toMatchObject({ refusal: 'client' })
    })
  })

  it('has a place for what changes the chain when reads have filled the queue', async () => {
    const { clock, proxy, sent } = setUp({ requestsPerSecond: 1, queue: { max: 5 } })
    const reads = times(10, (n) => proxy(blocks(n)))
    const send = proxy(message())
    await clock.run(20_000)
    expect((await send).status).toBe(200)
    expect((await Promise.all(reads)).filter(({ status }) => status === 503)).toHaveLength(5)
    expect(sent[1]?.path).toBe('/api/v3/message')
  })

  it('lets nobody wait longer than is said', async () => {
    const { clock, askAll } = setUp({ requestsPerSecond: 1, queue: { max: 100, maxWaitMs: 3_000 } })
    const all = askAll(times(10, blocks))
    await clock.run(20_000)
    const answers = await all
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, ...times(7, () => 503)])
    expect(Math.max(...answers.map(({ at }) => at))).toBeLessThan(3_200)
  })

  it('pauses for all when the service refuses one', async () => {
    const limited = () =>
      Response.json({ error: 'Ratelimit exceeded' }, { status: 429, headers: { 'retry-after': '5' } })
    const { clock, sent, askAll } = setUp({}, (_, index) => (index ? Response.json({ blocks: [] }) : limited()))
    const first = askAll([blocks(1)])
    await clock.run(100)
    const [{ response, status } = { response: new Response(), status: 0 }] = await first
    expect([status, response.headers.get('retry-after')]).toEqual([429, '5'])
    const next = askAll([blocks(2)])
    await clock.run(20_000)
    expect((await next)[0]?.status).toBe(200)
    expect(sent[1]?.at).toBeGreaterThanOrEqual(5_000)
  })

  it.each([
    ['is markup', '<h1>Too many requests</h1>', 'text/html'],
    ['has no text', '', 'application/json'],
    ['repeats the key', JSON.stringify({ error: [...'f00d'.repeat(16)].reverse().join('') }), 'application/json'],
  ])('pauses for all by a refusal that %s', async (_, body, type) => {
    const headers = { 'content-type': type, 'retry-after': '5' }
    const { clock, sent, askAll } = setUp({}, (_, index) =>
      index ? Response.json({ blocks: [] }) : new Response(body, { status: 429, headers }),
    )
    const first = askAll([blocks(1)])
    await clock.run(100)
    const [{ response } = { response: new Response() }] = await first
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '5'])
    const next = askAll([blocks(2)])
    await clock.run(20_000)
    await next
    expect(sent[1]?.at).toBeGreaterThanOrEqual(5_000)
  })

  it('answers at once during a pause that is longer than anybody waits', async () => {
    const limited = () =>
      Response.json({ error: 'Ratelimit exceeded' }, { status: 429, headers: { 'retry-after': '40' } })
    const { clock, sent, askAll } = setUp({}, limited)
    const first = askAll([blocks(1)])
    await clock.run(100)
    await first
    const [{ response, status } = { response: new Response(), status: 0 }] = await askAll([blocks(2)])
    expect([status, response.headers.get('retry-after')]).toEqual([503, '40'])
    expect(sent).toHaveLength(1)
  })

  it('is each network’s own', async () => {
    const clock = simulatedClock()
    const keys: (string | null)[] = []
    const proxy = createProxy({
      networks: { mainnet: { apiKey: 'main-key' }, testnet: { apiKey: async () => 'test-key' } },
      requestsPerSecond: 1,
      clock,
      fetch: async ({ url, headers }) => {
        keys.push(`${new URL(url).host} ${headers.get('x-api-key')}`)
        return Response.json({ blocks: [] })
      },
    })
    const ask = async (path: string) => (await proxy(new Request(`http://page.test/ton${path}`))).status
    expect(await Promise.all([ask('/mainnet/api/v3/blocks'), ask('/testnet/api/v3/blocks')])).toEqual([200, 200])
    expect(keys.sort()).toEqual(['testnet.toncenter.com test-key', 'toncenter.com main-key'])
    for (const path of ['/api/v3/blocks', '/devnet/api/v3/blocks', '/constructor/api/v3/blocks']) {
      expect(await ask(path)).toBe(404)
    }
  })

  it.each([
    [10, 1_000],
    [100, 1_000],
  ])('is reached at %i a second with answers after %i ms', async (requestsPerSecond, latencyMs) => {
    const { clock, sent, askAll } = setUp({ requestsPerSecond, queue: { max: 1_000 } }, async () => {
      await clock.sleep(latencyMs - 100)
      return Response.json({ blocks: [] })
    })
    const all = askAll(times(2 * requestsPerSecond, blocks))
    await clock.run(20_000)
    expect((await all).every(({ status }) => status === 200)).toBe(true)
    expect(sent.at(-1)?.at).toBeLessThan(2_400)
  })

  it('has no place for more than 1 024 requests in flight, without any limit too', async () => {
    const { clock, sent, askAll } = setUp({ requestsPerSecond: Number.POSITIVE_INFINITY, queue: { max: 2_000 } })
    const all = askAll(times(1_100, blocks))
    for (let n = 0; n < 40; n++) await turn()
    expect(sent).toHaveLength(1_024)
    await clock.run(1_000)
    expect((await all).every(({ status }) => status === 200)).toBe(true)
  })

  it('has no place for more than 2 048 in flight where many of them change the chain', async () => {
    const { clock, sent, askAll } = setUp({ requestsPerSecond: Number.POSITIVE_INFINITY, queue: { max: 3_000 } })
    const all = askAll(times(2_100, message))
    for (let n = 0; n < 80; n++) await turn()
    expect(sent).toHaveLength(2_048)
    await clock.run(1_000)
    expect((await all).every(({ status }) => status === 200)).toBe(true)
  })
})

describe('a proxy with a limit for each client', () => {
  it('reports once that the runtime gives no address, and limits nobody', async () => {
    const { clock, troubles, askAll } = setUp({ perClient: { requestsPerSecond: 1, burst: 1 } })
    const all = askAll(times(5, blocks))
    await clock.run(5_000)
    expect((await all).map(({ status }) => status)).toEqual(times(5, () => 200))
    expect(troubles.map(({ message }) => message)).toEqual([expect.stringMatching(/^perClient limits nobody/)])
  })

  it('refuses in the form of the service, before anything is asked', async () => {
    const { proxy, sent, clock } = setUp({ perClient: { requestsPerSecond: 1, burst: 1 } })
    const first = proxy(blocks(1), { remoteAddress: '192.0.2.1' })
    const second = await proxy(new Request('http://page.test/ton/api/v2/getMasterchainInfo'), {
      remoteAddress: '192.0.2.1',
    })
    await clock.run(1_000)
    expect((await first).status).toBe(200)
    expect([second.status, second.headers.get('retry-after'), await second.json()]).toEqual([
      429,
      '1',
      { ok: false, error: 'Ratelimit exceeded: this client asks too often.', code: 429, refusal: 'client' },
    ])
    expect(sent).toHaveLength(1)
  })
})
