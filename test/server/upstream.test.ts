import { describe, expect, it } from 'vitest'
import type { ProxyOptions, ProxyTrouble } from '../../src/server/options.ts'
import { createProxy } from '../../src/server/proxy.ts'
import { simulatedClock } from '../support/simulatedClock.ts'

type Options = Partial<Extract<ProxyOptions, { network: string }>>

const KEY = 'f00d'.repeat(16)
const JSON_TYPE = { 'content-type': 'application/json' }
const never = () => new Promise<never>(() => {})
const blocks = () => new Request('http://page.test/ton/api/v3/blocks')

function setUp(options: Options = {}) {
  const clock = simulatedClock()
  const troubles: ProxyTrouble[] = []
  const proxy = createProxy({
    network: 'mainnet',
    apiKey: KEY,
    clock,
    onError: (one) => troubles.push(one),
    ...options,
  })
  /** Status, refusal and milliseconds until then. */
  const ask = async (request = blocks()) => {
    const startedAt = clock.now()
    const answered = proxy(request)
    await clock.run()
    const response = await answered
    const { refusal } = await response.clone().json()
    return { response, status: response.status, refusal, ms: clock.now() - startedAt }
  }
  return { ask, troubles }
}

/** A body that never ends, in chunks of 64 kB; says how much was taken of it. */
function endless() {
  const taken = { bytes: 0, isCancelled: false }
  const body = new ReadableStream({
    pull(controller) {
      taken.bytes += 65_536
      controller.enqueue(new Uint8Array(65_536).fill(32))
    },
    cancel: () => {
      taken.isCancelled = true
    },
  })
  return { taken, body }
}

describe('a service that gives no answer', () => {
  it('is given up after 15 seconds', async () => {
    const { ask, troubles } = setUp({ fetch: never })
    expect(await ask()).toMatchObject({ status: 502, refusal: 'upstream', ms: 15_000 })
    expect(troubles[0]).toMatchObject({
      endpoint: 'v3 blocks',
      status: 502,
      message: expect.stringMatching(/15000 ms/),
    })
  })

  it('is given up after 15 seconds when its body never ends', async () => {
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"a":')) })
    const { ask } = setUp({ fetch: async () => new Response(body, { headers: JSON_TYPE }) })
    expect(await ask()).toMatchObject({ status: 502, refusal: 'upstream', ms: 15_000 })
  })

  it('is read up to 16 MiB, and not further', async () => {
    const { taken, body } = endless()
    const { ask } = setUp({ fetch: async () => new Response(body, { headers: JSON_TYPE }) })
    expect(await ask()).toMatchObject({ status: 502, refusal: 'upstream', ms: 0 })
    expect(taken.bytes).toBeLessThan(17 * 1024 * 1024)
    expect(taken.isCancelled).toBe(true)
  })

  it('has its bound and its time from the options', async () => {
    const long = Response.json({ text: 'x'.repeat(100) })
    expect(await setUp({ maxAnswerBytes: 50, fetch: async () => long }).ask()).toMatchObject({ status: 502 })
    expect(await setUp({ timeoutMs: 100, fetch: never }).ask()).toMatchObject({ status: 502, ms: 100 })
  })

  it('a service that cannot be reached is heard of with its cause, and without the key', async () => {
    const fetch = () => Promise.reject(new Error(`connect ECONNREFUSED, x-api-key: ${KEY}`))
    const { ask, troubles } = setUp({ fetch })
    expect(await ask()).toMatchObject({ status: 502 })
    expect(troubles[0]?.cause).toMatchObject({ message: 'connect ECONNREFUSED, x-api-key: [key]' })
  })
})

describe('an answer that is none', () => {
  it.each([
    ['a redirect', new Response(null, { status: 302, headers: { location: 'http://evil.test' } })],
    ['no content', new Response(null, { status: 204 })],
    ['a part', new Response('{"blocks":[]}', { status: 206, headers: JSON_TYPE })],
    ['a success without a body', new Response('', { headers: JSON_TYPE })],
    ['a success of half a body', new Response('{"blocks":[{"a":1}', { headers: JSON_TYPE })],
    ['a success that is a word', new Response('"blocks"', { headers: JSON_TYPE })],
    ['a success of markup', new Response('<script>', { headers: JSON_TYPE })],
    ['a refusal of half a body', new Response('{"err', { status: 500, headers: JSON_TYPE })],
  ])('is a 502: %s', async (_, response) => {
    const { ask, troubles } = setUp({ fetch: async () => response })
    expect(await ask()).toMatchObject({ status: 502, refusal: 'upstream' })
    expect(troubles).toHaveLength(1)
  })

  it('is a refusal with its status and in our words, where it is no JSON', async () => {
    const { ask } = setUp({ fetch: async () => new Response('<h1>Bad Gateway</h1>', { status: 504 }) })
    const { response, status } = await ask()
    expect([status, await response.json()]).toEqual([
      504,
      { error: 'The service answered 504 and no JSON.', refusal: 'upstream' },
    ])
  })
})

describe('Retry-After of the service', () => {
  it.each([
    ['3', '3'],
    ['0', '0'],
    ['999999999', '3600'],
    [KEY, null],
    ['-1', null],
    ['1.5', null],
    ['soon', null],
    [new Date(simulatedClock().now() + 7_000).toUTCString(), '7'],
  ])('%s becomes %s', async (given, seconds) => {
    const fetch = async () => Response.json({ error: 'busy' }, { status: 503, headers: { 'retry-after': given } })
    const { response } = await setUp({ fetch }).ask()
    expect(response.headers.get('retry-after')).toBe(seconds)
  })

  it('is left out of a success', async () => {
    const fetch = async () => Response.json({ blocks: [] }, { headers: { 'retry-after': '3' } })
    expect((await setUp({ fetch }).ask()).response.headers.get('retry-after')).toBeNull()
  })
})

describe('a page that sends its body without end', () => {
  it('is cut off after 30 seconds', async () => {
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"boc":"')) })
    const init = { method: 'POST', headers: JSON_TYPE, body, duplex: 'half' } as RequestInit
    const { ask } = setUp({ send: true, fetch: () => Promise.reject(new Error('asked')) })
    const answered = await ask(new Request('http://page.test/ton/api/v3/message', init))
    expect(answered).toMatchObject({ status: 408, refusal: 'body', ms: 30_000 })
  })
})

describe('a callback of the host', () => {
  const message = () =>
    new Request('http://page.test/ton/api/v3/message', {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ boc: 'te6cckEBAQEAAgAAAEysuc0=' }),
    })

  it('a callback for the key has as long as the service', async () => {
    expect(await setUp({ apiKey: never }).ask()).toMatchObject({ status: 502, ms: 15_000 })
  })

  it('a callback for sends has as long as the service', async () => {
    expect(await setUp({ send: never }).ask(message())).toMatchObject({ status: 500, refusal: 'proxy', ms: 15_000 })
  })

  it.each(['', ' ', `\uFEFF${KEY}`, undefined])('a callback that gives the key %j asks nobody', async (key) => {
    const { ask, troubles } = setUp({
      apiKey: () => key as string,
      fetch: () => Promise.reject(new Error('asked')),
    })
    expect(await ask()).toMatchObject({ status: 500, refusal: 'proxy' })
    expect(troubles[0]?.cause).toMatchObject({ message: expect.stringMatching(/^createProxy: the API key/) })
  })

  it.each([
    () => {
      throw new Error('log is full')
    },
    () => Promise.reject(new Error('log is away')),
  ])('a callback that listens may fail, now or later', async (onError) => {
    expect(await setUp({ onError, fetch: never }).ask()).toMatchObject({ status: 502 })
  })

  it('a callback for sends does not keep a body that is too long from being refused', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(256 * 1024).fill(32)) })
    const init = { method: 'POST', headers: JSON_TYPE, body, duplex: 'half' } as RequestInit
    const request = new Request('http://page.test/ton/api/v3/message', init)
    expect(await setUp({ send: () => true }).ask(request)).toMatchObject({ status: 413, refusal: 'size', ms: 0 })
  })

  it('a callback for sends gets the whole request of the page', async () => {
    const asked: unknown[] = []
    const send = async (request: Request) => {
      asked.push(new URL(request.url).pathname, request.headers.get('cookie'), await request.json())
      return false
    }
    const request = new Request(message(), { headers: { ...JSON_TYPE, cookie: 'session=1' } })
    expect(await setUp({ send }).ask(request)).toMatchObject({ status: 403, refusal: 'send' })
    expect(asked).toEqual(['/ton/api/v3/message', 'session=1', { boc: 'te6cckEBAQEAAgAAAEysuc0=' }])
  })
})

describe('a key that is changed', () => {
  const refuseOld = async ({ headers }: Request) =>
    headers.get('x-api-key') === 'new-key'
      ? Response.json({ blocks: [] })
      : Response.json({ error: 'API key does not exist' }, { status: 401 })

  it('while a request is in flight is taken for a second try', async () => {
    const keys = ['old-key', 'new-key']
    const { ask, troubles } = setUp({ apiKey: () => keys.shift() ?? 'new-key', fetch: refuseOld })
    expect(await ask()).toMatchObject({ status: 200 })
    expect(troubles).toEqual([])
  })

  it('never is looked for once, however many are refused', async () => {
    let calls = 0
    const apiKey = () => {
      calls++
      return 'old-key'
    }
    const fetch = async ({ url }: Request) =>
      url.endsWith('/blocks')
        ? Response.json({ blocks: [] })
        : Response.json({ error: 'not in your plan' }, { status: 401 })
    const { ask } = setUp({ apiKey, fetch })
    await ask()
    calls = 0
    const traces = () => new Request('http://page.test/ton/api/v3/traces')
    const answered = await Promise.all(Array.from({ length: 10 }, () => ask(traces())))
    expect(answered.map(({ status }) => status)).toEqual(Array(10).fill(401))
    expect(await ask(traces())).toMatchObject({ status: 401, ms: 0 })
    expect(calls).toBeLessThan(60)
  })

  it('a key that the service refuses in markup is reported too', async () => {
    const { ask, troubles } = setUp({ fetch: async () => new Response('<h1>401</h1>', { status: 401 }) })
    expect(await ask()).toMatchObject({ status: 401 })
    expect(troubles).toMatchObject([{ status: 401, message: 'The service refuses the API key.' }])
  })

  it('is not reported where a 401 may mean a missing param', async () => {
    const { ask, troubles } = setUp({ fetch: async () => Response.json({ error: 'address' }, { status: 401 }) })
    const address = `0:${'a'.repeat(64)}`
    expect(await ask(new Request(`http://page.test/ton/api/v3/addressInformation?address=${address}`))).toMatchObject({
      status: 401,
    })
    expect(troubles).toEqual([])
  })

  it('too late leaves the refusal to the page, and is heard of', async () => {
    const { ask, troubles } = setUp({ apiKey: () => 'old-key', fetch: refuseOld })
    expect(await ask()).toMatchObject({ status: 401 })
    expect(troubles[0]).toMatchObject({ status: 401, message: 'The service refuses the API key.' })
  })
})

describe('a store that somebody else writes', () => {
  const now = simulatedClock().now()
  it.each([
    ['half an answer', `${now}\n{"blocks":[`],
    ['an error', `${now}\n{"ok":false,"error":"evil"}`],
    ['a word', `${now}\n"evil"`],
    ['the key', `${now}\n{"blocks":["${KEY}"]}`],
    ['the key in another way', `${now}\n{"blocks":["${[...KEY].reverse().join('')}"]}`],
    ['more than is kept', `${now}\n{"blocks":["${'x'.repeat(1024 * 1024)}"]}`],
    ['an answer of the future', `${now + 3_600_000}\n{"blocks":["evil"]}`],
    ['an answer of a time that no clock has', `${'9'.repeat(400)}\n{"blocks":["evil"]}`],
  ])('gives nothing to a page that is no answer: %s', async (_, value) => {
    const { ask } = setUp({
      cache: { kind: 'redis', get: async () => value, set: async () => {} },
      fetch: async () => Response.json({ blocks: ['true'] }),
    })
    const { response, status } = await ask()
    expect([status, await response.json()]).toEqual([200, { blocks: ['true'] }])
  })
})
