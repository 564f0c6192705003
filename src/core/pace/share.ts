import { attempt } from '../attempt.ts'
import { pageOrigin } from '../http/baseUrl.ts'
import type { Clock } from './clock.ts'

/** The state that clients of one budget share. Times are unix milliseconds. */
export interface Pace {
  /** When this was so: where that is later than now, the clock was set back. */
  readonly at: number
  nextSlotAt: number
  /** The next slot of a refresh. */
  refreshAt: number
  pausedUntil: number
  /** Until when the pace is slow. */
  slowUntil: number
}
export const TIMES = ['nextSlotAt', 'refreshAt', 'pausedUntil', 'slowUntil'] as const
export const NO_PACE: Pace = { at: 0, nextSlotAt: 0, refreshAt: 0, pausedUntil: 0, slowUntil: 0 }

/** The pace of all clients of one page's origin that share a budget. */
export interface Share {
  /**
   * Gives `change` the stored pace, and stores the returned one: no other client does so in between. `change` is called
   * once, after any failure too: when the slot is there. With `pauseMs`, all pause for as long, and no slot is taken.
   */
  update(change: (kept: Pace) => Pace, pauseMs?: number): Promise<void>
  /** Calls `listener` with each pace that another client stores. */
  subscribe(listener: (pace: Pace) => void): void
  close(): void
}

/** The database, and its only store: a pace by the name of its budget. */
const STORE = 'toncenter'
/** How long a page waits for its database, milliseconds. */
const PATIENCE_MS = 1_000
/** How long a page then uses its own pace before it tries the database again, milliseconds. */
const ALONE_MS = 60_000

/** The stored value may be of another program, or of another version of ours. */
function toPace(kept: unknown): Pace {
  const found = Object(kept) as Record<string, unknown>
  const times = ['at', ...TIMES].map((name) => [name, Number.isFinite(found[name]) ? found[name] : 0])
  return Object.fromEntries(times) as Pace
}

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(STORE)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = reject
  })

/**
 * Shares a budget with the other clients, tabs and workers of this origin, best effort. A transaction of IndexedDB
 * excludes all others; `localStorage` does not, because each process reads a late copy of its own. A `BroadcastChannel`
 * reports changes. The budget works without what the browser refuses. `undefined` outside of pages and their workers.
 *
 * The database stays, though Web Locks exclude too: a lock keeps no pause, and its timers are late in hidden pages.
 */
export function shareBudget(name: string, clock: Clock): Share | undefined {
  if (pageOrigin() === undefined || !attempt(() => indexedDB)) return
  const channel = attempt(() => new BroadcastChannel(name))
  let database: Promise<IDBDatabase> | undefined
  let aloneUntil = 0
  let isClosed = false

  /** The connection: a new one after the browser, or a page that deletes the database, has ended the last one. */
  function connect() {
    database ??= open().then((database) => {
      database.onversionchange = database.onclose = disconnect
      return database
    })
    return database
  }

  function disconnect() {
    database?.then(
      (database) => database.close(),
      () => {},
    )
    database = undefined
  }

  /** Resolves when `change` has had its turn. */
  const inDatabase = async (change: (kept: unknown) => Pace | undefined) => {
    const opened = await connect()
    const transaction = opened.transaction(STORE, 'readwrite', { durability: 'relaxed' })
    const store = transaction.objectStore(STORE)
    return new Promise<void>((resolve) => {
      const kept = store.get(name)
      transaction.onabort = () => resolve()
      kept.onsuccess = () => {
        const changed = change(kept.result)
        // A full disk keeps nothing.
        if (changed) attempt(() => store.put(changed, name))
        resolve()
      }
    })
  }

  return {
    async update(change) {
      let isCalled = false
      /** Gives what to keep, where that is anything new. */
      const once = (found: unknown) => {
        if (isCalled) return
        isCalled = true
        const kept = toPace(found)
        const changed = change(kept)
        if (TIMES.every((time) => changed[time] === kept[time])) return
        attempt(() => channel?.postMessage(changed))
        return changed
      }
      if (!isClosed && clock.now() >= aloneUntil) {
        const ended = new AbortController()
        const tooLong = clock.sleep(PATIENCE_MS, ended.signal).then(
          () => {
            aloneUntil = clock.now() + ALONE_MS
            disconnect()
          },
          () => {},
        )
        await Promise.race([inDatabase(once).catch(disconnect), tooLong])
        ended.abort()
      }
      once(undefined)
    },
    subscribe(listener) {
      if (channel) channel.onmessage = ({ data }) => listener(toPace(data))
    },
    close() {
      isClosed = true
      channel?.close()
      disconnect()
    },
  }
}
