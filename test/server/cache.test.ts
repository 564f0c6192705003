import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import type { ProxyOptions } from '../../src/server/options.ts'
import { createProxy } from '../../src/server/proxy.ts'
import { memoryStore, type SharedStore } from '../../src/server/store.ts'
import { loadRecordings } from '../support/recordings.ts'
import { serve } from '../support/server.ts'

const KEY = 'f00d'.repeat(16)
const A = `0:${'a'.repeat(64)}`
const B = `0:${'b'.repeat(64)}`
const HASH = 'b'.repeat(64)
/** An empty cell. */
const BOC = 'te6cckEBAQEAAgAAAEysuc0='

type Options = Partial<Extract<ProxyOptions, { network: string }>>
type Respond = Parameters<typeof serve>[0]

/** Counts, so that a kept answer differs from a new one; in the form of the generation. */
const count: Respond = ({ url }, _, index) =>
  url.pathname.startsWith('/api/v2/') ? { ok: true, result: index } : { index }

async function setUp(options: Options = {}, respond: Respond = count) {
  const upstream = await serve(respond)
  const proxy = createProxy({
    network: 'mainnet',
    apiKey: KEY,
    upstream: upstream.url,
    requestsPerSecond: Number.POSITIVE_INFINITY,
    ...options,
  })
  const ask = (path: string, init: RequestInit = {}) => proxy(new Request(`http://page.test/ton/api${path}`, init))
  /** `hit`, `miss`, or `null` where the answer could not have been kept. */
  const cacheHeader = async (path: string, init?: RequestInit) =>
    (await ask(path, init)).headers.get('x-toncenter-cache')
  return { ...upstream, ask, cacheHeader }
}

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** A store whose keys and values a test can read. */
function openStore() {
  const values = new Map<string, { value: string; ttlMs: number }>()
  const store: SharedStore = {
    kind: 'memory',
    get: async (key) => values.get(key)?.value,
    set: async (key, value, ttlMs) => void values.set(key, { value, ttlMs }),
  }
  return { store, values }
}

// Only what a clock shows: the sockets need real timers.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const goBy = (ms: number) => vi.setSystemTime(Date.now() + ms)

describe('answers that the proxy never keeps', () => {
  it.each([
    ['an error', '/v3/blocks', 500, { error: 'down' }],
    ['what was not found', '/v3/traces?mc_seqno=5', 404, { error: 'not found' }],
    ['a refusal of the gateway with status 200', '/v3/blocks', 200, { ok: false, result: 'Ratelimit exceed' }],
    ['an error of v3 with status 200', '/v3/blocks', 200, { error: 'timeout' }],
    ['a refusal of v2 with status 200', '/v2/getShards?seqno=5', 200, { ok: false, error: 'timeout', code: 500 }],
    ['an answer above 1 Mi characters', '/v3/blocks', 200, { text: 'x'.repeat(1024 * 1024) }],
    ['what waits for a block', `/v3/pendingTransactions?account=${A}`, 200, { transactions: [] }],
  ])('is %s', async (_, path, status, body) => {
    const { ask, seen } = await setUp({}, (_, response) => {
      response.statusCode = status
      return body
    })
    for (let times = 0; times < 2; times++) {
      const response = await ask(path)
      expect([response.status, response.headers.get('x-toncenter-cache')]).toEqual([status, null])
      expect(await response.json()).toEqual(body)
    }
    expect(seen).toHaveLength(2)
  })

  it.each([
    ['an answer that was cut off', '/v3/blocks', 200, '{"blocks":[{"se'],
    ['an answer of v2 without its envelope', '/v2/getShards?seqno=5', 200, '{"shards":[]}'],
    ['a success with another status', '/v3/blocks', 202, '{"blocks":[]}'],
    ['what is no object', '/v3/blocks', 200, 'null'],
  ])('is %s: that is no answer', async (_, path, status, text) => {
    const { ask, seen } = await setUp(
      {},
      (_, response) => void response.writeHead(status, { 'content-type': 'application/json' }).end(text),
    )
    for (let times = 0; times < 2; times++) {
      const response = await ask(path)
      expect([response.status, await response.json()]).toMatchObject([502, { refusal: 'upstream' }])
    }
    expect(seen).toHaveLength(2)
  })

  it.each([
    ['what changes the chain', '/v3/message', { boc: BOC }],
    ['a JSON-RPC call', '/v2/jsonRPC', { method: 'getShards', params: { seqno: 5 } }],
    ['an endpoint asked with a body', '/v3/decode', { opcodes: ['0x1'] }],
  ])('is %s', async (_, path, body) => {
    const { cacheHeader, seen } = await setUp({ send: true })
    expect([await cacheHeader(path, post(body)), await cacheHeader(path, post(body))]).toEqual([null, null])
    expect(seen).toHaveLength(2)
  })

  it('is anything at all with cache: false', async () => {
    const { cacheHeader, seen } = await setUp({ cache: false })
    expect([await cacheHeader('/v2/getShards?seqno=5'), await cacheHeader('/v2/getShards?seqno=5')]).toEqual([
      null,
      null,
    ])
    expect(seen).toHaveLength(2)
  })

  it('is an answer that repeats the key', async () => {
    const { store, values } = openStore()
    const { ask } = await setUp({ cache: store }, ({ headers }) => ({ echo: headers['x-api-key'] }))
    expect(await (await ask('/v3/blocks')).json()).toEqual({ echo: '…' })
    expect(values.size).toBe(0)
  })
})

/** Real answers of the endpoints, by generation and name. */
const recorded = new Map(
  (await loadRecordings('synthetic')).filter(({ isRefusal }) => !isRefusal).map(({ folder, body }) => [folder, body]),
)
const asRecorded: Respond = ({ url }, _, index) =>
  recorded.get(url.pathname.replace('/api/', '')) ?? count({ url } as never, _, index)

describe('how long the proxy keeps', () => {
  const DAY = 86_400_000
  const rows: readonly (readonly [string, number])[] = [
    ['/v2/getShards?seqno=5', DAY],
    [`/v2/getAddressBalance?address=${A}&seqno=5`, DAY],
    [`/v2/getTransactions?address=${A}&lt=17&hash=${HASH}`, DAY],
    ['/v3/transactions?mc_seqno=5', DAY],
    [`/v3/adjacentTransactions?hash=${HASH}&direction=in`, DAY],
    ['/v2/getConfigParam?config_id=0', 300_000],
    [`/v3/metadata?address=${A}`, 300_000],
    [`/v2/getAddressBalance?address=${A}`, 1_000],
    [`/v3/transactions?account=${A}`, 1_000],
    [`/v3/adjacentTransactions?hash=${HASH}&direction=out`, 1_000],
    // A block of the future has no header yet, and the service may answer with the newest one.
    ['/v2/lookupBlock?workchain=-1&shard=8000000000000000&unixtime=2000000000', 1_000],
    // Each of these is the newest state to the service.
    [`/v2/getTransactions?address=${A}&lt=0&hash=${HASH}`, 1_000],
    [`/v2/getTransactions?address=${A}&lt=000&hash=${HASH}`, 1_000],
  ]

  it.each(rows)('%s: %i ms', async (path, ms) => {
    const { ask, seen } = await setUp({}, asRecorded)
    expect((await ask(path)).headers.get('age')).toBeNull()
    goBy(ms - 1)
    const kept = await ask(path)
    expect([kept.headers.get('x-toncenter-cache'), kept.headers.get('age')]).toEqual([
      'hit',
      String(Math.floor((ms - 1) / 1_000)),
    ])
    goBy(1)
    const fresh = await ask(path)
    expect([fresh.headers.get('x-toncenter-cache'), fresh.headers.get('age')]).toEqual(['miss', null])
    expect(seen).toHaveLength(2)
  })

  it.each([
    ['no member', {}, 0],
    ['no result', { ok: true, result: null }, 0],
    ['rows that are not as documented', { transactions: [{ lt: 1 }], address_book: {} }, 1_000],
  ])('an answer with %s only for what it is worth, where a right one stays for a day', async (_, body, ms) => {
    const path = 'result' in body ? '/v2/getShards?seqno=5' : '/v3/transactions?mc_seqno=5'
    const { cacheHeader, seen } = await setUp({}, () => body)
    await cacheHeader(path)
    expect(await cacheHeader(path)).toBe(ms ? 'hit' : 'miss')
    goBy(1_000)
    expect(await cacheHeader(path)).toBe('miss')
    expect(seen).toHaveLength(ms ? 2 : 3)
  })

  it('a kept answer has the status, the text and the headers of the first, and is no more than data', async () => {
    const { ask } = await setUp({}, () => ({ text: 'été 💎\n\r\n"', lt: '69127342000003' }))
    const [first, kept] = [await ask('/v3/blocks'), await ask('/v3/blocks')]
    expect(kept.status).toBe(200)
    expect(await kept.text()).toBe(await first.text())
    expect(Object.fromEntries(kept.headers)).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-toncenter-cache': 'hit',
      age: '0',
    })
  })

  it('a list without rows of one block for a second: the block may be one of the future', async () => {
    const { ask, cacheHeader, seen } = await setUp({}, () => ({ transactions: [] }))
    expect((await ask('/v3/transactions?mc_seqno=5')).status).toBe(200)
    goBy(1_000)
    expect(await cacheHeader('/v3/transactions?mc_seqno=5')).toBe('miss')
    expect(seen).toHaveLength(2)
  })

  it('an answer of more values than any page has for a second, without reading them', async () => {
    const { store, values } = openStore()
    const { ask } = await setUp({ cache: store }, () => ({ transactions: Array(200_000).fill({}), address_book: {} }))
    const parse = vi.spyOn(JSON, 'parse')
    onTestFinished(() => parse.mockRestore())
    expect((await ask('/v3/transactions?mc_seqno=5&limit=1')).status).toBe(200)
    expect([...values.values()].map(({ ttlMs }) => ttlMs)).toEqual([1_000])
    expect(parse.mock.calls.filter(([text]) => text.length > 1_000)).toEqual([])
  })

  it('drops the least recently used answer when there is no more room', async () => {
    const { cacheHeader } = await setUp({ cache: { maxBytes: 1_000 } })
    for (const seqno of [1, 2, 3]) expect(await cacheHeader(`/v2/getShards?seqno=${seqno}`)).toBe('miss')
    expect([await cacheHeader('/v2/getShards?seqno=3'), await cacheHeader('/v2/getShards?seqno=1')]).toEqual([
      'hit',
      'miss',
    ])
  })

  it('is refused with a bound that is none', () => {
    expect(() => createProxy({ network: 'mainnet', apiKey: KEY, cache: { maxBytes: -1 } })).toThrow(TypeError)
  })
})

describe('equal questions', () => {
  it('those that differ in the order of their params and lists, in spelling, or in how long they would wait', async () => {
    const { cacheHeader, seen } = await setUp()
    expect(await cacheHeader(`/v3/transactions?account=${A}&account=${B}&limit=2&sort=asc`)).toBe('miss')
    for (const search of [
      `sort=asc&limit=2&account=${A}&account=${B}`,
      `limit=2&account=${B}&sort=asc&account=${A}&account=${A}`,
      `account=${A.replace(':', '%3A').toUpperCase()}&account=${toFriendlyAddress(B)}&limit=2&sort=asc`,
      `account=${A}&account=${B}&limit=2&sort=asc&x_timeout=500`,
    ]) {
      expect(await cacheHeader(`/v3/transactions?${search}`)).toBe('hit')
    }
    const headers = { authorization: 'Bearer theirs', cookie: 'a=b' }
    expect(await cacheHeader(`/v3/transactions?account=${A}&account=${B}&limit=2&sort=asc`, { headers })).toBe('hit')
    expect(seen).toHaveLength(1)
  })

  it('questions that differ in a value, an omission or the generation are two', async () => {
    const { cacheHeader } = await setUp()
    for (const path of [
      `/v3/transactions?account=${A}&account=${B}`,
      `/v3/transactions?account=${A}`,
      `/v3/transactions?account=${A}&x_no_metadata=true`,
      `/v3/transactions?account=${A}&x_no_address_book=true`,
      `/v3/transactions?account=${A}&limit=1`,
      '/v3/masterchainInfo',
      '/v2/getMasterchainInfo',
    ]) {
      expect([path, await cacheHeader(path)]).toEqual([path, 'miss'])
    }
  })

  it('questions to two networks that share a store are two', async () => {
    const cache = memoryStore({ maxBytes: 1024 * 1024 })
    const [main, test] = [await setUp({ cache }), await setUp({ cache, network: 'testnet' })]
    expect([await main.cacheHeader('/v3/blocks'), await test.cacheHeader('/v3/blocks')]).toEqual(['miss', 'miss'])
    expect([await main.cacheHeader('/v3/blocks'), await test.cacheHeader('/v3/blocks')]).toEqual(['hit', 'hit'])
  })

  it('a proxy gives no answer that it does not allow, though another one has stored it', async () => {
    const cache = memoryStore({ maxBytes: 1024 * 1024 })
    const [open, closed] = [await setUp({ cache }), await setUp({ cache, allow: ['transactions'] })]
    await open.cacheHeader('/v3/blocks')
    expect((await closed.ask('/v3/blocks')).status).toBe(404)
  })
})

describe('equal questions at one time', () => {
  /** Answers on request. */
  async function held(options: Options = {}, status = 200) {
    let answer: (body: unknown) => void = () => {}
    const body = new Promise<unknown>((resolve) => {
      answer = resolve
    })
    const closed = vi.fn()
    const upstream = await setUp(options, (_, response) => {
      response.on('close', () => response.writableFinished || closed())
      response.statusCode = status
      return body
    })
    const arrived = (requests: number) => expect.poll(() => upstream.seen.length).toBe(requests)
    return { ...upstream, answer, closed, arrived }
  }

  it('cost one request, and each gets the whole answer', async () => {
    const { ask, answer, arrived, seen } = await held()
    const all = Array.from({ length: 20 }, () => ask('/v3/blocks?limit=5'))
    await arrived(1)
    answer({ blocks: [1, 2, 3] })
    for (const response of await Promise.all(all)) {
      expect(response.headers.get('x-toncenter-cache')).toBe('miss')
      expect(await response.json()).toEqual({ blocks: [1, 2, 3] })
    }
    expect(seen).toHaveLength(1)
  })

  it('share an error too, and the next one asks again', async () => {
    const { ask, answer, arrived, seen } = await held({}, 503)
    const both = [ask('/v3/blocks'), ask('/v3/blocks')]
    await arrived(1)
    answer({ error: 'down' })
    const all = await Promise.all(both)
    expect(all.map(({ status }) => status)).toEqual([503, 503])
    expect(await Promise.all(all.map((response) => response.json()))).toEqual([{ error: 'down' }, { error: 'down' }])
    await ask('/v3/blocks')
    expect(seen).toHaveLength(2)
  })

  it('continue when the page that asked first disconnects', async () => {
    const { ask, answer, arrived, seen, closed } = await held()
    const gone = new AbortController()
    const first = ask('/v3/blocks', { signal: gone.signal })
    const second = ask('/v3/blocks')
    await arrived(1)
    gone.abort()
    expect((await first).status).toBe(500)
    answer({ blocks: [] })
    expect(await (await second).json()).toEqual({ blocks: [] })
    expect(seen).toHaveLength(1)
    expect(closed).not.toHaveBeenCalled()
  })

  it('end when all pages have disconnected, and then start anew', async () => {
    const { ask, answer, arrived, closed } = await held()
    const gone = new AbortController()
    const all = [ask('/v3/blocks', { signal: gone.signal }), ask('/v3/blocks', { signal: gone.signal })]
    await arrived(1)
    gone.abort()
    await Promise.all(all)
    await expect.poll(() => closed.mock.calls.length).toBe(1)
    const late = ask('/v3/blocks')
    await arrived(2)
    answer({ blocks: [] })
    expect((await late).status).toBe(200)
  })

  it('do not wait for a request with a shorter limit of time', async () => {
    const { ask, answer, arrived } = await held()
    const both = [ask('/v3/blocks?x_timeout=1'), ask('/v3/blocks')]
    await arrived(2)
    answer({ blocks: [] })
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
  })
})

describe('a store that does not work', () => {
  const never = () => new Promise<never>(() => {})
  const fail = () => Promise.reject(new Error('store is down'))
  const fall = () => {
    throw new Error('no client')
  }
  const works = openStore().store

  it.each<[string, Partial<SharedStore>]>([
    ['fails to find', { get: fail }],
    ['fails to keep', { get: async () => undefined, set: fail }],
    ['throws at once', { get: fall, set: fall }],
    ['never answers', { get: never, set: never }],
    ['never finishes to keep', { get: async () => undefined, set: never }],
    ['gives back something else', { get: async () => '{"blocks":[]}' }],
    ['gives back an answer of long ago', { get: async () => '1000\n{"blocks":[]}' }],
    ['gives back a time without an answer', { get: async () => `${Date.now()}\n` }],
  ])('a store that %s has no answer, within a second', async (_, broken) => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    let asked = 0
    const { ask } = await setUp({
      cache: { ...works, ...broken },
      fetch: async () => Response.json({ index: asked++ }),
    })
    for (const index of [0, 1]) {
      const answered = vi.fn()
      ask(`/v3/metadata?address=${A}`).then(answered)
      await vi.advanceTimersByTimeAsync(1_000)
      expect(answered).toHaveBeenCalledOnce()
      const response: Response = answered.mock.lastCall?.[0]
      expect([response.status, response.headers.get('x-toncenter-cache')]).toEqual([200, 'miss'])
      expect(await response.json()).toEqual({ index })
    }
    expect(asked).toBe(2)
  })

  it('is left alone after three failures, which is said once, and is used again when it works', async () => {
    const cause = new Error('store is down')
    const store = {
      isDown: true,
      get: vi.fn(async () => void (await down())),
      set: vi.fn(async () => void (await down())),
    }
    const down = () => (store.isDown ? Promise.reject(cause) : Promise.resolve())
    const onError = vi.fn()
    const { ask } = await setUp({ cache: { kind: 'redis', get: store.get, set: store.set }, onError })
    for (let seqno = 1; seqno < 9; seqno++) await ask(`/v2/getShards?seqno=${seqno}`)
    expect([store.get.mock.calls.length, store.set.mock.calls.length]).toEqual([3, 3])
    expect(onError.mock.calls).toMatchObject([[{ message: expect.stringContaining('shared store is gone'), cause }]])
    store.isDown = false
    goBy(5_000)
    for (let seqno = 9; seqno < 12; seqno++) await ask(`/v2/getShards?seqno=${seqno}`)
    expect(store.set).toHaveBeenLastCalledWith(
      expect.stringContaining('seqno=11'),
      expect.anything(),
      expect.anything(),
    )
    expect(onError).toHaveBeenCalledOnce()
  })
})

describe('a service that fails', () => {
  /** Answers until `fail` is called. */
  async function failing() {
    const service = { isDown: false }
    const set = await setUp({}, (seen, response, index) => {
      if (!service.isDown) return asRecorded(seen, response, index)
      response.statusCode = 503
      return { error: 'down' }
    })
    return { ...set, fail: () => (service.isDown = true) }
  }

  it.each([
    ['an answer that never changes, for a week', '/v3/transactions?mc_seqno=5', 7 * 86_400_000],
    ['the configuration, for an hour more', '/v2/getConfigParam?config_id=0', 3_900_000],
  ])('has %s in its place', async (_, path, ms) => {
    const { ask, fail } = await failing()
    const first = await (await ask(path)).text()
    fail()
    goBy(ms - 1)
    const stale = await ask(path)
    expect([stale.status, stale.headers.get('x-toncenter-cache')]).toEqual([200, 'stale'])
    expect([stale.headers.get('age'), stale.headers.get('cache-control')]).toEqual([
      String(Math.floor((ms - 1) / 1_000)),
      'no-store',
    ])
    expect(await stale.text()).toBe(first)
    goBy(1)
    expect((await ask(path)).status).toBe(503)
  })

  it('is reported to the operator all the same', async () => {
    const onError = vi.fn()
    const fetch = vi.fn(globalThis.fetch)
    const { ask } = await setUp({ onError, fetch }, asRecorded)
    await ask('/v3/transactions?mc_seqno=5')
    fetch.mockRejectedValue(new TypeError('fetch failed'))
    goBy(2 * 86_400_000)
    expect((await ask('/v3/transactions?mc_seqno=5')).headers.get('x-toncenter-cache')).toBe('stale')
    expect(onError.mock.calls).toMatchObject([[{ status: 502, endpoint: 'v3 transactions' }]])
  })

  it('has no old balance in its place', async () => {
    const { ask, fail } = await failing()
    await ask(`/v2/getAddressBalance?address=${A}`)
    fail()
    goBy(1_000)
    expect((await ask(`/v2/getAddressBalance?address=${A}`)).status).toBe(503)
  })
})

describe('a browser and a CDN', () => {
  const path = '/v3/transactions?mc_seqno=5'

  it('may keep what never changes for the rest of its day, and get 304 for it', async () => {
    const { ask } = await setUp({}, asRecorded)
    const first = await ask(path)
    goBy(10_000)
    const kept = await ask(path)
    for (const { headers } of [first, kept]) {
      expect(headers.get('cache-control')).toBe('public, max-age=86400')
      expect(headers.get('vary')).toBe('x-actions-version')
    }
    expect(kept.headers.get('age')).toBe('10')
    const tag = first.headers.get('etag') as string
    expect(kept.headers.get('etag')).toBe(tag)
    const same = await ask(path, { headers: { 'if-none-match': `W/"x", ${tag}` } })
    expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', tag])
    expect((await ask(path, { headers: { 'if-none-match': 'W/"x"' } })).status).toBe(200)
  })

  it('may keep nothing of the newest state', async () => {
    const { ask } = await setUp({}, asRecorded)
    const { headers } = await ask(`/v2/getAddressBalance?address=${A}`)
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null])
  })
})
