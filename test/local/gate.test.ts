import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Fault } from '../../src/local/options.ts'
import { createLocalService } from '../../src/local/service.ts'
import { asking, url } from './asking.ts'

afterEach(() => vi.useRealTimers())

async function cheat({ service }: ReturnType<typeof asking>, name: string, params: object) {
  const response = await service.fetch(`http://local.test/local/${name}`, {
    method: 'POST',
    body: JSON.stringify(params),
  })
  return response.json()
}

describe('keys', () => {
  const keys = { mine: 'mainnet', theirs: 'testnet' }
  const unknown = { status: 401, body: { ok: false, error: 'API key does not exist', code: 401 } }
  const foreign = { status: 403, body: { ok: false, error: 'Network not allowed', code: 403 } }

  it('refuses unknown keys and keys of the other network, by header and in the query, in both generations', async () => {
    const { ask } = asking({ keys })
    for (const path of ['v3/blocks', 'v2/getMasterchainInfo']) {
      expect(await ask(path, {}, { headers: { 'X-API-Key': 'nobody' } })).toMatchObject(unknown)
      expect(await ask(path, { api_key: 'toString' })).toMatchObject(unknown)
      expect(await ask(path, {}, { headers: { 'X-API-Key': 'theirs' } })).toMatchObject(foreign)
      expect(await ask(path, { api_key: 'theirs' })).toMatchObject(foreign)
    }
    const rpc = { method: 'POST', body: JSON.stringify({ id: '1', method: 'getMasterchainInfo', params: {} }) }
    expect(await ask('v2/jsonRPC', { api_key: 'nobody' }, rpc)).toMatchObject(unknown)
  })

  it('lets known keys pass, and requests without one', async () => {
    const { ask } = asking({ keys })
    expect((await ask('v3/blocks', {}, { headers: { 'X-API-Key': 'mine' } })).status).toBe(200)
    expect((await ask('v2/getMasterchainInfo', { api_key: 'mine' })).status).toBe(200)
    expect((await ask('v3/blocks')).status).toBe(200)
  })

  it('a testnet takes what mainnet refuses', async () => {
    const { ask } = asking({ keys, network: 'testnet' })
    expect((await ask('v3/blocks', { api_key: 'theirs' })).status).toBe(200)
    expect(await ask('v3/blocks', { api_key: 'mine' })).toMatchObject(foreign)
  })

  it('are replaced under /local', async () => {
    const local = asking({ keys })
    await cheat(local, 'keys', { keys: { other: 'mainnet' } })
    expect(await local.ask('v3/blocks', { api_key: 'mine' })).toMatchObject(unknown)
    expect((await local.ask('v3/blocks', { api_key: 'other' })).status).toBe(200)
    await cheat(local, 'keys', { keys: null })
    expect((await local.ask('v3/blocks', { api_key: 'anybody' })).status).toBe(200)
    for (const wrong of [{}, { keys: [] }, { keys: { a: 1 } }, { keys: 'mine' }])
      expect(await cheat(local, 'keys', wrong)).toMatchObject({ ok: false, code: 422 })
  })
})

describe('the limiter', () => {
  // The chain may take longer than a second to load.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))

  it('answers so many requests in any second of a key, and 429 to the rest', async () => {
    const { ask } = asking({ requestsPerSecond: 2 })
    const status = async (key?: string) => (await ask('v3/masterchainInfo', key ? { api_key: key } : {})).status
    expect([await status(), await status(), await status()]).toEqual([200, 200, 429])
    expect(await status('other')).toBe(200)
    vi.advanceTimersByTime(999)
    expect(await status()).toBe(429)
    vi.advanceTimersByTime(1)
    expect(await status()).toBe(200)
  })

  it('takes less than one request per second too', async () => {
    const { ask } = asking({ requestsPerSecond: 0.5 })
    const status = async () => (await ask('v3/masterchainInfo')).status
    expect([await status(), await status()]).toEqual([200, 429])
    vi.advanceTimersByTime(1999)
    expect(await status()).toBe(429)
    vi.advanceTimersByTime(1)
    expect(await status()).toBe(200)
  })

  it('counts the answers of a second, whatever their generation, and no cheats', async () => {
    const local = asking({ requestsPerSecond: 3 })
    const statuses: number[] = []
    for (const path of ['v2/getMasterchainInfo', 'v3/blocks', 'v3/nothing', 'v2/getMasterchainInfo', 'v3/blocks']) {
      await cheat(local, 'keys', { keys: null })
      statuses.push((await local.ask(path)).status)
    }
    expect(statuses).toEqual([200, 200, 404, 429, 429])
  })

  const gateway = { ok: false, result: 'Ratelimit exceed', code: 429 }
  const forms: [Fault['form'], number, unknown][] = [
    [undefined, 429, gateway],
    ['gateway', 429, gateway],
    ['ok-false-200', 200, gateway],
    ['error', 429, { ok: false, error: 'Ratelimit exceeded', code: 429 }],
    ['v3', 429, { error: 'Ratelimit exceeded' }],
  ]
  it.each(forms)('says it in each form that is known: %s', async (form, status, body) => {
    for (const path of ['v2/getMasterchainInfo', 'v3/masterchainInfo']) {
      const { ask } = asking({ requestsPerSecond: 1, ...(form && { rateLimit: { form } }) })
      await ask(path)
      const refused = await ask(path)
      expect([refused.status, refused.body]).toEqual([status, body])
      expect(refused.headers.has('retry-after')).toBe(false)
    }
  })

  it('says it as a page too', async () => {
    const { service, ask } = asking({ requestsPerSecond: 1, rateLimit: { form: 'html' } })
    await ask('v3/blocks')
    const response = await service.fetch(url('v3/blocks'))
    expect([response.status, response.headers.get('content-type')]).toEqual([429, 'text/html'])
    expect(await response.text()).toContain('<h1>429 Ratelimit exceeded</h1>')
  })

  it('says in Retry-After, where asked to, when to send the next request', async () => {
    const { ask } = asking({ requestsPerSecond: 0.2, rateLimit: { retryAfter: true, form: 'ok-false-200' } })
    expect((await ask('v3/blocks')).headers.has('retry-after')).toBe(false)
    vi.advanceTimersByTime(1500)
    expect((await ask('v3/blocks')).headers.get('retry-after')).toBe('4')
    vi.advanceTimersByTime(3500)
    expect((await ask('v3/blocks')).status).toBe(200)
  })

  it('is replaced under /local', async () => {
    const local = asking()
    const twice = async () => [(await local.ask('v3/blocks')).status, (await local.ask('v3/blocks')).status]
    expect(await cheat(local, 'limit', { requestsPerSecond: 1, form: 'v3', retryAfter: true })).toMatchObject({
      ok: true,
    })
    expect(await twice()).toEqual([200, 429])
    expect((await local.ask('v3/blocks')).headers.get('retry-after')).toBe('1')
    await cheat(local, 'limit', { requestsPerSecond: null })
    expect(await twice()).toEqual([200, 200])
    for (const wrong of [
      { requestsPerSecond: 0 },
      { requestsPerSecond: '1' },
      { requestsPerSecond: 1, form: 'poem' },
      { requestsPerSecond: 1, retryAfter: 'soon' },
    ])
      expect(await cheat(local, 'limit', wrong)).toMatchObject({ ok: false, code: 422 })
    expect(await twice()).toEqual([200, 200])
  })

  it('refuses a rate at which nothing could pass', () => {
    for (const requestsPerSecond of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => createLocalService({ requestsPerSecond })).toThrow('requestsPerSecond should be a number above 0')
  })
})
