import { LONGEST_PAUSE_MS } from './retry.ts'

/** What clients of one budget have to know of each other. Times are unix milliseconds. */
export interface Pace {
  nextSlotAt: number
  pausedUntil: number
}

/** The pace of all clients of one page's origin that share a budget. */
export interface Share {
  /** Reads the pace, changes it, keeps it: nobody else does in between, where the browser has locks. */
  update(change: (pace: Pace) => void): Promise<void>
  /** Hears of what the others change. Gives the function that ends it. */
  subscribe(listener: (pace: Pace) => void): () => void
}

function read(name: string): Pace {
  let kept: Partial<Pace> | null = null
  try {
    kept = JSON.parse(localStorage.getItem(name) ?? 'null')
  } catch {
    // Not ours.
  }
  // A clock that was set back must not stop us.
  const within = (at = 0) => (at <= Date.now() + LONGEST_PAUSE_MS ? at : 0)
  return { nextSlotAt: within(kept?.nextSlotAt), pausedUntil: within(kept?.pausedUntil) }
}

/**
 * Shares a budget with the other clients and tabs of this origin, best effort: `localStorage` holds it, Web Locks keep changes
 * apart, a `BroadcastChannel` tells of them. `undefined` outside of a page, and where a page may keep nothing.
 */
export function shareBudget(name: string): Share | undefined {
  try {
    if (typeof document === 'undefined' || !localStorage) return
  } catch {
    return
  }
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  // Under a DOM in Node (tests of users) it would keep the process alive.
  ;(channel as { unref?(): void } | undefined)?.unref?.()
  return {
    async update(change) {
      const apply = () => {
        const pace = read(name)
        const before = JSON.stringify(pace)
        change(pace)
        const after = JSON.stringify(pace)
        if (after === before) return
        try {
          localStorage.setItem(name, after)
          channel?.postMessage(0)
        } catch {
          // The storage is full: then this change stays ours.
        }
      }
      // Without locks (a page that is not secure) two tabs may now and then take the same slot; a 429 then slows both down.
      await (navigator.locks ? navigator.locks.request(name, apply).catch(apply) : apply())
    },
    subscribe(listener) {
      const heard = () => listener(read(name))
      channel?.addEventListener('message', heard)
      return () => channel?.close()
    },
  }
}
