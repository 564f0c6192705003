import type { Fault } from '../src/local/options.ts'

interface Condition {
  /** What the toolbar says. */
  title: string
  faults: readonly Fault[]
  /** Milliseconds after which the client gives up. Default: never. */
  timeoutMs?: number
  /** Tries after a failure. Default 0: the failure is drawn at once. */
  retries?: number
}

const HOUR = 3_600_000

export type NetworkName =
  | 'healthy'
  | 'slow'
  | 'offline'
  | 'timeout'
  | 'rateLimited'
  | 'serverError'
  | 'badGateway'
  | 'cutShort'
  | 'drifting'

/** What may be wrong between a story and its service: the toolbar offers it, the service behind the story does it. */
export const NETWORK: Readonly<Record<NetworkName, Condition>> = {
  healthy: { title: 'Network: healthy', faults: [] },
  slow: { title: 'Network: slow', faults: [{ kind: 'latency', ms: 1500 }] },
  offline: { title: 'Network: offline', faults: [{ kind: 'drop' }] },
  timeout: { title: 'Network: no answer in time', faults: [{ kind: 'latency', ms: HOUR }], timeoutMs: 1000 },
  rateLimited: {
    title: 'Network: 429, too many requests',
    faults: [{ kind: 'status', status: 429, retryAfter: 30 }],
    retries: 3,
  },
  serverError: { title: 'Network: 500, the service fails', faults: [{ kind: 'status', status: 500 }] },
  badGateway: {
    title: 'Network: 502, a page instead of an answer',
    faults: [{ kind: 'status', status: 502, form: 'html' }],
  },
  cutShort: { title: 'Network: answers break off', faults: [{ kind: 'truncate' }] },
  drifting: { title: 'Network: answers depart from their schema', faults: [{ kind: 'drift' }] },
}
