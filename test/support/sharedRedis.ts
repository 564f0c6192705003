import { createClient } from 'redis'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { ProxyOptions } from '../../src/server/options.ts'
import { createProxy } from '../../src/server/proxy.ts'
import { redisStore } from '../../src/server/redis.ts'
import { serve } from './server.ts'

/** A client as an operator makes it. By default it does not connect again. */
export async function connect(url: string, reconnectStrategy: false | number = false) {
  const client = createClient({ url, disableOfflineQueue: true, socket: { reconnectStrategy } })
  // Without a listener a lost connection would end the process.
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => void (client.isOpen && client.destroy()))
  return client
}

export const get = (path: string) => new Request(`http://page.test/ton/api${path}`)
/** Headers that say whether an answer is from the cache, and its age in seconds. */
export const cacheHeaders = ({ headers }: Response) => [headers.get('x-toncenter-cache'), headers.get('age')]

/** An upstream that counts its requests, and proxies to it with the Redis at `url`. */
export async function setUp(
  url: string,
  { onError, ...options }: { prefix?: string } & Pick<ProxyOptions, 'onError'> = {},
) {
  // An entry of `/metadata`, as its record says: only such an answer is kept for longer than a second.
  const upstream = await serve(({ url }, _, index) => ({ [url.search]: { is_indexed: false, token_info: [], index } }))
  const start = async () => {
    const cache = redisStore(await connect(url), options)
    return createProxy({ network: 'mainnet', apiKey: 'k', upstream: upstream.url, cache, ...(onError && { onError }) })
  }
  return { ...upstream, start }
}

/** Tests of proxies that share one Redis, whichever it is. */
export function testSharedRedis(start: () => Promise<{ url: string }>) {
  it('two proxies share an answer, with every character of it', async () => {
    const { url } = await start()
    const upstream = await serve(() => ({ transactions: [{ comment: 'été 💎\r\n$5\r\n"\u0000' }] }))
    const proxies = await Promise.all(
      [1, 2].map(async () =>
        createProxy({ network: 'mainnet', apiKey: 'k', upstream: upstream.url, cache: redisStore(await connect(url)) }),
      ),
    )
    const ask = (proxy: (typeof proxies)[number] | undefined) => proxy?.(get('/v3/transactions?mc_seqno=5&limit=1'))
    const asked = await ask(proxies[0])
    expect(asked && cacheHeaders(asked)).toEqual(['miss', null])
    const fresh = await asked?.text()
    // The store writes after the answer has left.
    const kept = await vi.waitFor(async () => {
      const again = await ask(proxies[1])
      expect(again && cacheHeaders(again)[0]).toBe('hit')
      return again?.text()
    })
    expect(kept).toBe(fresh)
    expect(JSON.parse(kept ?? '')).toEqual({ transactions: [{ comment: 'été 💎\r\n$5\r\n"\u0000' }] })
  })

  it('two proxies ask again for the newest state after a second', async () => {
    const { url } = await start()
    const { start: proxy, seen } = await setUp(url)
    const [one, other] = [await proxy(), await proxy()]
    const ask = async (proxy: typeof one) => cacheHeaders(await proxy(get('/v3/masterchainInfo')))[0]
    // A busy machine may need the second for the way between the two.
    await vi.waitFor(async () => {
      await ask(one)
      expect(await ask(other)).toBe('hit')
    })
    const before = seen.length
    await vi.waitFor(async () => expect(await ask(other)).toBe('miss'), { interval: 100 })
    expect(seen).toHaveLength(before + 1)
  })

  it('proxies with different prefixes share no answer', async () => {
    const { url } = await start()
    const { start: one } = await setUp(url, { prefix: 'a:' })
    const { start: other } = await setUp(url, { prefix: 'b:' })
    await (await one())(get('/v3/masterchainInfo'))
    expect(cacheHeaders(await (await other())(get('/v3/masterchainInfo')))[0]).toBe('miss')
  })
}
