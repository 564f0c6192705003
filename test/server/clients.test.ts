import { describe, expect, it } from 'vitest'
import { Refusal } from '../../src/server/answer.ts'
import { fromRequest } from '../../src/server/asked.ts'
import { createClientLimits, createClientName, createPeerWatch } from '../../src/server/clients.ts'
import type { PerClient, ProxyOptions } from '../../src/server/options.ts'
import { simulatedClock } from '../support/simulatedClock.ts'

const request = (forwarded?: string) =>
  new Request('http://page.test/', forwarded === undefined ? {} : { headers: { 'x-forwarded-for': forwarded } })

type Options = Partial<PerClient> & Pick<ProxyOptions, 'clientId' | 'trustedProxies'>

function limits({ clientId, trustedProxies = [], ...options }: Options = {}) {
  const clock = simulatedClock()
  const perClient = { requestsPerSecond: 1, burst: 2, ...options }
  const nameOf = createClientName({ trustedProxies, ...(clientId && { clientId }) })
  const check = createClientLimits(perClient, clock)
  /** `Retry-After` of a refused request; `undefined` for one that passes. */
  const ask = (remoteAddress?: string, forwarded?: string) => {
    try {
      check(nameOf(fromRequest(request(forwarded), { remoteAddress })))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      expect(error).toMatchObject({ status: 429, kind: 'client' })
      return (error as { retryAfter: number }).retryAfter
    }
  }
  return { clock, ask }
}

describe('the limit of a client', () => {
  it.each([
    [{ requestsPerSecond: 0 }, /perClient/],
    [{ requestsPerSecond: Number.NaN }, /perClient/],
    [{ burst: 0 }, /perClient/],
    [{ trustedProxies: ['10.0.0.0/33'] }, /"10.0.0.0\/33", which is no address/],
    [{ trustedProxies: ['proxy.local'] }, /"proxy.local", which is no address/],
  ])('is refused with %j', (options, words) => {
    expect(() => limits(options)).toThrow(words)
  })

  it('refuses a request above it, says when to ask again, and then takes one', async () => {
    const { clock, ask } = limits()
    expect([ask('192.0.2.1'), ask('192.0.2.1'), ask('192.0.2.1')]).toEqual([undefined, undefined, 1])
    await clock.run(1_000)
    expect([ask('192.0.2.1'), ask('192.0.2.1')]).toEqual([undefined, 1])
  })

  it('is not touched by other clients', () => {
    const { ask } = limits({ burst: 1 })
    expect([ask('192.0.2.1'), ask('192.0.2.2'), ask('192.0.2.1')]).toEqual([undefined, undefined, 1])
  })

  it('is one for all addresses of a household with IPv6', () => {
    const { ask } = limits({ burst: 1 })
    expect([ask('2001:db8:1:2::1'), ask('2001:db8:1:2:ffff::9'), ask('2001:db8:1:3::1')]).toEqual([
      undefined,
      1,
      undefined,
    ])
  })

  it('is one for IPv4 in either form', () => {
    const { ask } = limits({ burst: 1 })
    expect([ask('192.0.2.1'), ask('::ffff:192.0.2.1')]).toEqual([undefined, 1])
  })

  it('is none where the runtime gives no address', () => {
    const { ask } = limits({ burst: 1 })
    expect([ask(), ask(), ask('unknown')]).toEqual([undefined, undefined, undefined])
  })

  it.each([
    ['192.0.2.1', '192.0.2.1:4711'],
    ['192.0.2.1', '::ffff:c000:201'],
    ['2001:db8::1', '[2001:db8::1]'],
    ['2001:db8::1', '[2001:db8::1]:4711'],
  ])('is one for %s and %s', (one, same) => {
    const { ask } = limits({ burst: 1 })
    expect([ask(one), ask(same), ask('203.0.113.7')]).toEqual([undefined, 1, undefined])
  })

  it('is refused to a callback that gives no text', () => {
    const { ask } = limits({ clientId: (() => Promise.resolve('a')) as never })
    expect(() => ask('192.0.2.1')).toThrow('clientId gives no text')
  })

  it('is not moved by an X-Forwarded-For of a stranger', () => {
    const { ask } = limits({ burst: 1 })
    expect([ask('192.0.2.1', '198.51.100.1'), ask('192.0.2.1', '198.51.100.2')]).toEqual([undefined, 1])
  })

  it('is that of the last stranger where trusted proxies forward', () => {
    const { ask } = limits({ burst: 1, trustedProxies: ['10.0.0.0/8', '::1'] })
    expect(ask('10.1.2.3', '198.51.100.1, 192.0.2.1')).toBeUndefined()
    expect(ask('::1', '198.51.100.2, 192.0.2.1, 10.9.9.9')).toBe(1)
    expect(ask('10.1.2.3', '192.0.2.1, 198.51.100.1')).toBeUndefined()
  })

  it('is that of the proxy where the header is no list of addresses', () => {
    const { ask } = limits({ burst: 1, trustedProxies: ['10.0.0.1'] })
    expect([ask('10.0.0.1', 'evil'), ask('10.0.0.1', '<script>')]).toEqual([undefined, 1])
  })

  it('is that of whatever the callback names, and none for null', () => {
    const { ask } = limits({ burst: 1, clientId: (_, { remoteAddress }) => (remoteAddress === 'us' ? null : 'all') })
    expect([ask('a'), ask('b'), ask('us'), ask('us')]).toEqual([undefined, 1, undefined, undefined])
  })

  it('holds for a clock that is set back', async () => {
    const { clock, ask } = limits({ burst: 1 })
    ask('192.0.2.1')
    clock.jump(-60_000)
    expect(ask('192.0.2.1')).toBe(1)
  })
})

describe('the warning of a reverse proxy that is not named', () => {
  const network = { network: 'local', apiKey: 'f00d' }
  const warnings = (options: Partial<Options>, peers: string[], forwarded?: string) => {
    const watch = createPeerWatch({ ...network, ...options })
    return Array.from({ length: 200 }, (_, n) =>
      watch(fromRequest(request(forwarded), { remoteAddress: peers[n % peers.length] }), 'some client'),
    ).filter((warning) => warning !== undefined)
  }

  it('is given once, where all requests come from one peer in the name of others', () => {
    expect(warnings({}, ['10.0.0.7'], '192.0.2.1')).toEqual([
      expect.stringContaining('10.0.0.7, with X-Forwarded-For: name it in trustedProxies'),
    ])
  })

  it.each([
    ['peers differ', {}, ['10.0.0.7', '10.0.0.8'], '192.0.2.1'],
    ['nobody is named', {}, ['10.0.0.7'], undefined],
    ['a proxy is trusted', { trustedProxies: ['10.0.0.0/8'] }, ['10.0.0.7'], '192.0.2.1'],
    ['the host names clients', { clientId: () => 'one' }, ['10.0.0.7'], '192.0.2.1'],
  ])('is not given where %s', (_, options, peers, forwarded) => {
    expect(warnings(options, peers, forwarded)).toEqual([])
  })
})
