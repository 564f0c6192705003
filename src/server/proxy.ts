import { systemClock } from '../core/clock.ts'
import { HOSTED, type Network } from '../core/network.ts'
import { answer, type Generation, Refusal, refuse } from './answer.ts'
import { createBudget } from './budget.ts'
import { textOf, withCache } from './cache.ts'
import { createClientLimits } from './clients.ts'
import { createFlights } from './flights.ts'
import type { ProxyNetwork, ProxyOptions, ProxyTrouble, Proxy as RequestHandler } from './options.ts'
import { type Question, toQuestion } from './question.ts'
import { createReadInTurn, type ReadInTurn } from './readInTurn.ts'
import { createRoutes } from './routes.ts'
import { type Ask, createUpstream } from './upstream.ts'

const TIMEOUT_MS = 15_000
const MAX_ANSWER_BYTES = 16 * 1024 * 1024
/** Requests per second: the smallest plan of the hosted service with a key. */
const HOSTED_RATE = 10

/** The service's address up to, and without, `/api/vN`. @throws {TypeError} */
function baseOf(network: Network, given: string | undefined): string {
  const upstream = given ?? (Object.hasOwn(HOSTED, network) ? HOSTED[network] : undefined)
  if (upstream === undefined) throw new TypeError(`createProxy: the network "${network}" has no host. Give upstream.`)
  if (!/^https?:\/\/[^?#@]+$/i.test(upstream)) {
    throw new TypeError(`createProxy: the upstream of "${network}" is no plain http(s) URL.`)
  }
  return upstream.replace(/\/+$/, '').replace(/\/api(?:\/v[23])?$/, '')
}

/** How one network is asked: from memory, together with who asks the same, within the budget, with the key. */
function createLane(
  network: Network,
  { apiKey, upstream: given }: ProxyNetwork,
  options: ProxyOptions,
  readInTurn: ReadInTurn,
): Ask {
  const { clock = systemClock, timeoutMs = TIMEOUT_MS, maxAnswerBytes: maxBytes = MAX_ANSWER_BYTES, cache } = options
  const { fetch = (request) => globalThis.fetch(request) } = options
  const base = baseOf(network, given)
  const rate = options.requestsPerSecond ?? (Object.hasOwn(HOSTED, network) ? HOSTED_RATE : Number.POSITIVE_INFINITY)
  const upstream = createUpstream({ base, apiKey, fetch, clock, timeoutMs, maxBytes, readInTurn })
  const inBudget = createBudget(rate, { ...options, clock })
  const join = createFlights<Awaited<ReturnType<Ask>>>()

  const paced: Ask = (question, signal) =>
    inBudget(question.endpoint.kind === 'mutation', signal, () => upstream.ask(question, signal))
  const kept = withCache(paced, { network, cache, clock, isEcho: upstream.isEcho })
  return (question, signal) =>
    question.endpoint.kind === 'mutation'
      ? paced(question, signal)
      : join(textOf(question, true), signal, (shared) => kept(question, shared))
}

/**
 * A proxy that keeps the API key on the server: pages ask it as they would ask the service, under `basePath`, and it asks the
 * service with the key, within one budget for all. It takes the endpoints of the contract, with params that their records allow, and
 * writes each request anew; of the service's answer it gives the status, the JSON and the seconds of `Retry-After`. Keeps answers
 * for a while: see `cache`. What it refuses has the form of the service, and a member `refusal` that names the reason.
 *
 * @throws {TypeError} for a network without a host, a key that is blank or that no header carries, an unknown name in `allow`, and
 * numbers that are no bounds
 */
export function createProxy(options: ProxyOptions): RequestHandler {
  const { basePath = '/ton', send = false, clock = systemClock, timeoutMs = TIMEOUT_MS, maxAnswerBytes = 1 } = options
  const { perClient, onError } = options
  if (!(timeoutMs > 0 && maxAnswerBytes > 0)) {
    throw new TypeError('createProxy: timeoutMs and maxAnswerBytes should be numbers above 0.')
  }
  const base = basePath.replace(/\/+$/, '')
  const routes = createRoutes(options.allow)
  const readInTurn = createReadInTurn()
  const checkClient = perClient && createClientLimits(perClient, clock)
  const networks = options.networks ?? { [options.network]: options }
  const lanes = new Map(
    Object.entries(networks).map(([network, one]) => {
      const mount = options.networks ? `${base}/${network}` : base
      return [mount, { network, ask: nameErrors(() => createLane(network, one, options, readInTurn)) }]
    }),
  )

  function report(trouble: ProxyTrouble) {
    try {
      onError?.(trouble)
    } catch {
      // The listener's fault is no fault of the request.
    }
  }

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
    const trouble = (status: number, message: string, cause?: unknown): ProxyTrouble => ({
      network: found?.network ?? '',
      ...(question && { endpoint: `${question.endpoint.generation} ${question.endpoint.name}` }),
      status,
      message,
      ...(cause !== undefined && { cause }),
    })
    try {
      if (!found) throw new Refusal(404, 'path', 'There is no such endpoint here.')
      const { network, path } = found
      checkClient?.(request, context)
      question = await toQuestion(request, { path, search }, { routes, send, network, clock, timeoutMs })
      const said = await found.ask(question, request.signal)
      if (said.status === 401 || said.status === 403) report(trouble(said.status, 'The service refuses the API key.'))
      return answer(said)
    } catch (error) {
      // Anything else is a page that went away while it was sending, or a `send` that threw: its words are not for pages.
      const refusal =
        error instanceof Refusal
          ? error
          : new Refusal(500, 'proxy', 'The proxy could not handle this request.', { cause: error })
      if (refusal.status >= 500 && !request.signal.aborted) {
        report(trouble(refusal.status, refusal.message, refusal.cause))
      }
      return refuse(generation, refusal)
    }
  }
}

/** What an option's check throws, with the name of the function that was called. */
function nameErrors<Result>(make: () => Result): Result {
  try {
    return make()
  } catch (error) {
    const { message } = error as Error
    throw message.startsWith('createProxy') ? error : new TypeError(`createProxy: ${message}`)
  }
}
