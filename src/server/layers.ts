import type { Clock } from '../core/pace/clock.ts'
import { unpack } from './kept.ts'
import { memoryStore, type SharedStore } from './store.ts'
import { within } from './within.ts'

/** Milliseconds. A store that is slower than this saves nothing worth waiting for. */
const MAX_WAIT = 50

/** Failures in a row after which the store is left alone. */
const MOST_FAILURES = 3

/** Milliseconds until one request tries the store again. */
const REST_MS = 5_000

export interface LayerOptions {
  clock: Clock
  /** Of the memory before the store. */
  maxBytes: number
  /** Is called once for each time that the store is gone. */
  onGone: (cause: unknown) => void
}

/**
 * A store that others write too, behind the memory of this process, which answers alone while the store is gone, slow or full.
 * A store that failed three times in a row is left alone for five seconds at a time: a request never waits for it again and again.
 */
export function layered(store: SharedStore, { clock, maxBytes, onGone }: LayerOptions): SharedStore {
  // Memory before memory would keep everything twice.
  const near = store.kind === 'memory' ? undefined : memoryStore({ maxBytes, clock })
  let failures = 0
  let tryAt = 0

  async function attempt<Result>(run: () => Promise<Result>): Promise<Result | undefined> {
    if (failures >= MOST_FAILURES) {
      if (clock.now() < tryAt) return
      tryAt = clock.now() + REST_MS
    }
    try {
      const result = await within({ clock, ms: MAX_WAIT }, run)
      failures = 0
      return result
    } catch (cause) {
      if (++failures !== MOST_FAILURES) return
      tryAt = clock.now() + REST_MS
      onGone(cause)
    }
  }

  return {
    kind: store.kind,
    async get(key) {
      const known = await near?.get(key)
      if (known !== undefined) return known
      const value = await attempt(() => store.get(key))
      const kept = unpack(value ?? '')
      if (value !== undefined && kept) await near?.set(key, value, kept.at + kept.ttl - clock.now())
      return value
    },
    async set(key, value, ttlMs) {
      // Beside the store only for as long as it is true: another proxy may have a newer one then.
      await near?.set(key, value, unpack(value)?.ttl ?? 0)
      await attempt(() => store.set(key, value, ttlMs))
    },
  }
}
