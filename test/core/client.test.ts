import { inspect } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type CallRecord, type ClientOptions, createClient } from '../../src/core/client.ts'
import * as errors from '../../src/core/errors.ts'
import { getMasterchainInfo } from '../../src/endpoints/v2/blocks/getMasterchainInfo.ts'
import { sendBoc } from '../../src/endpoints/v2/send/sendBoc.ts'
import { accountStates } from '../../src/endpoints/v3/accounts/accountStates.ts'
import { addressBook } from '../../src/endpoints/v3/accounts/addressBook.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { jettonWallets } from '../../src/endpoints/v3/jettons/jettonWallets.ts'
import { accountState } from '../support/accounts.ts'
import { inProcess } from '../support/inProcess.ts'
import { type Seen, serve } from '../support/server.ts'
import { simulatedClock } from '../support/simulatedClock.ts'
import { turn } from '../support/turn.ts'

const EQ = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N'
const UQ = 'UQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqEBI'
const RAW = '0:83DFD552E63729B472FCBCC8C45EBCC6691702558B68EC7527E1BA403A0F31A8'
const OTHER = `0:${'11'.repeat(32)}`

const empty = { transactions: [], address_book: {} }
const blockId = {
  '@type': 'ton.blockIdExt',
  workchain: -1,
  shard: '-9223372036854775808',
  seqno: 1,
  root_hash: 'r',
  file_hash: 'f',
}
const masterchain = { '@type': 'blocks.masterchainInfo', last: blockId, state_root_hash: 's', init: blockId }

/** The one request that was seen. */
function only(seen: readonly Seen[]): Seen {
  const [first, ...more] = seen
  if (!first || more.length) throw new Error(`${seen.length} requests, not one`)
  return first
}

/** The error that `promise` rejects with. */
const failure = (promise: Promise<unknown>): Promise<errors.TonCenterError> =>
  promise.then(
    () => expect.unreachable('it should have failed'),
    (error) => error,
  )

const BOC = 'te6cckEBAQEAAgAAAEysuc0='
const quick = { network: 'local', retries: 0 } as const

describe('params', () => {
  const client = createClient({ network: 'local', baseUrl: 'http://127.0.0.1:9' })

  it.each([
    ['a misspelt name', { acount: EQ }, 'unknown name acount'],
    ['a wrong checksum', { account: `${EQ.slice(0, -1)}O` }, 'account: should be an address'],
    ['the third of a list', { account: [EQ, UQ, 'x'] }, 'account.2: should be an address'],
    ['no value in a list', { account: [] }, 'account: should be 1 to 1000 values'],
    ['a limit of 0', { limit: 0 }, 'limit: should be a whole number from 1 to 1000, but is number 0'],
    ['a limit above the maximum', { limit: 1001 }, 'from 1 to 1000'],
    ['a broken limit', { limit: 1.5 }, 'from 1 to 1000'],
    ['a negative offset', { offset: -1 }, 'offset: should be a whole number, 0 or more'],
    ['a bad hash', { hash: 'abc' }, 'hash: should be a hash'],
    ['a logical time with an exponent', { start_lt: '1e9' }, 'start_lt: should be a logical time'],
    ['a sort that is none', { sort: 'up' }, 'sort: should be one of asc, desc'],
    ['a time in milliseconds', { start_utime: 1_750_000_000_000 }, 'whole unix seconds'],
  ])('are refused before anything is sent: %s', async (_name, params, message) => {
    const error = await failure(client.request(transactions, params as never))
    expect(errors.isInvalidParamsError(error)).toBe(true)
    expect(error.message).toContain(message)
    expect(error).toMatchObject({ code: 'invalid-params', endpoint: 'v3 transactions', retryable: false })
  })

  it('are refused for several jettons without exactly one owner', async () => {
    const error = await failure(client.request(jettonWallets, { jetton_address: [EQ, OTHER] }))
    expect(error.message).toContain('exactly one owner_address')
  })

  it('go out in one spelling: friendly addresses, repeated keys without repeats, the limit always', async () => {
    const { url, seen } = await serve(() => ({ ...empty, transactions: [] }))
    const hash = 'ab'.repeat(32)
    await createClient({ ...quick, baseUrl: url }).request(transactions, {
      account: [UQ, RAW, OTHER, EQ],
      hash,
      opcode: '0xF8A7EA5',
      shard: '-9223372036854775808',
      start_lt: '007',
    })
    const { pathname, searchParams } = only(seen).url
    expect(pathname).toBe('/api/v3/transactions')
    expect(searchParams.getAll('account')).toEqual(['EQAREREREREREREREREREREREREREREREREREREREREREeYT', EQ])
    expect(searchParams.get('hash')).toBe(Buffer.from(hash, 'hex').toString('base64'))
    expect(searchParams.get('opcode')).toBe('0x0f8a7ea5')
    expect(searchParams.get('shard')).toBe('8000000000000000')
    expect(searchParams.get('start_lt')).toBe('7')
    expect(searchParams.get('limit')).toBe('10')
    expect(seen[0]?.url.search).not.toContain('offset')
  })

  it('go out as given where the spelling is the question', async () => {
    const { url, seen } = await serve(() => ({}))
    await createClient({ ...quick, baseUrl: url }).request(addressBook, { address: [UQ, 'no address'] })
    expect(seen[0]?.url.searchParams.getAll('address')).toEqual([UQ, 'no address'])
  })
})

describe('a refusal becomes a typed error', () => {
  const ask = async (status: number, body: unknown, headers: Record<string, string> = {}, apiKey?: string) => {
    const { url } = await serve((_seen, response) => {
      response.writeHead(status, headers)
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    })
    const client = createClient({ ...quick, baseUrl: url, ...(apiKey && { apiKey }) })
    return failure(client.request(transactions, { account: EQ }))
  }

  it.each([
    [401, { error: 'API key does not exist' }, 'unknown-key', false],
    [401, { error: 'address of account is required' }, 'bad-request', false],
    [403, { error: 'Network not allowed' }, 'network-not-allowed', false],
    [403, { error: 'Sending is not allowed here.', refusal: 'send' }, 'send-not-allowed', false],
    [403, { error: 'Sending is not allowed here.', refusal: 'origin' }, 'network-not-allowed', false],
    [404, { error: 'masterchain block 12345 not found' }, 'not-found', false],
    [405, { error: 'Ask this endpoint with GET.', refusal: 'method' }, 'method-not-allowed', false],
    [405, '<html>Method Not Allowed</html>', 'method-not-allowed', false],
    [405, '', 'method-not-allowed', false],
    [409, { error: 'not a wallet' }, 'bad-request', false],
    [414, '<html>414 Request-URI Too Large</html>', 'bad-request', false],
    [422, { error: 'failed to decode: schema: error converting value for "account"' }, 'bad-request', false],
    [422, { error: 'context deadline exceeded' }, 'bad-request', true],
    [429, { ok: false, result: 'Ratelimit exceed', code: 429 }, 'rate-limit', true],
    [200, { ok: false, result: 'Ratelimit exceed', code: 429 }, 'rate-limit', true],
    [500, { error: 'timeout: context deadline exceeded' }, 'server', true],
    [502, '<html><h1>502 Bad Gateway</h1></html>', 'server', true],
    [200, '<html>Sign in</html>', 'not-json', false],
    [200, '', 'not-json', false],
  ])('%i %j is %s', async (status, body, code, retryable) => {
    const error = await ask(status, body)
    expect(error).toMatchObject({ code, retryable, endpoint: 'v3 transactions', network: 'local' })
    expect(error).toBeInstanceOf(errors.TonCenterError)
    if (status >= 400) expect(error.status).toBe(status)
  })

  it('an error has the words of the service, from any member that holds them', async () => {
    expect((await ask(429, { ok: false, result: 'Ratelimit exceed', code: 429 })).serviceText).toBe('Ratelimit exceed')
    expect((await ask(422, { error: 'wrong value' })).serviceText).toBe('wrong value')
    expect((await ask(502, '<html>x</html>')).serviceText).toBe('<html>x</html>')
  })

  it('a 401 is about the key when a key was sent, except where a missing argument is a 401 too', async () => {
    expect((await ask(401, { error: 'unauthorized' }, {}, 'k')).code).toBe('unknown-key')
    expect((await ask(401, { error: 'unauthorized' })).code).toBe('bad-request')
  })

  it('a refused send says that nothing was sent, and what to set', async () => {
    const body = { ok: false, error: 'Sending is not allowed here.', code: 403, refusal: 'send' }
    const { url, seen } = await serve((_seen, response) => void response.writeHead(403).end(JSON.stringify(body)))
    const error = await failure(createClient({ ...quick, baseUrl: url }).request(sendBoc, { boc: BOC }))
    expect(errors.isSendNotAllowedError(error)).toBe(true)
    expect(error).toMatchObject({ name: 'SendNotAllowedError', status: 403, serviceText: body.error })
    expect(error.message).toMatch(/nothing was sent.*send of createProxy/)
    expect(seen).toHaveLength(1)
  })

  it('a 405 names the allowed methods, where its header does, and the export to add', async () => {
    const error = await ask(405, '', { allow: 'GET, HEAD' })
    expect(errors.isMethodNotAllowedError(error)).toBe(true)
    expect(error).toMatchObject({ name: 'MethodNotAllowedError', status: 405, allow: ['GET', 'HEAD'] })
    expect(error.message).toMatch(/allowed: GET, HEAD.*Export POST/)
    for (const headers of [{}, { allow: '' }]) {
      const silent = await ask(405, '', headers)
      expect(silent).not.toHaveProperty('allow')
      expect(silent.message).toMatch(/not allowed here\. Export POST/)
    }
  })

  it('a 429 says how long to wait: what the header asks, or a second', async () => {
    const body = { ok: false, result: 'Ratelimit exceed', code: 429 }
    expect(await ask(429, body, { 'retry-after': '3' })).toMatchObject({ retryAfterMs: 3_000 })
    expect(await ask(429, body)).toMatchObject({ retryAfterMs: 1_000 })
  })

  it('a 429 can name the date until which to wait', async () => {
    const clock = simulatedClock()
    const date = new Date(clock.now() + 5_000).toUTCString()
    const { url, fetch } = inProcess(() => new Response('{}', { status: 429, headers: { 'retry-after': date } }))
    const client = createClient({ ...quick, baseUrl: url, fetch, clock })
    expect(await failure(client.request(transactions, {}))).toMatchObject({ retryAfterMs: 5_000 })
  })

  it.each([-300_000, 300_000])(
    'a date in Retry-After is on the clock of the service, with the device %i ms away',
    async (ms) => {
      const clock = simulatedClock()
      const service = clock.now() + ms
      const headers = {
        date: new Date(service).toUTCString(),
        'retry-after': new Date(service + 5_000).toUTCString(),
      }
      const { url, fetch } = inProcess(() => new Response('{}', { status: 429, headers }))
      const client = createClient({ ...quick, baseUrl: url, fetch, clock })
      expect(await failure(client.request(transactions, {}))).toMatchObject({ retryAfterMs: 5_000 })
      expect(client.budget().pausedUntil).toBe(clock.now() + 5_000)
    },
  )

  it('a refused connection and a broken answer are connection errors, with the cause', async () => {
    const closed = createClient({ ...quick, baseUrl: 'http://127.0.0.1:1' })
    expect(await failure(closed.request(transactions, {}))).toMatchObject({ code: 'connection', retryable: true })
    const { url } = await serve((_seen, response) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('{"transactions"')
      response.destroy()
    })
    const error = await failure(createClient({ ...quick, baseUrl: url }).request(transactions, {}))
    expect(error.code).toBe('connection')
    expect(error.cause).toBeInstanceOf(Error)
  })

  it('silence is a timeout, counted from sending', async () => {
    const { url } = await serve(() => undefined)
    const error = await failure(createClient({ ...quick, baseUrl: url, timeoutMs: 50 }).request(transactions, {}))
    expect(error.code).toBe('timeout')
    expect(error.message).toContain('50 ms')
  })

  it('an abort is an abort: in flight, in the queue, and before', async () => {
    const { url } = await serve(() => undefined)
    const client = createClient({ ...quick, baseUrl: url, requestsPerSecond: 0.1 })
    const [first, second] = [new AbortController(), new AbortController()]
    const underWay = failure(client.request(transactions, {}, { signal: first.signal }))
    const queued = failure(client.request(transactions, { limit: 5 }, { signal: second.signal }))
    await expect.poll(() => client.budget().queued).toBe(1)
    second.abort()
    expect((await queued).code).toBe('aborted')
    expect(client.budget().queued).toBe(0)
    first.abort()
    expect((await underWay).code).toBe('aborted')
    expect((await failure(client.request(transactions, {}, { signal: AbortSignal.abort() }))).code).toBe('aborted')
  })

  it('closing the client aborts requests in flight and in the queue', async () => {
    const { url } = await serve(() => undefined)
    const client = createClient({ ...quick, baseUrl: url, requestsPerSecond: 0.1 })
    const both = [failure(client.request(transactions, {})), failure(client.request(transactions, { limit: 5 }))]
    client.close()
    for (const error of await Promise.all(both)) expect(error.code).toBe('aborted')
    expect((await failure(client.request(transactions, {}))).code).toBe('aborted')
  })

  it('a hundred requests at once are no warning of Node', async () => {
    const { url, fetch } = inProcess(() => ({ transactions: [], address_book: {} }))
    const warnings: string[] = []
    const hear = ({ name }: Error) => void warnings.push(name)
    process.on('warning', hear)
    onTestFinished(() => void process.off('warning', hear))
    const client = createClient({ ...quick, baseUrl: url, fetch })
    const limits = Array.from({ length: 100 }, (_, index) => index + 1)
    await Promise.all(limits.map((limit) => client.request(transactions, { limit })))
    await turn()
    expect(warnings).toEqual([])
  })
})

describe('the v2 envelope', () => {
  const ask = async (status: number, body: unknown) => {
    const { url } = await serve((_seen, response) => {
      response.writeHead(status)
      response.end(JSON.stringify(body))
    })
    return createClient({ ...quick, baseUrl: url }).request(getMasterchainInfo, {})
  }

  it('is refused when ok is not true, whatever the HTTP status', async () => {
    expect(await failure(ask(200, { ok: false, result: 'Ratelimit exceed', code: 429 }))).toMatchObject({
      code: 'rate-limit',
      status: 429,
    })
    expect(await failure(ask(200, { ok: false, error: 'LITE_SERVER_NOTREADY', code: 500 }))).toMatchObject({
      code: 'server',
      status: 500,
      serviceText: 'LITE_SERVER_NOTREADY',
    })
    expect((await failure(ask(542, { ok: false, error: 'no workers available', code: 542 }))).code).toBe('server')
    expect((await failure(ask(200, { result: masterchain }))).code).toBe('bad-request')
  })

  it('is taken off', async () => {
    expect(await ask(200, { ok: true, result: masterchain, '@extra': '1:2:3' })).toEqual(masterchain)
  })

  it('goes through /jsonRPC when asked to, with a string id', async () => {
    const { url, seen } = await serve(() => ({ ok: true, result: masterchain, jsonrpc: '2.0', id: '1' }))
    const client = createClient({ ...quick, baseUrl: url, v2Transport: 'json-rpc' })
    expect(await client.request(getMasterchainInfo, {})).toEqual(masterchain)
    expect(await client.jsonRpc('getMasterchainInfo')).toEqual(masterchain)
    for (const call of seen) {
      expect(call).toMatchObject({ method: 'POST' })
      expect(call.url.pathname).toBe('/api/v2/jsonRPC')
      expect(JSON.parse(call.body)).toEqual({ jsonrpc: '2.0', id: '1', method: 'getMasterchainInfo', params: {} })
    }
  })
})

describe('an answer', () => {
  const ask = async (body: unknown) => {
    const { url } = await serve(() => body)
    return createClient({ ...quick, baseUrl: url }).request(accountStates, { address: UQ, include_boc: false })
  }
  const account = accountState(RAW, '1')

  it('an answer of another shape is refused with the path, the expected type and the received one', async () => {
    expect(await failure(ask({ accounts: [], metadata: {} }))).toMatchObject({
      code: 'response-mismatch',
      path: ['address_book'],
      expected: 'an object',
      got: 'absent',
    })
  })

  it('an answer with rows of somebody else is refused', async () => {
    const answer = { accounts: [{ ...account, address: OTHER }], address_book: {}, metadata: {} }
    expect(await failure(ask(answer))).toMatchObject({ code: 'ownership-mismatch', got: [OTHER], asked: [EQ] })
  })

  it('keeps all digits of numbers that JSON.parse would round', async () => {
    const { url } = await serve((_seen, response) => {
      response.end(
        '{"ok":true,"result":{"wallet_id":9223372036854775807,"list":[-9007199254740993, 9007199254740991]}}',
      )
    })
    expect(await createClient({ ...quick, baseUrl: url }).jsonRpc('getExtendedAddressInformation')).toEqual({
      wallet_id: '9223372036854775807',
      list: ['-9007199254740993', 9007199254740991],
    })
  })

  it('is given as the service sent it, unknown fields included', async () => {
    const answer = {
      accounts: [{ ...account, tomorrow: { a: 1 } }],
      address_book: { '': { user_friendly: null, domain: null } },
      metadata: {},
      more: [1],
    }
    expect(await ask(answer)).toEqual(answer)
  })
})

describe('a key', () => {
  it('travels in the header, or in the query when asked to, and never in an error or a call record', async () => {
    const secret = 'secret-key-0123456789'
    const { url, seen } = await serve((_seen, response) => {
      response.writeHead(401)
      response.end('{"error":"API key does not exist"}')
    })
    const calls: CallRecord[] = []
    for (const apiKeyIn of ['header', 'query'] as const) {
      const client = createClient({ ...quick, baseUrl: url, apiKey: () => secret, apiKeyIn })
      client.subscribe((call) => calls.push(call))
      const error = await failure(client.request(transactions, {}))
      expect(error.code).toBe('unknown-key')
      expect(inspect(error, { depth: 9 }) + error.stack).not.toContain(secret)
    }
    expect(seen[0]?.headers['x-api-key']).toBe(secret)
    expect(seen[0]?.url.searchParams.has('api_key')).toBe(false)
    expect(seen[1]?.headers['x-api-key']).toBeUndefined()
    expect(seen[1]?.url.searchParams.get('api_key')).toBe(secret)
    expect(inspect(calls, { depth: 9 })).not.toContain(secret)
  })
})

describe('a read', () => {
  it('is tried again after a failure that may pass, and says so in its record', async () => {
    const { url, seen } = await serve((_seen, response, index) => {
      if (index === 2) return empty
      response.writeHead(index ? 429 : 503)
      response.end('{}')
    })
    const calls: CallRecord[] = []
    const client = createClient({ network: 'local', baseUrl: url })
    client.subscribe((call) => calls.push(call))
    expect(await client.request(transactions, {})).toEqual(empty)
    expect(seen).toHaveLength(3)
    expect(calls).toMatchObject([{ endpoint: 'v3 transactions', outcome: 'ok', members: 1, cache: 'miss' }])
  })

  it('is not tried again when it was wrong, and at most `retries` times otherwise', async () => {
    const { url, seen } = await serve((_seen, response, index) => {
      response.writeHead(index ? 500 : 422)
      response.end('{"error":"no"}')
    })
    const client = createClient({ network: 'local', baseUrl: url, retries: 2 })
    expect((await failure(client.request(transactions, {}))).code).toBe('bad-request')
    expect(seen).toHaveLength(1)
    expect((await failure(client.request(transactions, {}))).code).toBe('server')
    expect(seen).toHaveLength(4)
  })
})

describe('what changes the chain', () => {
  it.each([500, 503, 429])('a request that changes the chain is sent once, after any answer (%i)', async (status) => {
    const { url, seen } = await serve((_seen, response) => {
      response.writeHead(status)
      response.end('{}')
    })
    const client = createClient({ network: 'local', baseUrl: url, retries: 3 })
    await failure(client.request(sendBoc, { boc: BOC }))
    expect(seen).toHaveLength(1)
  })

  it('is sent once, when the connection breaks after the bytes have left', async () => {
    const { url, seen } = await serve((_seen, response) => void response.destroy())
    const client = createClient({ network: 'local', baseUrl: url, retries: 3 })
    const error = await failure(client.request(sendBoc, { boc: BOC }))
    expect(error.code).toBe('connection')
    expect(seen).toHaveLength(1)
  })
})

describe('the timeout', () => {
  it('counts from sending, on the clock of the client: a request may wait in the queue for longer', async () => {
    const clock = simulatedClock()
    const { url, fetch } = inProcess(() => empty)
    const client = createClient({ ...quick, baseUrl: url, fetch, clock, requestsPerSecond: 5, timeoutMs: 1_000 })
    const all = Array.from({ length: 20 }, (_, index) => client.request(transactions, { limit: index + 1 }))
    const started = clock.now()
    await clock.run()
    expect(await Promise.all(all)).toEqual(all.map(() => empty))
    expect(clock.now() - started).toBeGreaterThan(3_000)
  })

  it('ends a request that nobody answers, after its time and no later', async () => {
    const clock = simulatedClock()
    const started = clock.now()
    const client = createClient({ ...quick, baseUrl: 'http://local.test', fetch: () => new Promise(() => {}), clock })
    const failed = failure(client.request(transactions, {})).then((error) => [error.code, clock.now() - started])
    await clock.run()
    expect(await failed).toEqual(['timeout', 15_000])
  })
})

describe('a signal of the caller', () => {
  it('keeps nothing of a request that has ended', async () => {
    const { signal } = new AbortController()
    const listeners = new Set<unknown>()
    const [add, remove] = [signal.addEventListener.bind(signal), signal.removeEventListener.bind(signal)]
    signal.addEventListener = (type: string, listener: never, ...more: never[]) => {
      listeners.add(listener)
      add(type, listener, ...more)
    }
    signal.removeEventListener = (type: string, listener: never) => {
      listeners.delete(listener)
      remove(type, listener)
    }
    const { url, fetch } = inProcess(() => empty)
    const client = createClient({ ...quick, baseUrl: url, fetch })
    const asked = client.request(transactions, {}, { signal })
    expect(listeners.size).toBeGreaterThan(0)
    await asked
    expect(listeners.size).toBe(0)
  })

  it('is heard in a browser that lacks AbortSignal.any and AbortSignal.timeout', async () => {
    const { any, timeout } = AbortSignal
    Object.assign(AbortSignal, { any: undefined, timeout: undefined })
    onTestFinished(() => void Object.assign(AbortSignal, { any, timeout }))
    const { url, fetch } = inProcess(() => empty)
    const client = createClient({ ...quick, baseUrl: url, fetch })
    expect(await client.request(transactions, {}, { signal: new AbortController().signal })).toEqual(empty)
  })
})

describe('options of the whole service', () => {
  it('go out with v3: as params where that spares a page the preflight', async () => {
    const { url, seen } = await serve(() => empty)
    const client = createClient({
      ...quick,
      baseUrl: url,
      omit: ['address_book', 'metadata'],
      queryTimeoutMs: 1_500,
    })
    await client.request(transactions, {})
    const { url: asked } = only(seen)
    expect(asked.searchParams.get('x_no_address_book')).toBe('true')
    expect(asked.searchParams.get('x_no_metadata')).toBe('true')
    expect(asked.searchParams.get('x_timeout')).toBe('1500')
  })

  it('do not go out with v2, nor when they are not set', async () => {
    const { url, seen } = await serve(({ url }) =>
      url.pathname.includes('v2') ? { ok: true, result: masterchain } : empty,
    )
    const options = { omit: ['metadata'], actionsVersion: 'v1', queryTimeoutMs: 1_500 } as const
    await createClient({ ...quick, baseUrl: url, ...options }).request(getMasterchainInfo, {})
    await createClient({ ...quick, baseUrl: url }).request(transactions, {})
    for (const { url } of seen) {
      expect(url.search).not.toContain('x_')
      expect(url.search).not.toContain('v1')
    }
  })
})

describe('a base URL', () => {
  it.each(['', '/', '/api', '/api/', '/api/v2', '/api/v3/'])('works with "%s" at its end', async (end) => {
    const { url, seen } = await serve(() => empty)
    await createClient({ ...quick, baseUrl: `${url}/ton${end}` }).request(transactions, {})
    expect(seen[0]?.url.pathname).toBe('/ton/api/v3/transactions')
  })

  it('is needed for a network that has no host', () => {
    const thrown = (options: ClientOptions) => {
      try {
        return createClient(options)
      } catch (error) {
        return error
      }
    }
    expect(thrown({ network: 'mylocalton' })).toMatchObject({ code: 'invalid-params', issues: [{ path: ['baseUrl'] }] })
  })

  it('a base URL that is relative fails with a request that leaves from outside of a page, and not before', async () => {
    const client = createClient({ baseUrl: '/ton', fetch: async () => Response.json(empty) })
    const error = await client.request(transactions, {}).catch((error) => error)
    expect(error).toMatchObject({ code: 'invalid-params', issues: [{ path: ['baseUrl'] }] })
    expect(String(error)).toContain('give an absolute URL')
  })

  it('a base URL of the hosted service is that of the network', async () => {
    const asked: string[] = []
    const fetch = async (request: Request) => {
      asked.push(request.url)
      return Response.json(empty)
    }
    await createClient({ fetch }).request(transactions, { limit: 1 })
    await createClient({ network: 'testnet', fetch }).request(transactions, { limit: 1 })
    expect(asked).toEqual([
      'https://toncenter.com/api/v3/transactions?limit=1&sort=desc',
      'https://testnet.toncenter.com/api/v3/transactions?limit=1&sort=desc',
    ])
  })
})

describe('guards', () => {
  it('know an error by its brand, across copies of the library', () => {
    const error = new errors.RateLimitError({ endpoint: 'v3 x', network: 'mainnet' }, 5)
    expect(errors.isRateLimitError(error)).toBe(true)
    expect(errors.isTonCenterError(error)).toBe(true)
    expect(errors.isServerError(error)).toBe(false)
    for (const other of [null, undefined, 'x', new Error('x'), { code: 'rate-limit' }]) {
      expect(errors.isRateLimitError(other)).toBe(false)
    }
  })
})
