import { describe, expect, it } from 'vitest'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import type { ProxyOptions } from '../../src/server/options.ts'
import { createProxy } from '../../src/server/proxy.ts'
import { type Seen, serve } from '../support/server.ts'

const KEY = 'f00d'.repeat(16)
const LT = '69127342000003'

/** A success in the form of either generation, with the request. */
const echo = ({ method, url, headers, body }: Seen) => ({
  ok: true,
  result: { method, url: `${url.pathname}${url.search}`, headers, body },
})
/** An empty cell. */
const BOC = 'te6cckEBAQEAAgAAAEysuc0='
const ACCOUNT = `0:${'ab'.repeat(32)}`

const get = (path: string, headers: Record<string, string> = {}) => new Request(`http://page.test${path}`, { headers })
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  new Request(`http://page.test${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

type Options = Partial<Extract<ProxyOptions, { network: string }>>

async function setUp(options: Options = {}, answer: Parameters<typeof serve>[0] = echo) {
  const upstream = await serve(answer)
  const proxy = createProxy({ network: 'mainnet', apiKey: KEY, upstream: upstream.url, ...options })
  return { ...upstream, proxy }
}

describe('a proxy that is set up wrongly', () => {
  it('refuses a network without a host', () => {
    expect(() => createProxy({ network: 'devnet', apiKey: KEY })).toThrow(/"devnet" has no host/)
  })
  it('refuses an empty key, which would ask as nobody', () => {
    expect(() => createProxy({ network: 'mainnet', apiKey: '' })).toThrow(/the API key is empty/)
  })
  it.each([
    [{}, /networks has none/],
    [{ 'main net': { apiKey: KEY, upstream: 'http://a.test' } }, /"main net" has a name that is no part of a path/],
    [{ '..': { apiKey: KEY, upstream: 'http://a.test' } }, /"\.\." has a name/],
    [{ mainnet: { apiKey: ' ' } }, /the API key is empty/],
  ])('refuses the networks %j', (networks, words) => {
    expect(() => createProxy({ networks })).toThrow(words)
  })
  it.each(['https://page.test/ton', '/ton?a', '/t on'])('refuses the base path %s', (basePath) => {
    expect(() => createProxy({ network: 'mainnet', apiKey: KEY, basePath })).toThrow(/is no path/)
  })
  it.each(['ftp://a.test', 'http://user@a.test', 'http://a.test?b', '/ton'])('refuses the upstream %s', (upstream) => {
    expect(() => createProxy({ network: 'mainnet', apiKey: KEY, upstream })).toThrow(/no plain http\(s\) URL/)
  })
  it.each([
    ['mainnet', 'https://testnet.toncenter.com', 'testnet'],
    ['testnet', 'https://TONCENTER.com/api/v3', 'mainnet'],
    ['archive', 'https://toncenter.com', 'mainnet'],
  ])('refuses for %s the upstream %s, which is that of another network', (network, upstream, other) => {
    expect(() => createProxy({ network, apiKey: KEY, upstream })).toThrow(
      `createProxy: the upstream of "${network}" is the address of ${other}.`,
    )
  })
  it('refuses an unknown name in allow, without repeating the key', () => {
    expect(() => createProxy({ network: 'mainnet', apiKey: KEY, allow: ['transaction'] })).toThrow(
      'createProxy: allow names "transaction", which is no endpoint.',
    )
  })
})

describe('the version of the action types', () => {
  it('is passed on, and answers for one version are not given to another', async () => {
    const { proxy, seen } = await setUp({}, () => ({ blocks: [] }))
    for (const version of ['v1', 'v2', undefined, 'v1']) {
      await proxy(get('/ton/api/v3/blocks', version === undefined ? {} : { 'x-actions-version': version }))
    }
    expect(seen.map(({ headers }) => headers['x-actions-version'])).toEqual(['v1', 'v2', undefined])
  })
})

describe('a base path', () => {
  it.each([
    ['ton', '/ton'],
    ['/ton/', '/ton'],
    ['a/b', '/a/b'],
    ['', ''],
    ['/', ''],
  ])('%j is mounted at "%s"', async (basePath, mount) => {
    const { proxy } = await setUp({ basePath }, () => ({ blocks: [] }))
    expect((await proxy(get(`${mount}/api/v3/blocks`))).status).toBe(200)
  })
})

describe('requests that the proxy refuses', () => {
  it.each([
    ['/ton/api/v3/nothing', 404],
    ['/ton/api/v3/transactions/', 404],
    ['/ton/api/v3/../../admin', 404],
    ['/ton/api/v3/%2e%2e/transactions', 404],
    ['/ton/api/v3//transactions', 404],
    ['/other/api/v3/transactions', 404],
    ['/tonic/api/v3/transactions', 404],
    ['/ton/api/v3/jsonRPC', 404],
  ])('answers %s with %i and asks nobody', async (path, status) => {
    const { proxy, seen } = await setUp()
    const response = await proxy(get(path))
    expect(response.status).toBe(status)
    expect(await response.json()).toHaveProperty('error')
    expect(seen).toEqual([])
  })

  it('answers another method with 405 in the form of the generation', async () => {
    const { proxy, seen } = await setUp()
    const v3 = await proxy(post('/ton/api/v3/transactions', {}))
    const refusal = 'method'
    expect([v3.status, await v3.json()]).toEqual([405, { error: 'Ask this endpoint with GET.', refusal }])
    const v2 = await proxy(get('/ton/api/v2/jsonRPC'))
    const error = 'Ask this endpoint with POST.'
    expect([v2.status, await v2.json()]).toEqual([405, { ok: false, error, code: 405, refusal }])
    expect([v3.headers.get('allow'), v2.headers.get('allow')]).toEqual(['GET', 'POST'])
    expect(seen).toEqual([])
  })

  it('closes what allow does not name, by path and by JSON-RPC', async () => {
    const { proxy, seen } = await setUp({ allow: ['v3 transactions'] })
    expect((await proxy(get('/ton/api/v3/transactions'))).status).toBe(200)
    expect((await proxy(get('/ton/api/v3/blocks'))).status).toBe(404)
    expect((await proxy(get('/ton/api/v2/getTransactions'))).status).toBe(404)
    expect((await proxy(post('/ton/api/v2/jsonRPC', { method: 'getTransactions', params: {} }))).status).toBe(404)
    expect(seen).toHaveLength(1)
  })

  it('refuses JSON-RPC bodies that are no single call of a known method', async () => {
    const { proxy, seen } = await setUp()
    const status = async (body: unknown) => (await proxy(post('/ton/api/v2/jsonRPC', body))).status
    expect(await status('{')).toBe(400)
    expect(await status('null')).toBe(400)
    expect(await status([{ method: 'getMasterchainInfo' }])).toBe(400)
    expect(await status({ method: 7 })).toBe(400)
    expect(await status({ method: 'shutdown' })).toBe(404)
    expect(await status({ method: 'constructor' })).toBe(404)
    expect(await status({ method: '__proto__' })).toBe(404)
    expect(seen).toEqual([])
  })

  it('refuses a body of another type, which a page elsewhere could send unasked', async () => {
    const { proxy } = await setUp()
    const request = post('/ton/api/v2/jsonRPC', { method: 'getMasterchainInfo' }, { 'content-type': 'text/plain' })
    expect((await proxy(request)).status).toBe(415)
  })

  it('refuses a body above 1 MiB by what arrives, not by what the sender states', async () => {
    const { proxy, seen } = await setUp()
    const chunk = new Uint8Array(256 * 1024).fill(32)
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        sent++
        controller.enqueue(chunk)
      },
    })
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' }
    const response = await proxy(new Request('http://page.test/ton/api/v2/jsonRPC', init as RequestInit))
    expect(response.status).toBe(413)
    expect(sent).toBeLessThan(8)
    expect(seen).toEqual([])
  })

  it('refuses a number that JSON would round', async () => {
    const { proxy } = await setUp()
    const body = `{"method":"getTransactions","params":{"lt":9007199254740993}}`
    expect((await proxy(post('/ton/api/v2/jsonRPC', body))).status).toBe(400)
  })
})

describe('a request that changes the chain', () => {
  const message = () => post('/ton/api/v3/message', { boc: BOC })

  it('is closed unless send opens it, with any allow', async () => {
    const { proxy, seen } = await setUp({ allow: ['sendMessage', 'transactions'] })
    const response = await proxy(message())
    expect([response.status, await response.json()]).toEqual([
      403,
      { error: 'Sending is not allowed here.', refusal: 'send' },
    ])
    expect(seen).toEqual([])
  })

  it('passes with send, unchanged', async () => {
    const { proxy, seen } = await setUp({ send: true })
    expect((await proxy(message())).status).toBe(200)
    expect(seen.map(({ method, url, body }) => [method, url.pathname, body])).toEqual([
      ['POST', '/api/v3/message', JSON.stringify({ boc: BOC })],
    ])
  })

  it('passes when send, having read the request, says so', async () => {
    const { proxy, seen } = await setUp({ send: async (request) => (await request.json()).boc === BOC })
    expect((await proxy(message())).status).toBe(200)
    expect((await proxy(post('/ton/api/v3/message', { boc: 'te6ccgEBAQEAAgAAAA==' }))).status).toBe(403)
    expect(seen).toHaveLength(1)
  })

  it('stays closed when send throws, whose words are kept', async () => {
    const send = () => {
      throw new Error('session store is down')
    }
    const { proxy, seen } = await setUp({ send })
    const response = await proxy(message())
    expect([response.status, await response.json()]).toEqual([
      500,
      { error: 'The proxy could not handle this request.', refusal: 'proxy' },
    ])
    expect(seen).toEqual([])
  })
})

describe('an endpoint with two methods', () => {
  it('is asked with either, and with no third one', async () => {
    const { proxy, seen } = await setUp()
    expect((await proxy(get('/ton/api/v3/decode?opcodes=0x1'))).status).toBe(200)
    expect((await proxy(post('/ton/api/v3/decode', { opcodes: ['0x1'] }))).status).toBe(200)
    const third = await proxy(new Request('http://page.test/ton/api/v3/decode', { method: 'DELETE' }))
    expect([third.status, await third.json()]).toEqual([
      405,
      { error: 'Ask this endpoint with GET or POST.', refusal: 'method' },
    ])
    expect(seen.map(({ method }) => method)).toEqual(['GET', 'POST'])
  })
})

describe('the key', () => {
  it('is sent upstream in the header, and of the page only its question', async () => {
    const { proxy, seen } = await setUp()
    await proxy(
      get(`/ton/api/v3/transactions?account=${ACCOUNT}&limit=2&start_lt=${LT}`, {
        cookie: 'session=1',
        authorization: 'Bearer x',
        origin: 'http://a',
        'x-forwarded-for': '10.0.0.1',
        'if-none-match': '"a"',
        range: 'bytes=0-1',
      }),
    )
    const [{ url, headers } = { url: new URL('http://nobody'), headers: {} }] = seen
    expect(`${url.pathname}${url.search}`).toBe(
      `/api/v3/transactions?account=${toFriendlyAddress(ACCOUNT)}&limit=2&start_lt=${LT}`,
    )
    expect(headers).toMatchObject({ 'x-api-key': KEY })
    for (const name of ['cookie', 'authorization', 'origin', 'x-forwarded-for', 'if-none-match', 'range']) {
      expect(headers).not.toHaveProperty(name)
    }
  })

  it.each([
    ['?api_key=theirs', {}],
    ['?API-KEY=theirs', {}],
    ['?%20api_key[]=theirs', {}],
    ['?x-api-key=theirs', {}],
    ['', { 'x-api-key': 'theirs' }],
    ['', { 'api-key': 'theirs' }],
  ])('a key of a page is refused, and not forwarded: %s %j', async (search, headers) => {
    const { proxy, seen } = await setUp()
    const response = await proxy(get(`/ton/api/v3/blocks${search}`, headers as Record<string, string>))
    expect([response.status, await response.json()]).toMatchObject([400, { refusal: 'key' }])
    expect(seen).toEqual([])
  })

  it('is asked for with each request when it is a function', async () => {
    let count = 0
    const { proxy, seen } = await setUp({ apiKey: async () => `key-${++count}` })
    await proxy(get('/ton/api/v3/blocks?limit=1'))
    await proxy(get('/ton/api/v3/blocks?limit=2'))
    expect(seen.map(({ headers }) => headers['x-api-key'])).toEqual(['key-1', 'key-2'])
  })

  it('never reaches the page, not even from a service that repeats it', async () => {
    const { proxy } = await setUp({}, ({ headers }, response) => {
      response.statusCode = 401
      response.setHeader('x-your-key', String(headers['x-api-key']))
      return { error: `no such key: ${headers['x-api-key']}` }
    })
    const response = await proxy(get('/ton/api/v3/blocks'))
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ error: 'no such key: …' })
    expect(JSON.stringify([...response.headers])).not.toContain(KEY)
  })

  it('a key that is short is no echo where it is part of the data', async () => {
    const { proxy } = await setUp({ apiKey: '7' }, () => ({ last: { seqno: 777 } }))
    expect(await (await proxy(get('/ton/api/v3/masterchainInfo'))).json()).toEqual({ last: { seqno: 777 } })
  })

  it('does not follow a redirect', async () => {
    const thief = await serve(() => ({}))
    const { proxy } = await setUp({}, (_, response) => void response.writeHead(302, { location: thief.url }).end())
    expect((await proxy(get('/ton/api/v3/blocks'))).status).toBe(502)
    expect(thief.seen).toEqual([])
  })

  it('a key that cannot be had is a 500 without its reason', async () => {
    const { proxy, seen } = await setUp({ apiKey: () => Promise.reject(new Error(`vault refused ${KEY}`)) })
    const response = await proxy(get('/ton/api/v3/blocks'))
    expect([response.status, await response.json()]).toEqual([
      500,
      { error: 'The proxy has no usable API key.', refusal: 'proxy' },
    ])
    expect(seen).toEqual([])
  })
})

describe('the answer', () => {
  it('is the status, the JSON and Retry-After of the service, and no other header of it', async () => {
    const { proxy } = await setUp({}, (_, response) => {
      response.statusCode = 429
      response
        .setHeader('retry-after', '3')
        .setHeader('set-cookie', 'a=b')
        .setHeader('access-control-allow-origin', '*')
      return { ok: false, result: 'Ratelimit exceed', code: 429 }
    })
    const response = await proxy(get('/ton/api/v2/getMasterchainInfo'))
    expect(response.status).toBe(429)
    expect(await response.json()).toEqual({ ok: false, result: 'Ratelimit exceed', code: 429 })
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'retry-after': '3',
    })
  })

  it('never is markup: an HTML page becomes an error', async () => {
    const html =
      (status: number) => (_: Seen, response: { writeHead: (...a: unknown[]) => { end: (s: string) => void } }) =>
        void response.writeHead(status, { 'content-type': 'text/html' }).end('<script>alert(1)</script>')
    const down = await setUp({}, html(503) as never)
    const lost = await setUp({}, html(200) as never)
    expect((await down.proxy(get('/ton/api/v3/blocks'))).status).toBe(503)
    const response = await lost.proxy(get('/ton/api/v3/blocks'))
    expect([response.status, await response.text()]).toEqual([
      502,
      '{"error":"The service answered 200 and no JSON.","refusal":"upstream"}',
    ])
  })

  it('is 502 where the service cannot be reached', async () => {
    const proxy = createProxy({ network: 'mainnet', apiKey: KEY, upstream: 'http://127.0.0.1:9' })
    const response = await proxy(get('/ton/api/v2/getMasterchainInfo'))
    const error = 'The service cannot be reached.'
    expect(await response.json()).toEqual({ ok: false, error, code: 502, refusal: 'upstream' })
    expect(response.status).toBe(502)
  })

  it('is that of the hosted service of the network', async () => {
    const asked: string[] = []
    const fetch = async ({ url }: Request) => {
      asked.push(url)
      return Response.json({})
    }
    await createProxy({ network: 'mainnet', apiKey: KEY, fetch })(get('/ton/api/v3/blocks?limit=1'))
    await createProxy({ network: 'testnet', apiKey: KEY, fetch, basePath: '/' })(get('/api/v2/getMasterchainInfo'))
    expect(asked).toEqual([
      'https://toncenter.com/api/v3/blocks?limit=1',
      'https://testnet.toncenter.com/api/v2/getMasterchainInfo',
    ])
  })

  it('the answer to a JSON-RPC call is asked with the call written anew', async () => {
    const { proxy, seen } = await setUp()
    const body = `{"method":"getMasterchainInfo","method":"getTransactions","params":{"address":"${ACCOUNT}","lt":"${LT}","hash":"${'A'.repeat(43)}="},"id":7}`
    expect((await proxy(post('/ton/api/v2/jsonRPC', body))).status).toBe(200)
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      jsonrpc: '2.0',
      id: 7,
      method: 'getTransactions',
      params: { address: toFriendlyAddress(ACCOUNT), lt: LT, hash: `${'A'.repeat(43)}=` },
    })
  })

  it('is aborted when the page disconnects', async () => {
    const gone = new AbortController()
    const upstreamGone = new Promise<void>((resolve) => {
      setUp({}, (_, response) => {
        response.on('close', resolve)
        gone.abort()
      }).then(({ proxy }) => proxy(new Request('http://page.test/ton/api/v3/blocks', { signal: gone.signal })))
    })
    await expect(upstreamGone).resolves.toBeUndefined()
  })
})
