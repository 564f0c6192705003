import { BrowserKeyError, type ResponseMismatchError } from './errors.ts'
import {
  badOption,
  EMPTY_KEY,
  isLoopback,
  isSameOrigin,
  networkAt,
  pageOrigin,
  resolveBaseUrl,
} from './http/baseUrl.ts'
import type { WireOptions } from './http/wire.ts'
import type { KeyOptions } from './keyName.ts'
import { HOSTED, type Network } from './network.ts'
import type { Clock } from './pace/clock.ts'

export interface ClientOptions extends WireOptions, KeyOptions {
  /** Default: that of a hosted `baseUrl`, else `mainnet`. Any other name than `mainnet` and `testnet` needs `baseUrl`. */
  network?: Network
  /** A proxy, a local or a self-hosted service. `/api/v2` and `/api/v3` are appended; if given, they are cut first. */
  baseUrl?: string
  /** For servers. An empty one is refused: leave it out to send none. A literal key in a browser throws: everybody could read it. Never sent to the page's own origin. */
  apiKey?: string | (() => string | Promise<string>)
  /** Allows a literal key in a browser, for keys that are meant to be seen. */
  dangerouslyAllowBrowserKey?: boolean
  /** Default: 1 without and 10 with a key at the hosted service, no limit elsewhere. */
  requestsPerSecond?: number
  /** Whether friendly addresses carry the mark of test networks. Default: on `testnet`. */
  testOnly?: boolean
  /** Milliseconds from sending, not from queueing. Default 15 000. */
  timeoutMs?: number
  /**
   * How often a read that fails is tried again. Default 3. A 429, or a 5xx with `Retry-After`, is no failure. All requests pause,
   * and the read is tried again for a minute. Never with 0, and never where the request changes the chain.
   */
  retries?: number
  /**
   * The treatment of an answer that is not as documented. `report` (default): moves bad rows to `unreadable`, drops bad entries of
   * `address_book` and `metadata`, and calls `onMismatch`. The request fails where the fault is outside of rows, or in the one row
   * or entry of the request. `throw`: the request fails. `ignore`: returns the answer unchecked. A row that is not as documented
   * then breaks the code that reads it.
   */
  onResponseMismatch?: 'report' | 'throw' | 'ignore'
  /**
   * With `report`, called once for each such answer, with its first fault: the place, the expected and the actual
   * value. An error that it throws fails no request and ends no process: a page reports it as its own, else the console
   * has it.
   */
  onMismatch?: (report: ResponseMismatchError) => void
  /** Sends the requests. Default: the global `fetch`. */
  fetch?: (input: Request) => Promise<Response>
  clock?: Clock
}

/** Where a client sends, how often, and whether with its key. */
export interface Target {
  readonly network: Network
  /** The address up to, and without, `/api/vN`. */
  readonly base: string
  readonly withKey: boolean
  /** Requests per second; `Infinity` where no limit is known. */
  readonly limit: number
  readonly onDevice: boolean
}

/** Checks the options of a client. @throws {BrowserKeyError} @throws {InvalidParamsError} */
export function targetOf(options: ClientOptions): Target {
  const { apiKey, requestsPerSecond, timeoutMs = 1, retries = 0, baseUrl } = options
  const hosted = baseUrl === undefined ? undefined : networkAt(baseUrl)
  const network = options.network ?? hosted ?? 'mainnet'
  if (hosted && hosted !== network) {
    throw badOption(network, 'baseUrl', `is the address of ${hosted}, and network says ${network}`)
  }
  if (apiKey === '') throw badOption(network, 'apiKey', EMPTY_KEY)
  if (!((requestsPerSecond ?? 1) > 0 && timeoutMs > 0 && retries >= 0)) {
    throw badOption(network, 'requestsPerSecond, timeoutMs, retries', 'should be numbers, and not below 0')
  }
  const base = resolveBaseUrl(network, baseUrl)
  if (typeof apiKey === 'string' && pageOrigin() !== undefined && !options.dangerouslyAllowBrowserKey) {
    throw new BrowserKeyError(network)
  }
  const withKey = apiKey !== undefined && !isSameOrigin(base)
  const perSecond = networkAt(base) ? (withKey ? 10 : 1) : Number.POSITIVE_INFINITY
  const onDevice = !Object.hasOwn(HOSTED, network) && (options.fetch !== undefined || isLoopback(base))
  return { network, base, withKey, limit: requestsPerSecond ?? perSecond, onDevice }
}
