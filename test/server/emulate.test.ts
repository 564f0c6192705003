import { describe, expect, it } from 'vitest'
import type { ProxyOptions } from '../../src/server/options.ts'
import { createProxy } from '../../src/server/proxy.ts'
import { serve } from '../support/server.ts'

const BOC = 'te6cckEBAQEAAgAAAEysuc0='
const PATH = '/ton/api/emulate/v1/emulateTrace'

async function setUp(options: Partial<Extract<ProxyOptions, { network: string }>> = {}) {
  const { url, seen } = await serve(() => ({ is_incomplete: false }))
  const proxy = createProxy({ network: 'local', apiKey: 'f00d'.repeat(16), upstream: url, ...options })
  const ask = (body: unknown = { boc: BOC }, headers: Record<string, string> = {}) =>
    proxy(
      new Request(`http://page.test${PATH}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    )
  return { ask, seen }
}

describe('a proxy that is asked to emulate', () => {
  it('asks the service, also where sending is closed: with its key, and the version of actions that the page names', async () => {
    const { ask, seen } = await setUp()
    const response = await ask(undefined, { 'x-actions-version': 'v5' })
    expect([response.status, await response.json()]).toEqual([200, { is_incomplete: false }])
    expect(seen.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual(['POST /api/emulate/v1/emulateTrace'])
    expect(seen[0]?.headers).toMatchObject({ 'x-actions-version': 'v5', 'x-api-key': 'f00d'.repeat(16) })
  })

  it('keeps no answer', async () => {
    const { ask, seen } = await setUp()
    const answers = [await ask(), await ask()]
    expect(seen).toHaveLength(2)
    expect(answers.map(({ headers }) => headers.get('x-toncenter-cache'))).toEqual([null, null])
  })

  it('spends the budget of all', async () => {
    const { ask, seen } = await setUp({ requestsPerSecond: 1, queue: { max: 1, maxWaitMs: 1 } })
    const statuses = (await Promise.all([1, 2, 3].map((seqno) => ask({ boc: BOC, mc_block_seqno: seqno })))).map(
      ({ status }) => status,
    )
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0)
    expect(seen.length).toBeLessThan(3)
  })

  it.each([
    ['with emulate: false', { emulate: false }],
    ['with emulate: false, although allow names it', { emulate: false, allow: ['emulateTrace'] }],
    ['where allow names others', { allow: ['v3 transactions'] }],
  ])('has no such endpoint %s', async (_, options) => {
    const { ask, seen } = await setUp(options)
    const response = await ask()
    expect([response.status, await response.json(), seen]).toMatchObject([404, { refusal: 'path' }, []])
  })

  it.each([
    ['params', 400, 'no BoC', { boc: 'hello' }],
    ['params', 400, 'another member', { boc: BOC, to: 'x' }],
    ['size', 413, 'more than a megabyte', { boc: `te6cc${'A'.repeat(1024 * 1024)}` }],
  ])('refuses as %s (%i) a body with %s', async (refusal, status, _, body) => {
    const { ask, seen } = await setUp()
    const response = await ask(body)
    expect([response.status, await response.json(), seen]).toMatchObject([status, { refusal }, []])
  })
})
