import type { Clock } from '../core/pace/clock.ts'
import type { Attempt } from './breaker.ts'
import { unpack } from './kept.ts'
import { memoryStore, type SharedStore } from './store.ts'

export interface LayerOptions {
  clock: Clock
  /** Of the memory before the store. */
  maxBytes: number
  /** Asks the store, unless that is left alone. */
  attempt: Attempt
}

/** A store that others write too, behind the memory of this process, which answers alone while the store is gone, slow or full. */
export function layered(store: SharedStore, { clock, maxBytes, attempt }: LayerOptions): SharedStore {
  // Memory before memory would keep everything twice.
  const near = store.kind === 'memory' ? undefined : memoryStore({ maxBytes, clock })
  return {
    kind: store.kind,
    async get(key) {
      const known = await near?.get(key)
      if (known !== undefined) return known
      const value = await attempt('read', () => store.get(key))
      const kept = unpack(value ?? '')
      if (value !== undefined && kept) await near?.set(key, value, kept.at + kept.ttl - clock.now())
      return value
    },
    async set(key, value, ttlMs) {
      // Beside the store only for as long as it is true: another proxy may have a newer one then.
      await near?.set(key, value, unpack(value)?.ttl ?? 0)
      await attempt('write', () => store.set(key, value, ttlMs))
    },
  }
}
