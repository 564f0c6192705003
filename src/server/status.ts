import type { Network } from '../core/network.ts'

/** One network behind a proxy, now. */
export interface NetworkStatus {
  network: Network
  /** Whether `apiKey` gives a key. */
  hasKey: boolean
  /** Requests that wait for the budget, and how many may. */
  queued: number
  queueMax: number
  /** Requests that the service has not answered yet. */
  inFlight: number
  /** The pace of now; `null` where there is no limit. */
  requestsPerSecond: number | null
  /** Milliseconds until the end of the pause that the service asked for; 0 for none. */
  pausedMs: number
}

/** A proxy, now. */
export interface ProxyStatus {
  /** Whether it can answer a new question: every network has a key, and a place in its queue. */
  isReady: boolean
  networks: readonly NetworkStatus[]
  /** The store of answers. `gone`: the shared store fails, and the proxy uses its memory. */
  store: 'none' | 'memory' | 'shared' | 'gone'
}
