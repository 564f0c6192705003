import type { Clock } from '../core/pace/clock.ts'
import { Refusal } from './answer.ts'
import type { Asked } from './asked.ts'
import type { PerClient, ProxyOptions } from './options.ts'
import { createPeerName } from './peer.ts'

/** Clients that are remembered. One above takes the place of that which has asked nothing for the longest time. */
const MAX_CLIENTS = 10_000

/**
 * Of what a client may ask at once by default: seconds, and requests at least. A page that opens asks for much in one
 * moment.
 */
const BURST_S = 5
const LEAST_BURST = 10

/** Characters of a name. Longer ones would fill the memory. */
const MAX_NAME = 200

/** Makes the function that names the client of a request; `null` for one without a name. */
export function createClientName(
  options: Pick<ProxyOptions, 'clientId' | 'trustedProxies'>,
): (asked: Asked) => string | null {
  const { clientId } = options
  const peerName = createPeerName(options)
  return (asked) => {
    const name = clientId ? clientId(asked.toRequest(), asked.context) : peerName(asked)
    if (name !== null && typeof name !== 'string') throw new TypeError('clientId gives no text.')
    return name?.slice(0, MAX_NAME) ?? null
  }
}

/** Requests of one peer alone, each with the address of another, after which the peer is taken for a reverse proxy. */
const MANY = 50

/** Makes the function that warns the operator, once for each reason, of visitors without a name of their own. */
export function createPeerWatch({
  perClient,
  clientId,
  trustedProxies,
}: ProxyOptions): (asked: Asked, client: string | null) => string | undefined {
  let isUnlimited = Boolean(perClient)
  let peer: string | undefined
  /** Requests of `peer` that name another; `undefined` where there is no warning any more. */
  let forwarded = clientId || trustedProxies?.length ? undefined : 0

  return ({ header, context: { remoteAddress } }, client) => {
    if (client === null && isUnlimited && !clientId) {
      isUnlimited = false
      return 'perClient limits nobody: the runtime gives no remoteAddress. Pass it, or give clientId.'
    }
    if (remoteAddress === undefined || forwarded === undefined) return
    peer ??= remoteAddress
    forwarded = peer === remoteAddress && header('x-forwarded-for') !== null ? forwarded + 1 : undefined
    if (forwarded !== MANY) return
    forwarded = undefined
    return `All requests come from ${peer}, with X-Forwarded-For: name it in trustedProxies, or all visitors are one client.`
  }
}

/**
 * Makes the check of a client against its limit: a bucket of tokens for each client.
 * @throws {TypeError} for a limit that is no number above 0
 */
export function createClientLimits(options: PerClient, clock: Clock): (client: string | null) => void {
  const { requestsPerSecond, burst = Math.max(LEAST_BURST, requestsPerSecond * BURST_S) } = options
  if (!(requestsPerSecond > 0 && burst >= 1)) {
    throw new TypeError(
      'createProxy: perClient has numbers that are no limit: requestsPerSecond above 0, burst of 1 at least.',
    )
  }
  /** In the order of their last request. */
  const buckets = new Map<string, { tokens: number; at: number }>()

  return (name) => {
    if (name === null) return
    const now = clock.now()
    const bucket = buckets.get(name) ?? { tokens: burst, at: now }
    const gained = (Math.max(0, now - bucket.at) / 1_000) * requestsPerSecond
    const tokens = Math.min(burst, bucket.tokens + gained)
    buckets.delete(name)
    buckets.set(name, { tokens: tokens < 1 ? tokens : tokens - 1, at: now })
    if (buckets.size > MAX_CLIENTS) buckets.delete(buckets.keys().next().value as string)
    if (tokens >= 1) return
    const retryAfter = Math.max(1, Math.ceil((1 - tokens) / requestsPerSecond))
    throw new Refusal(429, 'client', 'Ratelimit exceeded: this client asks too often.', { retryAfter })
  }
}
