import type { Network } from '../core/network.ts'
import type { RefusalKind } from './answer.ts'

/** One request that the proxy has answered. Nothing in it is the key, or a text of the page. */
export interface ProxyEvent {
  /** The `x-request-id` of the request, or one of the proxy. Refusals have it as a header too. */
  requestId: string
  /** The trace of its `traceparent`, which goes on to the service. */
  traceId?: string
  network?: Network
  /** `v3 transactions`. Absent where the request was refused before that was known. */
  endpoint?: string
  /** The path of that endpoint: `/api/v3/transactions`. */
  route?: string
  method: string
  status: number
  /** Why the proxy refused it. */
  refusal?: RefusalKind
  cache?: 'hit' | 'miss' | 'stale'
  /** Milliseconds from the head of the request to the answer. */
  ms: number
  /** Of these: in the queue. Absent where nothing was asked for this request alone. */
  waitedMs?: number
  /** Of these: for the service. */
  upstreamMs?: number
  /** The status that the service answered, and 0 where it did not. */
  upstreamStatus?: number
  /** What was thrown where it failed: by `fetch`, `apiKey`, `send` … */
  cause?: unknown
}

/** The way of one request, filled in on the way. */
export type Timing = Pick<ProxyEvent, 'waitedMs' | 'upstreamMs' | 'upstreamStatus'>
