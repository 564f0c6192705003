import { redisStore } from '../server/redis.ts'
import type { SharedStore } from '../server/store.ts'
import { causesOf, type Log } from './log.ts'

/** Milliseconds after which the first connection is no longer waited for: the proxy works without it, and it goes on trying. */
const PATIENCE_MS = 2_000

/** Milliseconds between two tries to connect. */
const AGAIN_MS = 500

/** A store over a Redis, which is connected to again and again. @throws {Error} where the package `redis` is not installed */
export async function connectRedis(url: string, log: Log): Promise<{ store: SharedStore; close(): void }> {
  const { createClient } = await import('redis').catch(() => {
    throw new Error('--redis needs the package redis: npm install redis.')
  })
  let isAway = false
  const client = createClient({ url, disableOfflineQueue: true, socket: { reconnectStrategy: AGAIN_MS } })
  client.on('error', (cause) => {
    // It has an error for each try.
    if (!isAway) log.line('warn', 'The Redis cannot be reached.', { cause: causesOf(cause) })
    isAway = true
  })
  client.on('ready', () => {
    if (isAway) log.line('info', 'The Redis is there again.')
    isAway = false
  })
  const connected = client.connect().catch(() => {})
  let timer: NodeJS.Timeout | undefined
  await Promise.race([connected, new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)))])
  clearTimeout(timer)
  return { store: redisStore(client), close: () => client.destroy() }
}
