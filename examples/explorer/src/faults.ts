import { useSyncExternalStore } from 'react'

/** The modes of the local service: their names in the drawer, and the faults that they set. */
export const FAULTS = {
  normal: [],
  limited: [{ kind: 'status', status: 429, retryAfter: 20 }],
  broken: [{ kind: 'status', status: 500, share: 0.5 }],
  slow: [{ kind: 'latency', ms: 3000 }],
  offline: [{ kind: 'drop' }],
} as const
export type FaultName = keyof typeof FAULTS

// Kept while the drawer is closed: the service goes on answering so.
let current: FaultName = 'normal'
const readers = new Set<() => void>()

export function setFault(next: FaultName) {
  current = next
  for (const read of readers) read()
}

function subscribe(read: () => void) {
  readers.add(read)
  return () => void readers.delete(read)
}

/** The mode that this page set last. */
export const useFault = (): FaultName => useSyncExternalStore(subscribe, () => current)
