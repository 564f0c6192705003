import type { ErrorCode } from './errors.ts'
import { hear } from './pace/hear.ts'
import type { Priority } from './pace/priority.ts'

/** One request as the inspector shows it. Holds no key. */
export interface CallRecord {
  /** `v3 transactions`. */
  endpoint: string
  /** As they were sent. */
  params: unknown
  /** Callers that this request served. */
  members: number
  /** Its place in the queue. */
  priority: Priority
  /** `hit`: no request at all, another answer held the data already. */
  cache: 'hit' | 'miss'
  /** Milliseconds in the queue, pauses and retries included. */
  waitedMs: number
  /** Milliseconds from the last sending to the answer. */
  tookMs: number
  /** Of the answer's body, in UTF-16 units. */
  bytes: number
  /** `ok`, or the code of the error. */
  outcome: 'ok' | ErrorCode
  /** Of HTTP, where the request failed with one. */
  status?: number | undefined
}

/** A request that has not ended. */
export interface PendingCall extends Pick<CallRecord, 'endpoint'> {
  /** Unix milliseconds. */
  readonly since: number
  /** `queued`: it waits for its slot. `sent`: its answer is awaited. A number: so many tries have failed, and the next follows. */
  readonly state: 'queued' | 'sent' | number
  /** The number of its callers so far; absent where it serves one. */
  readonly count?: (() => number) | undefined
}

/** The same, while it goes on. */
export type Running = { -readonly [Name in keyof PendingCall]: PendingCall[Name] }

/** The listeners to a client's requests. */
export interface Calls {
  subscribe(listener: (call: CallRecord) => void): () => void
  /** Reports the result of `describe`, where there is a listener. */
  report(describe: () => CallRecord): void
}

export function createCalls(): Calls {
  const listeners = new Set<(call: CallRecord) => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    report(describe) {
      if (!listeners.size) return
      const record = describe()
      // In a turn of its own: a listener that throws is its own failure, not that of the request.
      for (const listener of listeners) queueMicrotask(() => hear(() => listener(record)))
    },
  }
}
