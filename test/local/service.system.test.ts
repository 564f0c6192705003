import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Fault } from '../../src/local/options.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'
import { asking, url } from './asking.ts'

afterEach(() => vi.useRealTimers())

describe('faults', () => {
  it.each([
    ['v3/blocks', {}, 500, { error: expect.any(String) }],
    ['v2/getMasterchainInfo', {}, 500, { ok: false, error: expect.any(String), code: 500 }],
    ['v3/blocks', { status: 429 }, 429, { ok: false, result: 'Ratelimit exceed', code: 429 }],
    ['v3/blocks', { status: 503, form: 'gateway' }, 503, { ok: false, result: 'Service Unavailable', code: 503 }],
    ['v3/blocks', { status: 429, form: 'ok-false-200' }, 200, { ok: false, result: 'Ratelimit exceed', code: 429 }],
    ['v2/getMasterchainInfo', { status: 422, form: 'v3' }, 422, { error: 'failed to parse address' }],
    ['v3/blocks', { status: 429, form: 'error' }, 429, { ok: false, error: 'Ratelimit exceeded', code: 429 }],
    ['v3/blocks', { status: 429, form: 'v3' }, 429, { error: 'Ratelimit exceeded' }],
    ['v3/blocks', { status: 401 }, 401, { ok: false, error: 'API key does not exist', code: 401 }],
    ['v3/blocks', { status: 503 }, 503, { error: 'Service Unavailable' }],
    ['v2/getMasterchainInfo', { status: 504 }, 504, { ok: false, error: 'LITE_SERVER_NETWORK: timeout', code: 504 }],
  ] as const)('of kind status: %s with %o gives %i', async (path, fault, status, body) => {
    const { ask } = asking({ faults: [{ kind: 'status', ...fault }] })
    const answer = await ask(path)
    expect([answer.status, answer.body]).toEqual([status, body])
    expect(answer.headers.has('retry-after')).toBe(false)
  })

  it('can say when to retry, to pages of other origins too', async () => {
    const { ask } = asking({ faults: [{ kind: 'status', status: 503, retryAfter: 7 }] })
    const { headers } = await ask('v3/blocks')
    expect(headers.get('retry-after')).toBe('7')
    expect(headers.get('access-control-expose-headers')).toContain('retry-after')
  })

  it('never befall the cheats', async () => {
    const faults: Fault[] = [{ kind: 'status' }, { kind: 'drop' }]
    const { service } = asking({ faults, requestsPerSecond: 1, keys: {} })
    for (let i = 0; i < 3; i++) {
      const init = { method: 'POST', body: JSON.stringify({ faults }) }
      expect((await service.fetch('http://local.test/local/faults', init)).status).toBe(200)
    }
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

  it('break the connection off, or delay, until they are removed', async () => {
    const { ask, service } = asking({ faults: [{ kind: 'drop' }] })
    await expect(ask('v3/blocks')).rejects.toThrow(TypeError)
    service.faults([{ kind: 'latency', ms: 60, jitterMs: 20 }])
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const begun = vi.fn()
    const asked = service.fetch(url('v3/blocks')).finally(begun)
    await vi.advanceTimersByTimeAsync(59)
    expect(begun).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(21)
    expect((await asked).status).toBe(200)
    service.faults([])
    expect((await ask('v3/blocks')).status).toBe(200)
  })

  it('a delayed request can be aborted', async () => {
    const { ask } = asking({ faults: [{ kind: 'latency', ms: 60_000 }] })
    const gone = new AbortController()
    const asked = ask('v3/blocks', {}, { signal: gone.signal })
    gone.abort()
    await expect(asked).rejects.toThrow('aborted')
  })

  it.each([
    [{ kind: 'earthquake' }, 'no faults of kind "earthquake"'],
    [null, 'no faults of kind "undefined"'],
    [{ kind: 'drop', share: 2 }, 'share of a fault should be a number from 0 to 1'],
    [{ kind: 'drop', route: 7 }, 'route of a fault should be the name or path'],
    [{ kind: 'status', status: 42 }, 'status of a fault should be an HTTP status'],
    [{ kind: 'status', form: 'poem' }, 'form of a fault should be one of v3, error'],
    [{ kind: 'latency', ms: -1 }, 'ms of a fault should be milliseconds'],
    [{ kind: 'latency', jitterMs: '5' }, 'jitterMs of a fault should be milliseconds'],
    [{ kind: 'status', retryAfter: -1 }, 'retryAfter of a fault should be seconds'],
  ])('that cannot be are refused at once: %o', (fault, sentence) => {
    expect(() => createLocalService({ faults: [fault as Fault] })).toThrow(sentence)
    expect(() => createLocalService().faults([fault as Fault])).toThrow(sentence)
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

  it('send a body in pieces, until they are removed', async () => {
    const { service } = asking({ faults: [{ kind: 'slow', ms: 100 }] })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const response = await service.fetch(url('v3/blocks'))
    const ended = vi.fn()
    const body = response.json().finally(ended)
    await vi.advanceTimersByTimeAsync(99)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect((await body).blocks).toHaveLength(10)
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
  it('is made at once, and refuses unknown options', () => {
    expect(() => createLocalService({ scenario: 'storm' as 'demo' })).toThrow('no scenario "storm"')
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

  it('bakes another chain for another seed', async () => {
    const zero = async (seed?: number) => {
      const { ask } = asking({ scenario: 'empty', ...(seed !== undefined && { seed }) })
      const { result } = (await ask('v2/getMasterchainInfo')).body
      return [result.last.root_hash, result.init.root_hash]
    }
    const [own, other] = [await zero(), await zero(5)]
    expect(other[0]).not.toBe(own[0])
    expect(other[1]).not.toBe(own[1])
    expect(await zero(5)).toEqual(other)
  })

  it('wakes up at another time, and seals blocks in the interval, until it is closed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { ask, service } = asking({ now: 1_790_000_000, mine: { everyMs: 50 } })
    const asked = Date.now()
    const newest = async () => (await ask('v3/masterchainInfo')).body.last
    const first = await newest()
    expect(Number(first.gen_utime)).toBeGreaterThanOrEqual(1_790_000_000)
    const { transactions } = (await ask('v3/transactions', { account: demo.main })).body
    expect(transactions).toHaveLength(10)
    expect(transactions[0].now).toBeGreaterThan(1_790_000_000 - 86_400)
    // With each check `vi.waitFor` lets 50 ms pass.
    await vi.waitFor(async () => expect((await newest()).seqno).toBeGreaterThan(first.seqno + 2), { interval: 50 })
    // The seconds of a slow start are in its blocks too.
    const passed = (Date.now() - asked) / 1000
    expect(Number((await newest()).gen_utime) - 1_790_000_000).toBeGreaterThan(passed - 2)
    await service.close()
    expect(vi.getTimerCount()).toBe(0)
  })
})
