import type { Network } from '../core/network.ts'
import type { Clock } from '../core/pace/clock.ts'
import type { ProxyEvent } from './event.ts'
import type { ProxyStatus } from './status.ts'
import type { SharedStore } from './store.ts'

/** One network behind the proxy. */
export interface ProxyNetwork {
  /**
   * Sent upstream as `X-API-Key`, and nowhere else. Space around it is cut. A function is asked for each request, so that a
   * key can be changed. Answers that repeat it are not passed on; one below 16 characters is too short to be looked for.
   */
  apiKey: string | (() => string | Promise<string>)
  /** The service's address. Default: the hosted one of the network. */
  upstream?: string
}

/**
 * One network, mounted at `basePath`; or several with a key each, mounted at `basePath` and their name:
 * `/ton/mainnet/api/v3/…`. `mainnet` and `testnet` are hosted by TON Center; any other name needs `upstream`.
 */
export type ProxyNetworks =
  | ({ network: Network; networks?: never } & ProxyNetwork)
  | {
      networks: { readonly [Name in Network]?: ProxyNetwork }
      network?: never
      apiKey?: never
      upstream?: never
    }

/** The runtime's knowledge of a request. */
export interface ProxyContext {
  /** The address of the peer. `toNodeHandler` gives it; other runtimes have it in a header or a connection object. */
  remoteAddress?: string | undefined
  /** Not read. Next.js gives it to a route handler, which a proxy can be. */
  params?: unknown
}

/** How many requests one client may send. */
export interface PerClient {
  requestsPerSecond: number
  /** Requests at once after a pause. Default: as many as five seconds allow, and 10 at least. */
  burst?: number
}

/** A failure that the operator can mend. Pages read a sentence without the cause. */
export interface ProxyTrouble {
  network: Network
  /** `v3 transactions`. Absent where the request failed before that was known. */
  endpoint?: string
  /** Of the answer that the page gets. */
  status: number
  message: string
  /** The error that was thrown: by `fetch`, `apiKey`, `send` … */
  cause?: unknown
  /** Names the request: that of its event, and the header `x-request-id` of the refusal. */
  requestId?: string
}

export type ProxyOptions = ProxyNetworks & {
  /** Where the proxy is mounted: a client with this as its `baseUrl` reaches it. Default `/ton`. */
  basePath?: string
  /**
   * Names of the endpoints that are let through, of those that read: `transactions`, or `v3 transactions` for one
   * generation. Default: all.
   */
  allow?: readonly string[]
  /**
   * Whether emulation is let through, of the endpoints that `allow` names: what a message would do, without sending it. Each run takes
   * the service up to 3 s, and is never kept. Default: yes.
   */
  emulate?: boolean
  /** Whether what changes the chain (`sendBoc` …) is let through. Default: no. */
  send?: boolean | ((request: Request) => boolean | Promise<boolean>)
  /**
   * Whether browsers are answered 403 for pages of other origins, which would spend the budget: by `Sec-Fetch-Site`, else by `Origin` and
   * `Host`. A list names the origins of your pages, where a balancer changes `Host`. Programs that are no browser send neither, and are
   * answered. Default: no.
   */
  ownOrigin?: boolean | readonly string[]
  /**
   * The requests that all visitors together may send to one network. Default: 10 for `mainnet` and `testnet`, as a key
   * of the smallest plan allows; no limit for others.
   */
  requestsPerSecond?: number
  /**
   * How many requests wait for the budget, and for how many milliseconds. Others are answered 503 with `Retry-After`.
   * Default: 100 and 10 000. Requests that change the chain are first. Clients have turns, one each a round; where the queue
   * is full, the client with the most gives a place to one with fewer. An IPv6 /48 is one client here, and so are all without an
   * address.
   */
  queue?: { max?: number; maxWaitMs?: number }
  /** Limits each client. One above it is answered 429 with `Retry-After`. Default: no limit but that of all. */
  perClient?: PerClient
  /**
   * Addresses and networks (`10.0.0.0/8`) of your own reverse proxies: only from these `X-Forwarded-For` is believed.
   * Default: none, and the peer is the client.
   */
  trustedProxies?: readonly string[]
  /**
   * Names the client of a request, in place of its address: 200 characters count. Clients have turns in the queue by this name, and
   * limits. `null` is a client without a name: all of these have one turn together, and no limit.
   */
  clientId?: (request: Request, context: ProxyContext) => string | null
  /**
   * The store of answers, so that many pages cost one request. Either memory up to `maxBytes` (default: 16 MiB), a store that
   * proxies share (`redisStore`), or none (`false`). It keeps successful answers to GET, of at most 1 Mi characters, while they
   * stay true. Immutable answers stay for a day, with the names and metadata of their time. Configuration and metadata stay for 5
   * minutes, the newest state for one second. Pending transactions, JSON-RPC calls, errors and requests that change the chain are
   * never kept. Equal questions share one request while it is in flight. The response header `x-toncenter-cache` says `hit` or
   * `miss`, and `age` with the seconds since a hit was stored. Where the service fails, an immutable answer (for a week) stands in,
   * or configuration and metadata (for an hour): it says `stale`, and `onError` hears of the failure. What stays true for minutes and more has `cache-control: public` and an
   * `etag`, so that browsers and a CDN keep it too.
   */
  cache?: false | { maxBytes: number } | SharedStore
  /** Milliseconds for a whole answer of the service; `apiKey` and `send` have as long. Default 15 000. */
  timeoutMs?: number
  /** Of an answer of the service, unpacked. Default 16 MiB. */
  maxAnswerBytes?: number
  /**
   * Is called for each refusal of 500 and above, and for a key that the service refuses. An error that it throws is
   * ignored.
   */
  onError?: (trouble: ProxyTrouble) => unknown
  /** Is called for each answer: for logs, and metrics of your own. An error that it throws is ignored. */
  onEvent?: (event: ProxyEvent) => unknown
  /**
   * How the service is asked; it has to end with the request's signal. Default: the global `fetch`; `undiciFetch()` of
   * `toncenter-react/server/node` keeps connections open.
   */
  fetch?: (input: Request) => Promise<Response>
  /** The time. Default: the system's clock. */
  clock?: Clock
}

type RequestHandler = (request: Request, context?: ProxyContext) => Promise<Response>

/**
 * Answers a request of a page with the answer of the service. Never throws. It reads the path of the request as it is. A runtime
 * that resolves `..` before asks for the resolved path; `toNodeHandler` refuses it.
 */
export interface Proxy extends RequestHandler {
  /** Its state now. */
  status(): Promise<ProxyStatus>
  /** Its counts and its state, in the text format of Prometheus. */
  metrics(): Promise<string>
}
