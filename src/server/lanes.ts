import { networkAt, resolveBaseUrl } from '../core/http/baseUrl.ts'
import { HOSTED, type Network } from '../core/network.ts'
import type { Clock } from '../core/pace/clock.ts'
import type { Answer } from './answer.ts'
import type { Attempt } from './breaker.ts'
import { createBudget } from './budget.ts'
import { textOf, withCache } from './cache.ts'
import { createFlights } from './flights.ts'
import type { ProxyNetwork, ProxyOptions } from './options.ts'
import type { createHolds } from './readAnswer.ts'
import { askBy } from './reply.ts'
import type { NetworkStatus, ProxyStatus } from './status.ts'
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
export interface ProxyState {
  options: ProxyOptions
  clock: Clock
  timeoutMs: number
  maxBytes: number
  store: SharedStore | undefined
  attempt: Attempt
  holds: ReturnType<typeof createHolds>
}

/** One network behind the proxy. */
export interface Lane {
  network: Network
  /** From memory, together with who asks the same, within the budget, with the key. */
  ask: AskService
  status(): Promise<NetworkStatus>
}

function createLane(network: Network, { apiKey, upstream: given }: ProxyNetwork, shared: ProxyState): Lane {
  const { options, clock, store, attempt } = shared
  const { fetch = (request) => globalThis.fetch(request) } = options
  const base = baseOf(network, given)
  const rate = options.requestsPerSecond ?? (Object.hasOwn(HOSTED, network) ? HOSTED_RATE : Number.POSITIVE_INFINITY)
  const upstream = createUpstream({ ...shared, base, apiKey, askDirectly: askBy(fetch) })
  const budget = options.cache && 'kind' in options.cache ? options.cache.budget : undefined
  const inBudget = createBudget(rate, { ...options, clock, shared: budget && { network, budget, attempt } })
  const join = createFlights<Answer>()

  const paced: AskService = (question, asker) => inBudget.run(asker, () => upstream.ask(question, asker))
  const isShared = Boolean(options.cache && 'kind' in options.cache)
  const kept = withCache(paced, { network, store, isShared, clock, isEcho: upstream.isEcho })
  return {
    network,
    ask: (question, asker) =>
      asker.isSend
        ? paced(question, asker)
        : join(textOf(question, true), asker.signal, (signal) => kept(question, { ...asker, signal })),
    status: async () => ({ network, hasKey: await upstream.hasKey(), ...inBudget.status() }),
  }
}

/** `/ton` for whatever a path is written as; nothing for the root. @throws {TypeError} */
function mountOf(basePath: string): string {
  const path = basePath.replace(/^\/+|\/+$/g, '')
  if (!/^[\w.~/-]*$/.test(path)) throw new TypeError(`createProxy: basePath "${basePath}" is no path.`)
  return path && `/${path}`
}

/** Each network by the path that it is mounted at. @throws {TypeError} */
export function createLanes(shared: ProxyState): Map<string, Lane> {
  const { options } = shared
  const base = mountOf(options.basePath ?? '/ton')
  const networks = Object.entries<ProxyNetwork | undefined>(options.networks ?? { [options.network]: options })
  if (!networks.length) throw new TypeError('createProxy: networks has none.')
  const lanes = networks.flatMap(([network, one]) => {
    if (!one) return []
    if (options.networks && !/^\w[\w.-]*$/.test(network)) {
      throw new TypeError(`createProxy: the network "${network}" has a name that is no part of a path.`)
    }
    const mount = options.networks ? `${base}/${network}` : base
    return [[mount, createLane(network, one, shared)] as const]
  })
  return new Map(lanes)
}

const isReady = ({ hasKey, queued, queueMax }: NetworkStatus) => hasKey && queued < queueMax

/** The state of a proxy with these networks. */
export async function statusOf(
  lanes: readonly Lane[],
  cache: ProxyOptions['cache'],
  isGone: boolean,
): Promise<ProxyStatus> {
  const networks = await Promise.all(lanes.map((lane) => lane.status()))
  const isShared = cache && 'kind' in cache && cache.kind !== 'memory'
  const kept = isShared ? 'shared' : 'memory'
  return {
    isReady: networks.every(isReady),
    networks,
    store: isGone ? 'gone' : cache === false ? 'none' : kept,
  }
}
