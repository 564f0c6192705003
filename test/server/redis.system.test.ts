import { describe, expect, it } from 'vitest'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { serveRedis } from '../support/redis.ts'
import { cacheHeaders, connect, get, setUp, testSharedRedis } from '../support/sharedRedis.ts'

const A = toFriendlyAddress(`0:${'a'.repeat(64)}`)
const B = toFriendlyAddress(`0:${'b'.repeat(64)}`)

describe('proxies that share a small Redis of the tests', () => testSharedRedis(serveRedis))

describe('a proxy whose Redis', () => {
  it('is empty gets one key, which expires with the answer', async () => {
    const redis = await serveRedis()
    const { start } = await setUp(redis.url)
    await (await start())(get('/v2/getConfigParam?config_id=0'))
    // The v3 form of the upstream's answer is no success of v2.
    expect(redis.keys()).toEqual([])
    await (await start())(get(`/v3/metadata?address=${B}&address=${A}`))
    await expect
      .poll(() => redis.keys())
      .toEqual([
        `toncenter:mainnet /api/v3/metadata?${[A, B]
          .sort()
          .map((one) => `address=${one}`)
          .join('&')}`,
      ])
    const [set] = redis.commands.filter(([command]) => command === 'SET')
    // Five minutes, and an hour in which it replaces a failure of the service.
    expect(set?.slice(3)).toEqual(['PX', '3900000'])
    expect(set?.[2]).toMatch(/^\d+ 300000\n\{"\?address=/)
  })

  it('disconnects answers from memory, and asks the service for other things', async () => {
    const redis = await serveRedis()
    const { start, seen } = await setUp(redis.url)
    const proxy = await start()
    expect((await proxy(get(`/v3/metadata?address=${A}`))).status).toBe(200)
    await redis.close()
    for (const [address, ...kept] of [
      [A, 'hit', '0'],
      [B, 'miss', null],
      [B, 'hit', '0'],
    ]) {
      const response = await proxy(get(`/v3/metadata?address=${address}`))
      expect([response.status, ...cacheHeaders(response)]).toEqual([200, ...kept])
    }
    expect(seen).toHaveLength(2)
  })

  it('answers no more delays no answer', async () => {
    const redis = await serveRedis()
    const { start, seen } = await setUp(redis.url)
    const proxy = await start()
    await proxy(get(`/v3/metadata?address=${A}`))
    redis.isSilent = true
    for (const address of [A, B]) {
      expect((await proxy(get(`/v3/metadata?address=${address}`))).status).toBe(200)
    }
    expect(seen).toHaveLength(2)
  })

  it('runs no script keeps answers, says so once, and leaves each proxy a budget of its own', async () => {
    const redis = await serveRedis()
    const troubles: string[] = []
    const { start, seen } = await setUp(redis.url, { onError: ({ message }) => troubles.push(message) })
    const proxy = await start()
    for (const digit of '12345') {
      const address = toFriendlyAddress(`0:${digit.repeat(64)}`)
      expect((await proxy(get(`/v3/metadata?address=${address}`))).status).toBe(200)
    }
    expect(seen).toHaveLength(5)
    await expect.poll(() => redis.keys()).toHaveLength(5)
    expect(troubles.filter((said) => said.includes('runs no script'))).toHaveLength(1)
    // Another try after five seconds, where a busy machine needs as long.
    expect(redis.commands.filter(([command]) => command === 'EVAL').length).toBeLessThanOrEqual(2)
  })

  it('has something else under the key asks the service', async () => {
    const redis = await serveRedis()
    const { start, seen } = await setUp(redis.url)
    const other = await connect(redis.url)
    await other.set(`toncenter:mainnet /api/v3/metadata?address=${A}`, '<html>')
    expect(cacheHeaders(await (await start())(get(`/v3/metadata?address=${A}`)))[0]).toBe('miss')
    expect(seen).toHaveLength(1)
  })
})
