import { type Clock, systemClock } from '../core/pace/clock.ts'

/**
 * The proxy's store of answers: its own memory (`memoryStore`), or a Redis that proxies share (`redisStore` of
 * `toncenter-react/server/redis`). A method may fail or take its time: to the proxy that is an answer that is not there.
 */
export interface SharedStore {
  readonly kind: 'redis' | 'memory'
  /** The value that was set last under the key; `undefined` for none, and for one whose time is over. */
  get(key: string): Promise<string | undefined>
  /** Keeps a value for `ttlMs` milliseconds, or shorter where there is no room for it. */
  set(key: string, value: string, ttlMs: number): Promise<void>
}

export interface MemoryStoreOptions {
  /** The size of all keys and values, at most; those that were not used for the longest time go first. */
  maxBytes: number
  /** The time. Default: the system's clock. */
  clock?: Clock
}

/** An engine keeps a character in one byte or in two: counted as two, the bound holds for every text. */
const BYTES_PER_CHARACTER = 2

/** Of an entry beside its texts: the object, and its place in the map. An estimate. */
const BYTES_PER_ENTRY = 200

/**
 * A store in the memory of this process. `maxBytes` counts 2 bytes a character, and 200 for each entry. A value larger than
 * `maxBytes` is not kept.
 *
 * @throws {TypeError} for a `maxBytes` that is no whole number above 0
 */
export function memoryStore({ maxBytes, clock = systemClock }: MemoryStoreOptions): SharedStore {
  if (!Number.isSafeInteger(maxBytes) || maxBytes <= 0) {
    throw new TypeError(`memoryStore: maxBytes is ${maxBytes}, which is no whole number above 0.`)
  }
  /** In the order of their last use, the longest unused first. */
  const entries = new Map<string, { value: string; until: number; bytes: number }>()
  let total = 0

  function remove(key: string) {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    total -= entry.bytes
  }

  return {
    kind: 'memory',
    async get(key) {
      const entry = entries.get(key)
      if (!entry) return
      if (entry.until <= clock.now()) {
        remove(key)
        return
      }
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    async set(key, value, ttlMs) {
      remove(key)
      const bytes = (key.length + value.length) * BYTES_PER_CHARACTER + BYTES_PER_ENTRY
      if (ttlMs <= 0 || bytes > maxBytes) return
      entries.set(key, { value, until: clock.now() + ttlMs, bytes })
      total += bytes
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) break
        remove(oldest)
      }
    },
  }
}
