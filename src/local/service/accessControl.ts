import type { Network } from '../../core/network.ts'
import type { LocalServiceOptions } from '../options.ts'
import { faultAnswer } from './answer.ts'
import { Limiter } from './limiter.ts'

type Limit = Pick<LocalServiceOptions, 'requestsPerSecond' | 'rateLimit'>

/** Checks the API key of each request and limits the rate. */
export class AccessControl {
  readonly #network: Network
  #keys: LocalServiceOptions['keys']
  #limiter: Limiter | undefined
  #rateLimit: LocalServiceOptions['rateLimit']

  /** @throws {Error} for a rate at which nothing could pass */
  constructor({ network = 'mainnet', keys, ...limit }: Pick<LocalServiceOptions, 'network' | 'keys'> & Limit) {
    this.#network = network
    this.#keys = keys
    this.limit(limit)
  }

  /** Replaces the keys; without any, all are taken. */
  keys(next: LocalServiceOptions['keys']): void {
    this.#keys = next
  }

  /** Replaces the limiter, which begins to count anew. @throws {Error} for a rate at which nothing could pass */
  limit({ requestsPerSecond, rateLimit }: Limit): void {
    this.#limiter =
      requestsPerSecond === undefined ? undefined : new Limiter(requestsPerSecond, () => performance.now())
    this.#rateLimit = rateLimit
  }

  /** The refusal of a request, or `undefined` when it may pass. */
  refusal(generation: string, request: Request, search: URLSearchParams): Response | undefined {
    const key = request.headers.get('x-api-key') ?? search.get('api_key') ?? ''
    if (this.#keys && key) {
      const of = Object.hasOwn(this.#keys, key) ? this.#keys[key] : undefined
      if (of === undefined) return faultAnswer(generation, { kind: 'status', status: 401 })
      if (of !== this.#network) return faultAnswer(generation, { kind: 'status', status: 403 })
    }
    const wait = this.#limiter?.take(key)
    if (!wait) return
    const { form, retryAfter } = this.#rateLimit ?? {}
    return faultAnswer(generation, {
      kind: 'status',
      status: 429,
      ...(form && { form }),
      ...(retryAfter && { retryAfter: Math.ceil(wait / 1000) }),
    })
  }
}
