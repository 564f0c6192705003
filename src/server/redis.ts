import { redisBudget } from './redisBudget.ts'
import type { SharedStore } from './store.ts'

/** The methods that we need of a Redis client; that of the package `redis`, version 4 or later, has it. */
export interface RedisClient {
  get(key: string): Promise<string | null>
  /** `PX`: milliseconds until the key expires. */
  set(key: string, value: string, options: { PX: number }): Promise<unknown>
  /** Runs a Lua script. Proxies share their budget where the client has it. */
  eval?(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>
}

export interface RedisStoreOptions {
  /** The prefix of all keys. Another one for each `upstream` that has the same network name. Default `toncenter:`. */
  prefix?: string
}

/**
 * A store of answers, and a budget, that several proxies share, over your own Redis client: the store neither connects nor closes it. Redis itself
 * bounds the memory (`maxmemory`, with `maxmemory-policy allkeys-lru`). Create the client with `disableOfflineQueue: true`,
 * else it collects commands while Redis cannot be reached. Listen to its `error`.
 *
 * ```ts
 * const client = await createClient({ url: process.env.REDIS_URL!, disableOfflineQueue: true }).on('error', report).connect()
 * createProxy({ network: 'mainnet', apiKey, cache: redisStore(client) })
 * ```
 */
export function redisStore(client: RedisClient, { prefix = 'toncenter:' }: RedisStoreOptions = {}): SharedStore {
  return {
    kind: 'redis',
    get: async (key) => (await client.get(`${prefix}${key}`)) ?? undefined,
    async set(key, value, ttlMs) {
      await client.set(`${prefix}${key}`, value, { PX: Math.max(1, Math.ceil(ttlMs)) })
    },
    ...(client.eval && { budget: redisBudget(client.eval.bind(client), prefix) }),
  }
}
