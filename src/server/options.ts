import type { Network } from '../core/network.ts'
import type { SharedStore } from './store.ts'

export interface ProxyOptions {
  /** `mainnet` and `testnet` are hosted by TON Center; any other name needs `upstream`. */
  network: Network
  /** Sent upstream as `X-API-Key`, and nowhere else. A function is asked for each request, so that a key can be changed. */
  apiKey: string | (() => string | Promise<string>)
  /** The service's address. Default: the hosted one of the network. */
  upstream?: string
  /** Where the proxy is mounted: a client with this as its `baseUrl` reaches it. Default `/ton`. */
  basePath?: string
  /** Names of the endpoints that are let through, of those that read: `transactions`, or `v3 transactions` for one generation. Default: all. */
  allow?: readonly string[]
  /** Whether what changes the chain (`sendBoc` …) is let through. Default: no. */
  send?: boolean | ((request: Request) => boolean | Promise<boolean>)
  /**
   * Where answers are kept, so that many pages cost one request: in memory up to `maxBytes` (default: 16 MiB), in a store that
   * proxies share (`redisStore`), or nowhere (`false`). Kept are successful answers to GET, of at most 1 Mi characters, as long
   * as they stay true: what can never change for a day (with its names and metadata as they were then), configuration and
   * metadata for 5 minutes, the newest state for one second; pending transactions, JSON-RPC calls, errors and what changes the
   * chain never. Equal questions that come while one of them is being asked share its request. The response header
   * `x-toncenter-cache` says `hit` or `miss`, and `age` for how many seconds a hit has been kept.
   */
  cache?: false | { maxBytes: number } | SharedStore
  /** How the service is asked. Default: the global `fetch`; `undiciFetch()` of `toncenter-react/server/node` keeps connections open. */
  fetch?: (input: Request) => Promise<Response>
}

/** What the runtime knows of a request beside the request. */
export interface ProxyContext {
  /** The address of the peer. `toNodeHandler` gives it; other runtimes have it in a header or a connection object. */
  remoteAddress?: string | undefined
}

/** Answers a request of a page with what the service says. Never throws. */
export type Proxy = (request: Request, context?: ProxyContext) => Promise<Response>
