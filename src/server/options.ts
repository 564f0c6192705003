import type { Network } from '../core/network.ts'

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
  /** How the service is asked. Default: the global `fetch`; `undiciFetch()` of `toncenter-react/server/node` keeps connections open. */
  fetch?: (input: Request) => Promise<Response>
}

/** Answers a request of a page with what the service says. Never throws. */
export type Proxy = (request: Request) => Promise<Response>
