import { createClient } from 'redis'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createProxy } from '../../src/server/proxy.ts'
import { redisStore } from '../../src/server/redis.ts'
import { hasRedis, serveRedis, startRedis } from '../support/redis.ts'
import { serve } from '../support/server.ts'

/** The client as an operator makes it. */
async function connect(url: string) {
  const client = createClient({ url, disableOfflineQueue: true, socket: { reconnectStrategy: false } })
  // Without a listener a lost connection would end the process.
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => void (client.isOpen && client.destroy()))
  return client
}

const get = (path: string) => new Request(`http://page.test/ton/api${path}`)
const told = ({ headers }: Response) => [headers.get('x-toncenter-cache'), headers.get('age')]

async function setUp(url: string, options: { prefix?: string } = {}) {
  const upstream = await serve(({ url }, _, index) => ({ asked: url.search, answer: index }))
  const start = async () => {
    const cache = redisStore(await connect(url), options)
    return createProxy({ network: 'mainnet', apiKey: 'k', upstream: upstream.url, cache })
  }
  return { ...upstream, start }
}

/** What holds for any Redis. */
function isShared(start: () => Promise<{ url: string }>) {
  it('have the answers of each other, with every character of them', async () => {
    const { url } = await start()
    const upstream = await serve(() => ({ transactions: [{ comment: 'été 💎\r\n$5\r\n"\u0000' }] }))
    const proxies = await Promise.all(
      [1, 2].map(async () =>
        createProxy({ network: 'mainnet', apiKey: 'k', upstream: upstream.url, cache: redisStore(await connect(url)) }),
      ),
    )
    const asked = []
    for (const proxy of proxies) asked.push(await proxy(get('/v3/transactions?mc_seqno=5&limit=1')))
    expect(asked.map(told)).toEqual([
      ['miss', null],
      ['hit', '0'],
    ])
    const [fresh, kept] = await Promise.all(asked.map((response) => response.text()))
    expect(kept).toBe(fresh)
    expect(JSON.parse(kept ?? '')).toEqual({ transactions: [{ comment: 'été 💎\r\n$5\r\n"\u0000' }] })
    expect(upstream.seen).toHaveLength(1)
  })

  it('ask again when a second has gone by for the newest state', async () => {
    const { url } = await start()
    const { start: proxy, seen } = await setUp(url)
    const [one, other] = [await proxy(), await proxy()]
    const ask = async (proxy: typeof one) => told(await proxy(get('/v3/masterchainInfo')))[0]
    // A busy machine may need the second for the way between the two.
    await vi.waitFor(async () => {
      await ask(one)
      expect(await ask(other)).toBe('hit')
    })
    const before = seen.length
    await vi.waitFor(async () => expect(await ask(other)).toBe('miss'), { interval: 100 })
    expect(seen).toHaveLength(before + 1)
  })

  it('do not see those with another prefix', async () => {
    const { url } = await start()
    const { start: one } = await setUp(url, { prefix: 'a:' })
    const { start: other } = await setUp(url, { prefix: 'b:' })
    await (await one())(get('/v3/masterchainInfo'))
    expect(told(await (await other())(get('/v3/masterchainInfo')))[0]).toBe('miss')
  })
}

describe('proxies with one Redis', () => isShared(serveRedis))

describe.skipIf(!hasRedis)('proxies with one redis-server (skipped where there is none)', () => isShared(startRedis))

describe('a proxy whose Redis', () => {
  it('is new to it sets one key, which goes when the answer is old', async () => {
    const redis = await serveRedis()
    const { start } = await setUp(redis.url)
    await (await start())(get('/v2/getConfigParam?config_id=0'))
    // The v3 form of the upstream's answer is no success of v2.
    expect(redis.keys()).toEqual([])
    await (await start())(get('/v3/metadata?address=B&address=A&api_key=theirs'))
    await expect.poll(() => redis.keys()).toEqual(['toncenter:mainnet /api/v3/metadata?address=B&address=A'])
    const [set] = redis.commands.filter(([command]) => command === 'SET')
    expect(set?.slice(3)).toEqual(['PX', '300000'])
    expect(set?.[2]).toMatch(/^\d+\n\{"asked":/)
  })

  it('goes away asks the service, and answers as ever', async () => {
    const redis = await serveRedis()
    const { start, seen } = await setUp(redis.url)
    const proxy = await start()
    expect((await proxy(get('/v3/metadata?address=A'))).status).toBe(200)
    await redis.close()
    for (let count = 0; count < 2; count++) {
      const response = await proxy(get('/v3/metadata?address=A'))
      expect([response.status, ...told(response)]).toEqual([200, 'miss', null])
    }
    expect(seen).toHaveLength(3)
  })

  it('is slow does not hold up answers', async () => {
    const redis = await serveRedis()
    const { start, seen } = await setUp(redis.url)
    const proxy = await start()
    await proxy(get('/v3/metadata?address=A'))
    redis.delay = 3_000
    const from = Date.now()
    const response = await proxy(get('/v3/metadata?address=A'))
    expect([response.status, ...told(response)]).toEqual([200, 'miss', null])
    expect(Date.now() - from).toBeLessThan(1_500)
    expect(seen).toHaveLength(2)
    // What did not answer is not told either.
    expect(redis.commands.filter(([command]) => command === 'SET')).toHaveLength(1)
  })

  it('holds something else under the key asks the service', async () => {
    const redis = await serveRedis()
    const { start, seen } = await setUp(redis.url)
    const other = await connect(redis.url)
    await other.set('toncenter:mainnet /api/v3/metadata?address=A', '<html>')
    expect(told(await (await start())(get('/v3/metadata?address=A')))[0]).toBe('miss')
    expect(seen).toHaveLength(1)
  })
})
