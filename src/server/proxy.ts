import { networkAt, resolveBaseUrl } from '../core/http/baseUrl.ts'
import { HOSTED, type Network } from '../core/network.ts'
import { type Clock, systemClock } from '../core/pace/clock.ts'
import { type Answer, answer, type Generation, Refusal, toRefusalResponse } from './answer.ts'
import { createBudget } from './budget.ts'
import { textOf, toStore, withCache } from './cache.ts'
import { createClientLimits, createClientName, createPeerWatch } from './clients.ts'
import { createFlights } from './flights.ts'
import type { ProxyNetwork, ProxyOptions, Proxy as RequestHandler } from './options.ts'
import { type Question, toQuestion } from './question.ts'
import { createReadAnswer, MAX_HELD, type ReadBody } from './readAnswer.ts'
import { createReport } from './report.ts'
import { createRoutes } from './routes.ts'
import type { SharedStore } from './store.ts'
import { type AskService, createUpstream } from './upstream.ts'

/** Requests per second: the smallest plan of the hosted service with a key. */
const HOSTED_RATE = 10

/** The service's address up to, and without, `/api/vN`. @throws {TypeError} */
function baseOf(network: Network, given: string | undefined): string {
  const upstream = given ?? (Object.hasOwn(HOSTED, network) ? HOSTED[network] : undefined)
  if (upstream === undefined) throw new TypeError(`createProxy: the network "${network}" has no host. Give upstream.`)
  if (!/^https?:\/\/[^?#@]+$/i.test(upstream)) {
    throw new TypeError(`createProxy: the upstream of "${network}" is no plain http(s) URL.`)
  }
  const hosted = networkAt(upstream)
  if (hosted && hosted !== network) {
    throw new TypeError(`createProxy: the upstream of "${network}" is the address of ${hosted}.`)
  }
  return resolveBaseUrl(network, upstream)
}

/** State that all networks of a proxy share. */
interface ProxyState {
  options: ProxyOptions
  clock: Clock
  timeoutMs: number
  maxBytes: number
  store: SharedStore | undefined
  readAnswer: ReadBody
}

/** How one network is asked: from memory, together with who asks the same, within the budget, with the key. */
function createLane(network: Network, { apiKey, upstream: given }: ProxyNetwork, shared: ProxyState): AskService {
  const { options, clock, store } = shared
  const { fetch = (request) => globalThis.fetch(request) } = options
  const base = baseOf(network, given)
  const rate = options.requestsPerSecond ?? (Object.hasOwn(HOSTED, network) ? HOSTED_RATE : Number.POSITIVE_INFINITY)
  const upstream = createUpstream({ ...shared, base, apiKey, fetch })
  const inBudget = createBudget(rate, { ...options, clock })
  const join = createFlights<Answer>()

  const paced: AskService = (question, asker) => inBudget(asker, () => upstream.ask(question, asker))
  const isShared = Boolean(options.cache && 'kind' in options.cache)
  const kept = withCache(paced, { network, store, isShared, clock, isEcho: upstream.isEcho })
  return (question, asker) =>
    asker.isSend
      ? paced(question, asker)
      : join(textOf(question, true), asker.signal, (signal) => kept(question, { ...asker, signal }))
}

/** `/ton` for whatever a path is written as; nothing for the root. @throws {TypeError} */
function mountOf(basePath: string): string {
  const path = basePath.replace(/^\/+|\/+$/g, '')
  if (!/^[\w.~/-]*$/.test(path)) throw new TypeError(`createProxy: basePath "${basePath}" is no path.`)
  return path && `/${path}`
}

/** Each network by the path that it is mounted at. @throws {TypeError} */
function createLanes(options: ProxyOptions, shared: ProxyState): Map<string, { network: Network; ask: AskService }> {
  const base = mountOf(options.basePath ?? '/ton')
  const networks = Object.entries<ProxyNetwork | undefined>(options.networks ?? { [options.network]: options })
  if (!networks.length) throw new TypeError('createProxy: networks has none.')
  const lanes = networks.flatMap(([network, one]) => {
    if (!one) return []
    if (options.networks && !/^\w[\w.-]*$/.test(network)) {
      throw new TypeError(`createProxy: the network "${network}" has a name that is no part of a path.`)
    }
    const mount = options.networks ? `${base}/${network}` : base
    return [[mount, { network, ask: createLane(network, one, shared) }] as const]
  })
  return new Map(lanes)
}

/**
 * A proxy that keeps the API key on the server. Pages ask it under `basePath` as they would ask the service. It asks the service
 * with the key, within one budget for all. It takes the endpoints of the contract, with params that their records allow, and writes
 * each request anew. Of the service's answer it returns the status, the JSON and the seconds of `Retry-After`. Keeps answers for a
 * while: see `cache`. A refusal has the form of the service, and a member `refusal` that names the reason.
 *
 * @throws {TypeError} for a network without a host, a key that no header carries, an unknown name in `allow`, invalid bounds
 */
export function createProxy(options: ProxyOptions): RequestHandler {
  const { send = false, clock = systemClock, timeoutMs = 15_000, maxAnswerBytes: maxBytes = 16 * 1024 * 1024 } = options
  if (!(timeoutMs > 0 && maxBytes > 0)) {
    throw new TypeError('createProxy: timeoutMs and maxAnswerBytes should be numbers above 0.')
  }
  const routes = createRoutes(options.allow)
  const report = createReport(options.onError)
  const store = toStore(options.cache, clock, (cause) =>
    report(
      new Refusal(500, 'proxy', 'The store of answers is gone: memory is used meanwhile.', { cause }),
      options.network,
    ),
  )
  const readAnswer = createReadAnswer(Math.max(MAX_HELD, 2 * maxBytes))
  const lanes = createLanes(options, { options, clock, timeoutMs, maxBytes, store, readAnswer })
  const nameOf = createClientName(options)
  const checkClient = options.perClient && createClientLimits(options.perClient, clock)
  const watch = createPeerWatch(options)

  /** The network that a path is in, and the rest of the path. */
  function find(pathname: string) {
    const mount = [...lanes.keys()].find((one) => pathname.startsWith(`${one}/api/`))
    const lane = mount === undefined ? undefined : lanes.get(mount)
    return lane && { ...lane, path: pathname.slice((mount as string).length) }
  }

  return async (request, context = {}) => {
    const { pathname, search } = new URL(request.url)
    const found = find(pathname)
    const generation: Generation = found?.path.startsWith('/api/v2/') ? 'v2' : 'v3'
    let question: Question | undefined
    try {
      if (!found) throw new Refusal(404, 'path', 'There is no such endpoint here.')
      const { network, path } = found
      const client = nameOf(request, context)
      const warning = watch(request, context, client)
      if (warning !== undefined) report(new Refusal(500, 'proxy', warning), network)
      checkClient?.(client)
      question = await toQuestion(request, { path, search }, { routes, send, network, clock, timeoutMs })
      const isSend = question.endpoint.kind === 'mutation'
      const said = await found.ask(question, { client, isSend, signal: request.signal })
      report(said.insteadOf ?? said, found.network, question)
      return answer(said, request.headers.get('if-none-match'))
    } catch (error) {
      // Any other error is a page that disconnected while sending, or a `send` that threw. Its text is not for pages.
      const refusal =
        error instanceof Refusal
          ? error
          : new Refusal(500, 'proxy', 'The proxy could not handle this request.', { cause: error })
      if (!request.signal.aborted) report(refusal, found?.network, question)
      return toRefusalResponse(generation, refusal)
    }
  }
}
