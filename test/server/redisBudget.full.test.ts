import { describe, expect, it } from 'vitest'
import { createProxy } from '../../src/server/proxy.ts'
import { type RedisClient, redisStore } from '../../src/server/redis.ts'
import { type RealRedis, startRedis } from '../support/redisServer.ts'
import { connect, get } from '../support/sharedRedis.ts'
import { simulatedClock } from '../support/simulatedClock.ts'
import { PER_SECOND, threeProxies } from '../support/threeProxies.ts'

/** Clients of one Redis, whose scripts read the time of the clock that `run` moves. It stands still while a command is under way. */
async function simulated({ url }: RealRedis) {
  let pending = 0
  const clock = simulatedClock(() => pending > 0)
  const during = <Result>(command: Promise<Result>) => {
    pending++
    return command.finally(() => pending--)
  }
  const store = async () => {
    const client = await connect(url)
    const timed: RedisClient = {
      get: (key) => during(client.get(key)),
      set: (key, value, options) => during(client.set(key, value, options)),
      eval(script, { keys, arguments: words }) {
        expect(script).toContain("redis.call('TIME')")
        const now = clock.now()
        const time = [Math.floor(now / 1_000), Math.round((now % 1_000) * 1_000)].map(String)
        const asked = { keys, arguments: [...words, ...time] }
        return during(client.eval(script.replace("redis.call('TIME')", '{ ARGV[4], ARGV[5] }'), asked))
      },
    }
    return redisStore(timed)
  }
  return { clock, stores: [await store(), await store(), await store()] as const }
}

describe('a real Redis', () => {
  it('gives each slot to one of three proxies that ask at once', async () => {
    const { url } = await startRedis()
    const intervalMs = 20_000
    const stores = await Promise.all([1, 2, 3].map(async () => redisStore(await connect(url))))
    const reserve = (n: number) =>
      stores[n % 3]?.budget?.reserve({ network: 'mainnet', instance: `${n % 3}`, intervalMs })
    const reserved = await Promise.all(Array.from({ length: 24 }, (_, n) => reserve(n)))
    const slots = reserved.map((one) => Math.ceil((one?.waitMs ?? Number.NaN) / intervalMs))
    expect(slots.sort((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, n) => n))
  })

  it('shares ten requests a second among three proxies', async () => {
    const { clock, stores } = await simulated(await startRedis())
    const { visit, service, troubles } = threeProxies(clock, stores)
    const { counts, served, perSecond } = await visit(30_000)
    console.log(`${perSecond.toFixed(2)} a second, ${service.refused()} refused, ${counts} of the proxies`)
    expect(service.refused()).toBeLessThanOrEqual(0.01 * served)
    expect(perSecond).toBeGreaterThanOrEqual(0.9 * PER_SECOND)
    expect(Math.min(...counts)).toBeGreaterThan(served / 6)
    expect(troubles).toEqual([])
  })
})

/** A proxy on its own client of a Redis, and what it says. */
async function start({ url }: RealRedis) {
  const said: string[] = []
  const proxy = createProxy({
    network: 'mainnet',
    apiKey: 'k',
    fetch: async () => Response.json({ blocks: [] }),
    requestsPerSecond: 1_000,
    cache: redisStore(await connect(url, 100)),
    onError: ({ message }) => said.push(message),
  })
  let asked = 0
  const ask = async () => (await proxy(get(`/v3/blocks?workchain=-1&seqno=${++asked}`))).status
  /** Asks on and on until it works without the store, or with it. */
  const askUntil = (store: 'gone' | 'shared') =>
    expect
      .poll(async () => {
        expect(await ask()).toBe(200)
        return (await proxy.status()).store
      })
      .toBe(store)
  return { ask, askUntil, said }
}

it.each<[string, (redis: RealRedis) => unknown, (redis: RealRedis) => unknown]>([
  ['is killed and starts again', ({ kill }) => kill(), ({ restart }) => restart()],
  ['answers nothing for a while', ({ freeze }) => freeze(), ({ thaw }) => thaw()],
  ['is full for a while', (redis) => setMemory(redis, '1'), (redis) => setMemory(redis, '0')],
])('a real Redis that %s costs three proxies no request, and is used again', async (_, fail, mend) => {
  const redis = await startRedis()
  const proxies = await Promise.all([1, 2, 3].map(() => start(redis)))
  await Promise.all(proxies.map(({ askUntil }) => askUntil('shared')))
  await fail(redis)
  await Promise.all(proxies.map(({ askUntil }) => askUntil('gone')))
  await mend(redis)
  await Promise.all(proxies.map(({ askUntil }) => askUntil('shared')))
  for (const { said } of proxies) {
    expect(said.length).toBeGreaterThanOrEqual(1)
    expect(new Set(said)).toEqual(new Set([expect.stringContaining('shared store is gone')]))
  }
})

describe('a real Redis whose user may', () => {
  const BUDGET = 'toncenter:budget mainnet'
  /** Asks on and on until the Redis has an answer. Gives whether it has the budget too. */
  async function hasBudget(admin: Awaited<ReturnType<typeof connect>>, ask: () => Promise<number>) {
    let keys: string[] = []
    await expect
      .poll(async () => {
        expect(await ask()).toBe(200)
        keys = await admin.keys('*')
        return keys.some((key) => key !== BUDGET)
      })
      .toBe(true)
    return keys.includes(BUDGET)
  }

  it('run no script keeps answers, and leaves each proxy a budget of its own', async () => {
    const redis = await startRedis()
    const admin = await connect(redis.url)
    await admin.aclSetUser('default', '-eval')
    const { ask, said } = await start(redis)
    expect(await hasBudget(admin, ask)).toBe(false)
    expect(said.filter((one) => one.includes('runs no script'))).toHaveLength(1)
  })

  it('do what the guide names, and nothing else, keeps answers and the budget', async () => {
    const redis = await startRedis()
    const admin = await connect(redis.url)
    const commands = ['get', 'set', 'eval', 'time', 'hgetall', 'hset', 'hdel', 'pexpire'].map((name) => `+${name}`)
    await admin.aclSetUser('proxy', ['reset', 'on', '>secret', '~toncenter:*', ...commands])
    const { ask, said } = await start({ ...redis, url: redis.url.replace('//', '//proxy:secret@') })
    expect(await hasBudget(admin, ask)).toBe(true)
    expect(said.filter((one) => one.includes('runs no script'))).toEqual([])
  })
})

/** How much a Redis may keep, bytes; 0 for all that there is. */
async function setMemory({ url }: RealRedis, bytes: string) {
  const client = await connect(url)
  await client.configSet('maxmemory', bytes)
}
