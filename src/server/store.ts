import { type Clock, systemClock } from '../core/pace/clock.ts'

/**
 * The proxy's store of answers: its own memory (`memoryStore`), or a Redis that proxies share (`redisStore` of
 * `toncenter-react/server/redis`). A method may fail or take its time: to the proxy that is an answer that is not there.
 */
export interface SharedStore {
  /** Whether processes share it. */
  readonly kind: 'redis' | 'memory'
  /** The value that was set last under the key; `undefined` for none, and for one whose time is over. */
  get(key: string): Promise<string | undefined>
  /** Keeps a value for `ttlMs` milliseconds, or shorter where there is no room for it. */
  set(key: string, value: string, ttlMs: number): Promise<void>
  /** The budget that proxies share. Without it, each proxy has one of its own. */
  readonly budget?: SharedBudget
}

/** Slots that proxies take from one budget, by the time of the store. */
export interface SharedBudget {
  /** Takes the next slot, unless all pause. @throws {NoBudgetError} where the store runs no script: it may keep answers all the same */
  reserve(wanted: WantedSlot): Promise<Reservation>
}

/** A store keeps answers, but has no budget: it is too old for scripts, or lets this user run none. */
export class NoBudgetError extends Error {}

export interface WantedSlot {
  /** Each network has a budget. */
  network: string
  /** Names this proxy among all. */
  instance: string
  /** Milliseconds from one slot to the next. */
  intervalMs: number
  /** The service refused one: all pause for so many milliseconds from now. */
  pauseMs?: number
}

export interface Reservation {
  /** Milliseconds until the slot. */
  waitMs: number
  /** Milliseconds for which all pause: above 0, there is no slot. */
  pausedMs: number
  /** The proxies that were seen in the last ten seconds, with this one. */
  instances: number
}

export interface MemoryStoreOptions {
  /** The size of all keys and values, at most; those that were asked for once go first, then the longest unused. */
  maxBytes: number
  /** The time. Default: the system's clock. */
  clock?: Clock
}

/** An engine keeps a character in one byte or in two: counted as two, the bound holds for every text. */
const BYTES_PER_CHARACTER = 2

/** The part of the room that entries keep which were asked for again. */
const MOST_USED = 0.8

interface Entry {
  value: string
  until: number
  bytes: number
}
type Entries = Map<string, Entry>

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
  /** Entries that nobody has asked for again, and those that somebody has: each in the order of their last use. */
  const fresh: Entries = new Map()
  const used: Entries = new Map()
  let total = 0
  let totalUsed = 0

  /** Takes an entry out; `undefined` where there is none. */
  function take(key: string) {
    const entry = fresh.get(key) ?? used.get(key)
    if (!entry) return
    fresh.delete(key)
    if (used.delete(key)) totalUsed -= entry.bytes
    total -= entry.bytes
    return entry
  }

  function put(key: string, entry: Entry, isUsed: boolean) {
    total += entry.bytes
    if (!isUsed) return void fresh.set(key, entry)
    used.set(key, entry)
    totalUsed += entry.bytes
    // A part of the room is for new entries: the longest unused of the others is one of them again.
    for (const [oldest] of used) {
      if (totalUsed <= MOST_USED * maxBytes) return
      const one = take(oldest)
      if (one) put(oldest, one, false)
    }
  }

  /** Makes room: an answer that was asked for once never drives out one that was asked for again. */
  function makeRoom() {
    for (const entries of [fresh, used]) {
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) return
        take(oldest)
      }
    }
  }

  return {
    kind: 'memory',
    async get(key) {
      const entry = take(key)
      if (!entry || entry.until <= clock.now()) return
      put(key, entry, true)
      return entry.value
    },
    async set(key, value, ttlMs) {
      const isUsed = used.has(key)
      take(key)
      const bytes = (key.length + value.length) * BYTES_PER_CHARACTER + BYTES_PER_ENTRY
      if (ttlMs <= 0 || bytes > maxBytes) return
      put(key, { value, until: clock.now() + ttlMs, bytes }, isUsed)
      makeRoom()
    },
  }
}
