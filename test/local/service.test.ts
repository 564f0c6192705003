import { afterEach, describe, expect, it, vi } from 'vitest'
import { demoAccounts as demo } from '../../src/local/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'
import { asking, url } from './asking.ts'

afterEach(() => vi.useRealTimers())

describe('keys', () => {
  const keys = { mine: 'mainnet', theirs: 'testnet' }
  it('refuses unknown keys and keys of the other network, by header and in the query', async () => {
    const { ask } = asking({ keys })
    const unknown = { status: 401, body: { ok: false, error: 'API key does not exist', code: 401 } }
    const foreign = { status: 403, body: { ok: false, error: 'Network not allowed', code: 403 } }
    expect(await ask('v3/blocks', {}, { headers: { 'X-API-Key': 'nobody' } })).toMatchObject(unknown)
    expect(await ask('v3/blocks', { api_key: 'toString' })).toMatchObject(unknown)
    expect(await ask('v2/getMasterchainInfo', { api_key: 'theirs' })).toMatchObject(foreign)
  })

  it('lets known keys pass, and requests without one', async () => {
    const { ask } = asking({ keys })
    expect((await ask('v3/blocks', {}, { headers: { 'X-API-Key': 'mine' } })).status).toBe(200)
    expect((await ask('v3/blocks')).status).toBe(200)
  })
})

describe('the limiter', () => {
  it('answers so many requests in any second of a key, and 429 to the rest', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { ask } = asking({ requestsPerSecond: 2 })
    const status = async (key?: string) => (await ask('v3/masterchainInfo', key ? { api_key: key } : {})).status
    expect([await status(), await status(), await status()]).toEqual([200, 200, 429])
    expect(await status('other')).toBe(200)
    vi.advanceTimersByTime(999)
    expect(await status()).toBe(429)
    vi.advanceTimersByTime(1)
    expect(await status()).toBe(200)
  })

  it('says it in the words of the gateway', async () => {
    const { ask } = asking({ requestsPerSecond: 1 })
    await ask('v2/getMasterchainInfo')
    expect((await ask('v3/masterchainInfo')).body).toEqual({ ok: false, result: 'Ratelimit exceed', code: 429 })
  })
})

describe('faults', () => {
  it.each([
    ['v3/blocks', {}, 500, { error: expect.any(String) }],
    ['v2/getMasterchainInfo', {}, 500, { ok: false, error: expect.any(String), code: 500 }],
    ['v3/blocks', { status: 429 }, 429, { ok: false, result: 'Ratelimit exceed', code: 429 }],
    ['v3/blocks', { status: 503, form: 'gateway' }, 503, { ok: false, result: 'Service Unavailable', code: 503 }],
    ['v3/blocks', { status: 429, form: 'ok-false-200' }, 200, { ok: false, result: 'Ratelimit exceed', code: 429 }],
    ['v2/getMasterchainInfo', { status: 422, form: 'v3' }, 422, { error: 'failed to parse address' }],
  ] as const)('of kind status: %s with %o gives %i', async (path, fault, status, body) => {
    const { ask } = asking({ faults: [{ kind: 'status', ...fault }] })
    expect(await ask(path)).toMatchObject({ status, body })
  })

  it('can be a page instead of JSON', async () => {
    const { service } = asking({ faults: [{ kind: 'status', status: 502, form: 'html' }] })
    const response = await service.fetch(url('v3/blocks'))
    expect(response.status).toBe(502)
    expect(response.headers.get('content-type')).toBe('text/html')
    expect(await response.text()).toContain('<h1>502 Bad Gateway</h1>')
  })

  it('befall the named route only, by name, path or both', async () => {
    for (const route of ['jettonWallets', 'jetton/wallets', 'v3/jetton/wallets', '/api/v3/jetton/wallets']) {
      const { ask } = asking({ faults: [{ kind: 'status', route }] })
      expect((await ask('v3/jetton/wallets')).status).toBe(500)
      expect((await ask('v3/jetton/masters')).status).toBe(200)
    }
  })

  it('befall a share of the requests, the same ones every time', async () => {
    const draw = async () => {
      const { ask } = asking({ faults: [{ kind: 'status', share: 0.3 }] })
      const statuses: number[] = []
      for (let i = 0; i < 200; i++) statuses.push((await ask('v3/masterchainInfo')).status)
      return statuses
    }
    const [one, two] = [await draw(), await draw()]
    expect(one).toEqual(two)
    const failed = one.filter((status) => status === 500).length
    expect(failed).toBeGreaterThan(40)
    expect(failed).toBeLessThan(80)
  })

  it('break the connection off, or delay, until told to stop', async () => {
    const { ask, service } = asking({ faults: [{ kind: 'drop' }] })
    await expect(ask('v3/blocks')).rejects.toThrow(TypeError)
    service.faults([{ kind: 'latency', ms: 60, jitterMs: 20 }])
    const before = performance.now()
    expect((await ask('v3/blocks')).status).toBe(200)
    expect(performance.now() - before).toBeGreaterThan(55)
    service.faults([])
    expect((await ask('v3/blocks')).status).toBe(200)
  })

  it('a delayed request can be aborted', async () => {
    const { ask } = asking({ faults: [{ kind: 'latency', ms: 60_000 }] })
    await expect(ask('v3/blocks', {}, { signal: AbortSignal.timeout(20) })).rejects.toThrow('timeout')
  })

  it('of kinds that do not exist are refused at once', () => {
    const fault = { kind: 'earthquake' as 'drop' }
    expect(() => createLocalService({ faults: [fault] })).toThrow('no faults of kind "earthquake"')
    expect(() => createLocalService().faults([fault])).toThrow('no faults of kind "earthquake"')
  })

  it('end a body in its middle', async () => {
    const { service, ask } = asking()
    const whole = JSON.stringify((await ask('v3/blocks')).body)
    service.faults([{ kind: 'truncate' }])
    for (let i = 0; i < 10; i++) {
      const text = await (await service.fetch(url('v3/blocks'))).text()
      expect(text.length).toBeGreaterThan(0)
      expect(text.length).toBeLessThan(whole.length)
      expect(whole.startsWith(text)).toBe(true)
    }
  })

  it('send a body in pieces, until told to stop', async () => {
    const { service } = asking({ faults: [{ kind: 'slow', ms: 100 }] })
    const before = performance.now()
    const response = await service.fetch(url('v3/blocks'))
    const headers = performance.now() - before
    expect((await response.json()).blocks).toHaveLength(10)
    expect(performance.now() - before - headers).toBeGreaterThan(80)
    const abort = new AbortController()
    const broken = await service.fetch(url('v3/blocks'), { signal: abort.signal })
    abort.abort()
    await expect(broken.text()).rejects.toThrow()
  })

  it('make an answer drift from its schema, in one place, the same ones every time', async () => {
    const [sound, one, two] = [
      asking(),
      asking({ faults: [{ kind: 'drift' }] }),
      asking({ faults: [{ kind: 'drift' }] }),
    ]
    const { body } = await sound.ask('v2/getMasterchainInfo')
    const seen = new Set<string>()
    for (let i = 0; i < 40; i++) {
      const [first, second] = [await one.ask('v2/getMasterchainInfo'), await two.ask('v2/getMasterchainInfo')]
      expect(first.body).toEqual(second.body)
      expect(first.body.ok).toBe(true)
      expect(first.body).not.toEqual(body)
      seen.add(JSON.stringify(first.body))
    }
    expect(seen.size).toBeGreaterThan(20)
  })
})

describe('the service', () => {
  it('is made at once, and refuses what it cannot be', () => {
    expect(() => createLocalService({ scenario: 'whale' })).toThrow('whale')
  })

  it('answers 404 outside of the API', async () => {
    const { service } = asking()
    for (const path of ['', 'index.html', 'api', 'api/v3', 'api/v4/blocks', 'local/nothing'])
      expect((await service.fetch(`http://local.test/${path}`)).status, path).toBe(404)
  })

  it('works without its object, and with a request as with an address', async () => {
    const { fetch, handle } = createLocalService()
    const request = () => new Request(url('v3/masterchainInfo'))
    const bodies = await Promise.all(
      [fetch(url('v3/masterchainInfo')), fetch(request()), handle(request())].map(async (r) => (await r).text()),
    )
    expect(new Set(bodies).size).toBe(1)
  })

  it('can be read from a page of another origin', async () => {
    const { service, ask } = asking()
    const preflight = await service.fetch(url('v3/blocks'), { method: 'OPTIONS' })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(/x-api-key.*x-ton-client-version/)
    expect((await ask('v3/nothing')).headers.get('access-control-allow-origin')).toBe('*')
  })

  it('an aborted request is not answered', async () => {
    const { ask } = asking()
    await expect(ask('v3/blocks', {}, { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
  })

  it('has an empty scenario: a first block and nobody', async () => {
    const { ask } = asking({ scenario: 'empty' })
    expect((await ask('v3/blocks')).body.blocks).toHaveLength(2)
    expect((await ask('v3/transactions')).body).toEqual({ transactions: [], address_book: {} })
    expect((await ask('v3/jetton/masters')).body.jetton_masters).toEqual([])
    expect((await ask('v3/accountStates', { address: demo.main })).body.accounts).toEqual([])
  })

  it('goes from one to another by snapshot, and back by reset', async () => {
    const full = asking()
    const empty = asking({ scenario: 'empty' })
    const count = async () => (await empty.ask('v3/transactions', { limit: 1000 })).body.transactions.length
    await empty.service.restore(await full.service.snapshot())
    expect(await count()).toBeGreaterThan(250)
    expect((await empty.ask('v3/transactions')).body).toEqual((await full.ask('v3/transactions')).body)
    await empty.service.reset()
    expect(await count()).toBe(0)
    await expect(full.service.restore(new Uint8Array([1, 2, 3]))).rejects.toThrow()
  })

  it('bakes another chain for another seed and time, and seals blocks in the interval', async () => {
    const { ask, service } = asking({ seed: 5, now: 1_790_000_000, mine: { everyMs: 50 } })
    const first = (await ask('v3/masterchainInfo')).body.last
    expect(Number(first.gen_utime)).toBeGreaterThanOrEqual(1_790_000_000)
    const { main } = (await service.chain.accounts()) as { main: string }
    expect(main).not.toBe(demo.main)
    expect((await ask('v3/transactions', { account: main })).body.transactions).toHaveLength(10)
    await vi.waitFor(
      async () => expect((await ask('v3/masterchainInfo')).body.last.seqno).toBeGreaterThan(first.seqno + 2),
      5000,
    )
    await service.close()
    const stopped = (await ask('v3/masterchainInfo')).body.last.seqno
    await new Promise((resolve) => setTimeout(resolve, 150))
    // A block that was being sealed when it was closed may still have come.
    expect((await ask('v3/masterchainInfo')).body.last.seqno).toBeLessThanOrEqual(stopped + 1)
  }, 60_000)
})
