import { LONGEST_PAUSE_MS } from './retry.ts'

/** What clients of one budget have to know of each other. Times are unix milliseconds. */
export interface Pace {
  nextSlotAt: number
  pausedUntil: number
}

/** The pace of all clients of one page's origin that share a budget. */
export interface Share {
  /** Reads the pace, changes it, keeps it: nobody else does in between. */
  update(change: (pace: Pace) => void): Promise<void>
  /** Hears of what the others change. Gives the function that ends it. */
  subscribe(listener: (pace: Pace) => void): () => void
}

/** The database, and its only store: a pace by the name of its budget. */
const STORE = 'toncenter'
/** How long a page waits for its database, milliseconds; after that it keeps its pace to itself. */
const PATIENCE_MS = 1_000

// What is not ours, or of a clock that was set back, must not stop us.
const timeOf = (at = 0) => (at <= Date.now() + LONGEST_PAUSE_MS ? at : 0)
const toPace = (kept?: Partial<Pace>): Pace => ({
  nextSlotAt: timeOf(kept?.nextSlotAt),
  pausedUntil: timeOf(kept?.pausedUntil),
})

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(STORE)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = reject
    setTimeout(reject, PATIENCE_MS)
  })

/**
 * Shares a budget with the other clients and tabs of this origin, best effort: a transaction of IndexedDB is what nobody else gets
 * in between (`localStorage` is not: each tab's process reads its own copy, which is late), a `BroadcastChannel` tells of changes.
 * `undefined` outside of a page.
 */
export function shareBudget(name: string): Share | undefined {
  if (typeof document === 'undefined' || !globalThis.indexedDB) return
  const channel = new BroadcastChannel(name)
  const opened = open()
  opened.catch(() => {})
  let pace = toPace()
  return {
    async update(change) {
      let isAsked = false
      /** Changes the pace that is kept; gives what to keep instead. */
      const apply = (kept: Partial<Pace>) => {
        isAsked = true
        pace = toPace(kept)
        const before = JSON.stringify(pace)
        change(pace)
        if (JSON.stringify(pace) === before) return
        channel.postMessage(pace)
        return pace
      }
      const asked = opened.then(
        (database) =>
          new Promise((resolve) => {
            const transaction = database.transaction(STORE, 'readwrite')
            transaction.oncomplete = transaction.onabort = resolve
            const store = transaction.objectStore(STORE)
            const kept = store.get(name)
            kept.onsuccess = () => {
              const changed = apply(kept.result)
              if (changed) store.put(changed, name)
            }
          }),
      )
      await asked.catch(() => {})
      // Nothing can be kept: then this change stays ours.
      if (!isAsked) apply(pace)
    },
    subscribe(listener) {
      channel.onmessage = ({ data }) => listener(toPace(data))
      // Not closed: an answer may yet come, and is told to the others.
      return () => {
        channel.onmessage = null
      }
    },
  }
}
