import { head, rpcSends } from '../contract/client.ts'
import { createAsk, type RequestOptions, type Sendable } from './ask.ts'
import { withBatches } from './batch/batch.ts'
import { type CallRecord, createCalls, type PendingCall, type Running } from './calls.ts'
import type { Endpoint, Mutation } from './endpoint.ts'
import { createHeadWatch } from './head.ts'
import { createHeadTries, type HeadTries } from './headTries.ts'
import type { Wire } from './http/send.ts'
import { keyName } from './keyName.ts'
import type { Network } from './network.ts'
import { type ClientOptions, targetOf } from './options.ts'
import { systemClock } from './pace/clock.ts'
import { type Budget, createSchedule } from './pace/schedule.ts'
import { shareBudget } from './pace/share.ts'
import { createCheck } from './schema/check.ts'
import { normalizeParams } from './schema/params.ts'

export type { RequestOptions } from './ask.ts'
export type { CallRecord, PendingCall } from './calls.ts'
export type { HeadTries } from './headTries.ts'
export type { ClientOptions } from './options.ts'

/** Asks one network's TON Center API within its budget. Holds no user data: one client may serve many users. */
export interface Client {
  /** The network of its addresses and keys. */
  readonly network: Network
  /**
   * The second member of this client's query keys: `mainnet`, `local@http://127.0.0.1:8081`, `mainnet#scope`. Clients
   * of one name share answers in a query cache.
   */
  readonly keyName: string
  /** Whether the service may be on this device, and answer without a network: of no hosted network, at a loopback address or behind an own `fetch`. */
  readonly onDevice: boolean
  /** The time of the client's clock, unix milliseconds. */
  now(): number
  /** Whether friendly addresses carry the mark of test networks. */
  readonly testOnly: boolean
  /**
   * Sends an endpoint. The answer is checked, and is what the service sent under its own names, unknown fields included.
   * @throws {TonCenterError} of every kind; nothing else.
   */
  request<Params, Data>(
    endpoint: Endpoint<Params, Data> | Mutation<Params, Data>,
    params: Params,
    options?: RequestOptions,
  ): Promise<Data>
  /** Calls a method of v2 through `/jsonRPC`; gives `result` as received, unchecked. @throws {TonCenterError} */
  jsonRpc(method: string, params?: Record<string, unknown>, options?: RequestOptions): Promise<unknown>
  /** Calls the listener for each request when it has ended. Gives the function that ends it. */
  subscribe(listener: (call: CallRecord) => void): () => void
  /** Reports to the listeners that a question was answered without a request, from other answers. */
  hit(endpoint: string, params: unknown): void
  /** The requests that have not ended, oldest first. `subscribeBudget` reports when one joins or leaves the queue. */
  pending(): readonly PendingCall[]
  /** The requests that may be sent now, and the queue. */
  budget(): Budget
  /** Calls the listener when the budget changes. Gives the function that ends it. */
  subscribeBudget(listener: () => void): () => void
  /**
   * Calls `onBlock` whenever the head of the chain has moved. All listeners share one request per interval; none is
   * sent while the page is hidden or, unless the service is `onDevice`, the device is offline. Gives the function that ends it.
   */
  watchHead(onBlock: () => void): () => void
  /** Why nothing newer is known: the tries for the newest block, by `watchHead` and anyone, that got no answer. The same object until one ends. */
  headTries(): HeadTries
  /** Calls the listener when such a try fails, and at the first answer after that. Gives the function that ends it. */
  subscribeHeadTries(listener: () => void): () => void
  /** Aborts all requests, sent and queued. */
  close(): void
}

/**
 * A client of one network. Sends nothing yet.
 * @throws {BrowserKeyError} for a literal key in a browser.
 * @throws {InvalidParamsError} for options that cannot work, such as a network without a host. A relative base URL
 * works in a page; elsewhere each request fails.
 */
export function createClient(options: ClientOptions = {}): Client {
  const { apiKey, timeoutMs = 15_000, retries = 3, clock = systemClock } = options
  const { fetch = (request) => globalThis.fetch(request) } = options
  const { network, base, withKey, limit, onDevice } = targetOf(options)
  // The service counts by key or, without one, by address: then with all tabs and workers of the page's origin.
  const isShared = Number.isFinite(limit) && clock === systemClock
  const share = isShared ? shareBudget(`toncenter ${base} ${limit}`, clock) : undefined
  const schedule = createSchedule(limit, clock, share)
  const calls = createCalls()
  const headTries = createHeadTries(clock)
  const running = new Map<() => void, Running>()
  const closed = new AbortController()
  const wire: Wire = {
    fetch,
    clock,
    timeoutMs,
    key: async () => (withKey ? (typeof apiKey === 'function' ? apiKey() : apiKey) : undefined),
  }
  const check = createCheck(network, options)
  const world = {
    network,
    base,
    wireOptions: options,
    wire,
    clock,
    retries,
    isPaced: Number.isFinite(limit),
    schedule,
    calls,
    headTries,
    running,
    closed: closed.signal,
  }
  const ask = createAsk(world)
  const read = withBatches(ask, { network, check })
  const heads = createHeadWatch(ask, clock, closed.signal, onDevice)

  return {
    network,
    onDevice,
    now: () => clock.now(),
    keyName: keyName(network, base, options),
    testOnly: options.testOnly ?? network === 'testnet',
    async request(endpoint, params, requestOptions = {}) {
      const wire = normalizeParams(endpoint, params, network)
      if (endpoint.kind === 'query') {
        const isHead = endpoint.path === head.path
        const told = isHead && requestOptions.refresh && heads.told()
        if (told) return check.shape(endpoint, told)
        const answer = await read(endpoint, wire, requestOptions)
        if (isHead) heads.learn(answer)
        return answer
      }
      const take = () => ({ wire, members: 1 })
      return ask({ endpoint, take, read: (answer) => check.shape(endpoint, answer), options: requestOptions })
    },
    async jsonRpc(method, params = {}, requestOptions = {}) {
      const kind = rpcSends.test(method) ? 'mutation' : 'query'
      const endpoint: Sendable = { kind, generation: 'v2', name: method }
      const take = () => ({ wire: params, members: 1 })
      return ask({ endpoint, take, read: (answer) => answer, options: requestOptions })
    },
    subscribe: calls.subscribe,
    hit(endpoint, params) {
      calls.report(() => ({
        endpoint,
        params,
        members: 1,
        priority: 'mounted',
        cache: 'hit',
        waitedMs: 0,
        tookMs: 0,
        bytes: 0,
        outcome: 'ok',
      }))
    },
    pending: () => [...running.values()],
    budget: schedule.budget,
    subscribeBudget: schedule.subscribe,
    watchHead: heads.watch,
    headTries: headTries.now,
    subscribeHeadTries: headTries.subscribe,
    close() {
      closed.abort()
      for (const end of running.keys()) end()
      schedule.close()
    },
  }
}
