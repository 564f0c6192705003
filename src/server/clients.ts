import type { Clock } from '../core/clock.ts'
import { Refusal } from './answer.ts'
import type { PerClient, ProxyContext } from './options.ts'
import { createPeerName } from './peer.ts'

/** Clients that are remembered. One above takes the place of that which has asked nothing for the longest time. */
const MAX_CLIENTS = 10_000

/** Of what a client may ask at once by default: seconds, and requests at least. A page that opens asks for much in one moment. */
const BURST_S = 5
const LEAST_BURST = 10

/**
 * Makes the check of each request against its client's limit: a bucket of tokens for each client.
 * @throws {TypeError} for a limit that is no number above 0, and for a trusted proxy that is no address
 */
export function createClientLimits(
  options: PerClient,
  clock: Clock,
): (request: Request, context: ProxyContext) => void {
  const { requestsPerSecond, burst = Math.max(LEAST_BURST, requestsPerSecond * BURST_S) } = options
  if (!(requestsPerSecond > 0 && burst >= 1)) {
    throw new TypeError(
      'createProxy: perClient has numbers that are no limit: requestsPerSecond above 0, burst of 1 at least.',
    )
  }
  const { id = createPeerName(options) } = options
  /** In the order of their last request. */
  const buckets = new Map<string, { tokens: number; at: number }>()

  return (request, context) => {
    const name = id(request, context)
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
