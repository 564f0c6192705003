import { describe, expect, it } from 'vitest'
import { type ClientOptions, createClient } from '../../src/core/client.ts'
import type { TonCenterError } from '../../src/core/errors.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { serve } from '../support/server.ts'

const quick = { network: 'local', baseUrl: 'http://127.0.0.1:9', retries: 0 } as const

/** The error of a call, or of `createClient` itself. */
async function failure(
  options: object,
  call = (client: ReturnType<typeof createClient>) => client.request(transactions, {}),
) {
  try {
    await call(createClient({ ...quick, ...options } as ClientOptions))
  } catch (error) {
    return error as TonCenterError
  }
  return expect.unreachable('it should have failed')
}

describe('options that cannot work are refused by createClient, in words', () => {
  it.each([
    { requestsPerSecond: 0 },
    { requestsPerSecond: -1 },
    { requestsPerSecond: Number.NaN },
    { retries: Number.NaN },
    { retries: -1 },
    { timeoutMs: 0 },
    { timeoutMs: Number.NaN },
    { baseUrl: 'ftp://h' },
    { baseUrl: 'javascript:alert(1)' },
    { baseUrl: 'localhost:8099' },
    { baseUrl: 'http://user:password@h' },
    { baseUrl: 'http://h?x=1' },
    { baseUrl: 'http://h#f' },
    { baseUrl: undefined, network: '__proto__' },
    { baseUrl: undefined, network: 'constructor' },
  ])('%j', (options) => {
    let thrown: unknown
    try {
      createClient({ ...quick, ...options } as unknown as ClientOptions)
    } catch (error) {
      thrown = error
    }
    expect(thrown).toMatchObject({ code: 'invalid-params', endpoint: 'createClient' })
  })

  it('odd options that are valid work: a URL object, space around it, no timeout at all', async () => {
    const { url } = await serve(() => ({ transactions: [], address_book: {} }))
    for (const options of [
      { baseUrl: new URL(url) as never },
      { baseUrl: ` ${url}/ ` },
      { baseUrl: url, timeoutMs: Number.POSITIVE_INFINITY },
    ]) {
      const client = createClient({ ...quick, ...options })
      expect(await client.request(transactions, {})).toHaveProperty('transactions')
    }
    // Would take seconds with a pattern that looks again from every slash.
    expect(await failure({ baseUrl: `http://h${'/'.repeat(100_000)}x` })).toMatchObject({ code: 'connection' })
  })
})

/** Calls `reached`, and never settles. */
const never = (reached: () => void) => () => {
  reached()
  return new Promise<never>(() => {})
}

describe('a call that never settles ends all the same', () => {
  const stuck: [string, (reached: () => void) => object][] = [
    ['a fetch', (reached) => ({ fetch: never(reached) })],
    ['a body', (reached) => ({ fetch: async () => new Response(new ReadableStream({ pull: never(reached) })) })],
    ['a key store', (reached) => ({ apiKey: never(reached) })],
  ]
  it.each(stuck)('%s: by the timeout', async (_name, options) => {
    expect(await failure({ ...options(() => {}), timeoutMs: 30 })).toMatchObject({ code: 'timeout' })
  })

  it.each(stuck)('%s: by the signal, and by closing the client', async (_name, options) => {
    const gone = new AbortController()
    const aborted = await failure(
      options(() => gone.abort()),
      (client) => client.request(transactions, {}, { signal: gone.signal }),
    )
    expect(aborted).toMatchObject({ code: 'aborted' })
    let close = () => {}
    const closed = await failure(
      options(() => close()),
      (client) => {
        close = () => client.close()
        return client.request(transactions, {})
      },
    )
    expect(closed).toMatchObject({ code: 'aborted' })
  })
})

describe('a service that asks for a very long pause', () => {
  it.each(['3600', '99999999999', 'Tue, 01 Jan 2199 00:00:00 GMT'])(
    'fails the request at once and says how long (%s)',
    async (retryAfter) => {
      for (const status of [429, 503]) {
        const { url, seen } = await serve((_seen, response) => {
          response.writeHead(status, { 'retry-after': retryAfter })
          response.end('{}')
        })
        const client = createClient({ network: 'local', baseUrl: url, retries: 3 })
        const error = await client.request(transactions, {}).catch((reason) => reason)
        expect(error.retryAfterMs).toBeGreaterThan(60_000)
        expect(seen).toHaveLength(1)
        expect((client.budget().pausedUntil ?? 0) - Date.now()).toBeLessThanOrEqual(60_000)
        client.close()
      }
    },
  )
})

describe('a key', () => {
  it('does not follow a redirect to another host', async () => {
    const thief = await serve(() => ({ transactions: [], address_book: {} }))
    const { url, seen } = await serve((_seen, response) => {
      response.writeHead(302, { location: `${thief.url}/api/v3/transactions` })
      response.end()
    })
    const error = await failure({ baseUrl: url, apiKey: 'secret-key', retries: 3 })
    expect(error).toMatchObject({ code: 'connection', status: 302, retryable: false })
    expect(error.message).toContain(`redirects to ${thief.url}/api/v3/transactions`)
    expect(thief.seen).toEqual([])
    expect(seen).toHaveLength(1)
    // Without a key there is nothing to lose, and moved services are found.
    await createClient({ ...quick, baseUrl: url }).request(transactions, {})
    expect(thief.seen).toHaveLength(1)
  })

  it('is left out of the target that the error of a redirect names', async () => {
    const { url } = await serve(({ url }, response) => void response.writeHead(307, { location: url.href }).end())
    const error = await failure({ baseUrl: url, apiKey: 'secret-key', apiKeyIn: 'query' })
    expect(error).toMatchObject({ code: 'connection', status: 307 })
    expect(error.message).toContain('api_key=[key]')
  })

  it('does not follow a redirect in a browser, which hides the target', async () => {
    const hidden = Object.defineProperties(Response.error(), { type: { value: 'opaqueredirect' } })
    const error = await failure({ apiKey: 'secret-key', fetch: async () => hidden })
    expect(error).toMatchObject({ code: 'connection', status: 0, retryable: false })
    expect(error.message).toContain('redirects to another place')
  })

  it('a key that no header can hold is a fault of the call, not of the network, and is not shown', async () => {
    const error = await failure({ apiKey: 'secret\nkey' })
    expect(error).toMatchObject({ code: 'invalid-params', retryable: false })
    expect(String(error)).not.toContain('secret')
  })
})

it('a call that JSON cannot hold is a fault of the call', async () => {
  const circular: Record<string, unknown> = {}
  circular.self = circular
  for (const params of [circular, { id: 10n }]) {
    const error = await failure({}, (client) => client.jsonRpc('getMasterchainInfo', params) as Promise<never>)
    expect(error).toMatchObject({ code: 'invalid-params', endpoint: 'v2 getMasterchainInfo' })
  }
})
