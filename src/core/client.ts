import { joinSignals } from './abort.ts'
import { attempt } from './attempt.ts'
import { badOption, isHosted, isSameOrigin, pageOrigin, resolveBaseUrl } from './baseUrl.ts'
import { gather } from './batch.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Endpoint, Mutation } from './endpoint.ts'
import {
  AbortedError,
  BrowserKeyError,
  ConnectionError,
  type ErrorCode,
  type ErrorInfo,
  isRateLimitError,
  isTonCenterError,
  OwnershipMismatchError,
  ResponseMismatchError,
} from './errors.ts'
import { createHeadWatch } from './head.ts'
import { toFaults } from './issues.ts'
import type { Network } from './network.ts'
import { isOffline, untilOnline } from './online.ts'
import { normalizeParams, type WireParams } from './params.ts'
import { isAborted, LONGEST_PAUSE_MS, retryDelay } from './retry.ts'
import { type Budget, createSchedule, type Priority, priorityNow } from './schedule.ts'
import { run } from './schema.ts'
import { send, type Wire } from './send.ts'
import { shareBudget } from './share.ts'
import { toRequest, type WireOptions } from './wire.ts'

export interface ClientOptions extends WireOptions {
  /** Default `mainnet`. Any other name than `mainnet` and `testnet` needs `baseUrl`. */
  network?: Network
  /** A proxy, a local or a self-hosted service. `/api/v2` and `/api/v3` are appended; if given, they are cut first. */
  baseUrl?: string
  /** For servers. A literal key in a browser throws: everybody could read it. Never sent to the page's own origin. */
  apiKey?: string | (() => string | Promise<string>)
  /** Allows a literal key in a browser, for keys that are meant to be seen. */
  dangerouslyAllowBrowserKey?: boolean
  /** Default: 1 without and 10 with a key at the hosted service, no limit elsewhere. */
  requestsPerSecond?: number
  /** Whether friendly addresses carry the mark of test networks. Default: on `testnet`. */
  testOnly?: boolean
  /** Milliseconds from sending, not from queueing. Default 15 000. */
  timeoutMs?: number
  /** How often a read is tried again. What changes the chain never is. Default 3. */
  retries?: number
  /**
   * What to do with an answer that is not as documented. `throw` (default): the request fails. `report`: `onMismatch` hears of it,
   * and the answer is given as it came, so that one broken row does not take the others with it. `ignore`: given as it came.
   */
  onResponseMismatch?: 'throw' | 'report' | 'ignore'
  /** Hears, with `report`, of the first fault of each such answer: where it is, what should be there, what is. */
  onMismatch?: (report: ResponseMismatchError) => void
  fetch?: (input: Request) => Promise<Response>
  clock?: Clock
}

export interface RequestOptions {
  signal?: AbortSignal
  /** What goes first when requests have to wait. Default `mounted`. */
  priority?: Priority | (() => Priority)
  /** Called with the data before the promise resolves: for a cache that wants the answers of many callers at once. */
  land?(data: unknown): void
  /** Runs `write`, in which many answers land, so that they are drawn at once: TanStack's `notifyManager.batch`. */
  together?(write: () => void): void
  /**
   * Called when the answer is there, and others are still under way: may `give` it to the caller at once, and then gives what to
   * call in place of `land` when all have come. For who holds back by itself what is drawn.
   */
  hold?(give: () => void): (() => void) | undefined
}

/** What requests that travel together need of their client. */
export interface Carrier {
  readonly network: Network
  readonly clock: Clock
  /** Requests that wait for others to join, by what they have in common. */
  readonly groups: Map<string, unknown>
  /** How many have left, and have no answer yet. */
  underWay: number
  /** Answers that wait to be handed out. */
  readonly landing: {
    readonly land?: RequestOptions['land']
    readonly together?: RequestOptions['together']
    readonly data: unknown
    resolve(): void
  }[]
  ask<Params, Data, Result>(
    endpoint: Endpoint<Params, Data> | Mutation<Params, Data>,
    wire: WireParams,
    load: Load<Data, Result>,
    options: RequestOptions,
  ): Promise<Result>
}

/** A request that is made when its slot has come. */
export interface Load<Data, Result> {
  /** What goes out, and for how many callers; absent where that is known before. */
  take?(): { readonly wire: WireParams; readonly members: number }
  /** Makes something of the answer. `check` refuses what is not as documented or not as asked. */
  read(answer: unknown, check: (answer: unknown, wire: WireParams) => Data): Result
  /** Whether an error is not worth another try of the same request. */
  isFinal?(error: unknown): boolean
}

/** One request as the inspector sees it. Holds no key. */
export interface CallRecord {
  /** `v3 transactions`. */
  endpoint: string
  params: unknown
  /** Callers that this request served. */
  members: number
  priority: Priority
  /** `hit`: no request at all, other answers had told it already. */
  cache: 'hit' | 'miss'
  /** Milliseconds in the queue, pauses and retries included. */
  waitedMs: number
  /** Milliseconds from the last sending to the answer. */
  tookMs: number
  /** Of the answer's body, in UTF-16 units. */
  bytes: number
  outcome: 'ok' | ErrorCode
}

/** Asks one network's TON Center API within its budget. Holds no user data: one client may serve many users. */
export interface Client {
  readonly network: Network
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
  /** Calls a method of v2 through `/jsonRPC`; gives `result` as it came, unchecked. @throws {TonCenterError} */
  jsonRpc(method: string, params?: Record<string, unknown>, options?: RequestOptions): Promise<unknown>
  /** Hears of each request when it has ended. Gives the function that ends it. */
  subscribe(listener: (call: CallRecord) => void): () => void
  /** Tells those who hear of requests that a question was answered without one, from what other answers had told. */
  hit(endpoint: string, params: unknown): void
  budget(): Budget
  subscribeBudget(listener: () => void): () => void
  /**
   * Calls `onBlock` whenever the head of the chain has moved. However many wait, the head is asked for once per block, and not
   * while the page is hidden or the device is offline. Gives the function that ends it.
   */
  watchHead(onBlock: () => void): () => void
  /** Aborts what is under way and queued. */
  close(): void
}

/**
 * A client of one network. Sends nothing yet.
 * @throws {BrowserKeyError} for a literal key in a browser.
 * @throws {InvalidParamsError} for options that cannot work, such as a network without a host. A relative base URL works in a page;
 * elsewhere each request fails.
 */
export function createClient(options: ClientOptions = {}): Client {
  const { network = 'mainnet', apiKey } = options
  const {
    timeoutMs = 15_000,
    retries = 3,
    clock = systemClock,
    fetch = (request) => globalThis.fetch(request),
  } = options
  if (!((options.requestsPerSecond ?? 1) > 0 && timeoutMs > 0 && retries >= 0)) {
    throw badOption(network, 'requestsPerSecond, timeoutMs, retries', 'should be numbers, and not below 0')
  }
  const base = resolveBaseUrl(network, options.baseUrl)
  const origin = pageOrigin()
  if (typeof apiKey === 'string' && origin !== undefined && !options.dangerouslyAllowBrowserKey) {
    throw new BrowserKeyError(network)
  }
  const withKey = apiKey !== undefined && !isSameOrigin(base)
  const perSecond = isHosted(base) ? (withKey ? 10 : 1) : Number.POSITIVE_INFINITY
  const limit = options.requestsPerSecond ?? perSecond
  // The service counts by key or, without one, by address: then with all tabs of the page's origin, whoever made their clients.
  const share = Number.isFinite(limit) && clock === systemClock ? shareBudget(`toncenter ${base} ${limit}`) : undefined
  const schedule = createSchedule(limit, clock, share)
  const listeners = new Set<(call: CallRecord) => void>()
  const closed = new AbortController()

  const wire: Wire = {
    fetch,
    clock,
    timeoutMs,
    key: async () => (withKey ? (typeof apiKey === 'function' ? apiKey() : apiKey) : undefined),
  }

  // In a turn of its own: a listener that throws is its own failure, not that of the request.
  function tell(record: CallRecord) {
    for (const listener of listeners) queueMicrotask(() => listener(record))
  }

  const ask: Carrier['ask'] = async (endpoint, asked, load, { signal: own, priority = 'mounted' }) => {
    const info: ErrorInfo = { endpoint: `${endpoint.generation} ${endpoint.name}`, network }
    // What changes the chain is never sent twice, and not at a time that nobody chose.
    const isRepeatable = endpoint.kind === 'query'
    // One of its own for each request: thousands may wait, and would all listen to one.
    const { signal, release } = joinSignals(own, closed.signal)
    const queuedAt = clock.now()
    let sentAt = queuedAt
    let bytes = 0
    let taken: { wire: WireParams; members: number } = { wire: asked, members: 1 }
    let outcome: CallRecord['outcome'] = 'ok'
    try {
      // Not when the client is made: a page behind a proxy is rendered on a server too, and sends nothing there.
      if (origin === undefined && !URL.canParse(base))
        throw badOption(
          network,
          'baseUrl',
          `"${base}" works in a page only: give an absolute URL to send from elsewhere`,
        )
      for (let attempt = 0; ; attempt++) {
        try {
          if (isOffline()) {
            if (!isRepeatable) throw new ConnectionError(info, true)
            await untilOnline(signal)
          }
          const answered = await schedule.slot(priority, signal)
          sentAt = clock.now()
          taken = load.take?.() ?? taken
          const { wire: params } = taken
          let served = false
          const request = (key: string | undefined, signal: AbortSignal) =>
            toRequest({ base, endpoint, params, key, signal }, options)
          const answer = await send(wire, info, request, signal)
            .then((answer) => {
              served = true
              return answer
            })
            .finally(() => answered(served))
          bytes = answer.size
          return load.read(answer.data, (answer, wire) => check(endpoint, info, answer, wire))
        } catch (error) {
          const { retryAfterMs = 0 } = error as { retryAfterMs?: number }
          if (isRateLimitError(error)) schedule.pause(Math.min(retryAfterMs, LONGEST_PAUSE_MS), sentAt)
          if (!isRepeatable || attempt >= retries || !isTonCenterError(error) || !error.retryable) throw error
          if (retryAfterMs > LONGEST_PAUSE_MS || load.isFinal?.(error)) throw error
          if (!isRateLimitError(error)) await clock.sleep(retryDelay(error, attempt), signal)
        }
      }
    } catch (cause) {
      const error = isAborted(cause, signal) ? new AbortedError({ ...info, cause }) : cause
      outcome = isTonCenterError(error) ? error.code : 'connection'
      // A send may have arrived: to repeat it is the sender's decision.
      if (!isRepeatable && isTonCenterError(error)) Object.assign(error, { retryable: false })
      throw error
    } finally {
      release()
      // Nobody listens, as a rule, and the priority of hundreds of callers takes its time.
      if (listeners.size) {
        tell({
          endpoint: info.endpoint,
          params: taken.wire,
          members: taken.members,
          priority: priorityNow(priority),
          cache: 'miss',
          waitedMs: sentAt - queuedAt,
          tookMs: clock.now() - sentAt,
          bytes,
          outcome,
        })
      }
    }
  }

  function check<Data>(
    { response, owns }: Pick<Endpoint<never, Data>, 'response' | 'owns'>,
    info: ErrorInfo,
    answer: unknown,
    wire: WireParams,
  ): Data {
    const { value, issues } = run(response, answer)
    const [fault] = toFaults(issues, answer)
    if (fault && options.onResponseMismatch !== 'ignore') {
      const report = new ResponseMismatchError(info, fault.path, fault.expected, fault.got)
      if (options.onResponseMismatch !== 'report') throw report
      options.onMismatch?.(report)
    }
    // Of rows that are not as documented it may be unknown whose they are.
    const foreign = attempt(() => owns?.(wire as never, value))
    if (foreign?.length) {
      const asked = Object.values(wire)
        .flat()
        .filter((value) => typeof value === 'string')
      throw new OwnershipMismatchError(info, asked, foreign)
    }
    return value
  }

  const carrier: Carrier = { network, clock, groups: new Map(), underWay: 0, landing: [], ask }

  return {
    network,
    testOnly: options.testOnly ?? network === 'testnet',
    async request(endpoint, params, requestOptions = {}) {
      const wire = normalizeParams(endpoint, params, network)
      const together = endpoint.kind === 'query' && gather(carrier, endpoint, wire, requestOptions)
      if (together) return together
      return ask(endpoint, wire, { read: (answer, check) => check(answer, wire) }, requestOptions)
    },
    async jsonRpc(method, params = {}, requestOptions = {}) {
      // Of an unknown method we cannot tell whether it changes the chain.
      const kind = method.startsWith('send') ? 'mutation' : 'query'
      const endpoint = { kind, generation: 'v2', name: method, method: 'RPC' } as unknown as Endpoint<never, unknown>
      return ask(endpoint, params, { read: (answer) => answer }, requestOptions)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    hit(endpoint, params) {
      tell({
        endpoint,
        params,
        members: 1,
        priority: 'mounted',
        cache: 'hit',
        waitedMs: 0,
        tookMs: 0,
        bytes: 0,
        outcome: 'ok',
      })
    },
    budget: schedule.budget,
    subscribeBudget: schedule.subscribe,
    watchHead: createHeadWatch(ask, clock, closed.signal),
    close() {
      closed.abort()
      schedule.close()
    },
  }
}
