import { type Client, createClient } from '../../src/core/client.ts'
import type { AnyEndpoint, Endpoint } from '../../src/core/endpoint.ts'
import { isTonCenterError } from '../../src/core/errors.ts'
import type { Network } from '../../src/core/network.ts'
import { inWords, toFaults } from '../../src/core/schema/issues.ts'
import { run } from '../../src/core/schema/schema.ts'
import { folderOf } from '../../test/support/recordings.ts'
import { clean } from './clean.ts'
import { unknownIn } from './unknown.ts'

/** What became of one request. */
export interface Asked {
  readonly generation: AnyEndpoint['generation']
  readonly name: string
  /** The folder of its recordings. */
  readonly folder: string
  /** Path and query, without the key. */
  readonly tail: string
  /** Absent where the connection broke off. */
  readonly status: number | undefined
  /** From the last try's request to the end of its answer: without the wait for its slot. */
  readonly ms: number
  /** `ok`, or why not. */
  readonly result: 'ok' | 'refused' | 'unreadable' | 'differs' | 'failed'
  /** The sentence of the error, the faults, the members and words that the contract lacks. */
  readonly details: readonly string[]
  /** The body as it came. */
  readonly body: unknown
  readonly request: { readonly method: string; readonly url_tail: string; readonly json: unknown }
}

export interface AskOptions {
  readonly network: Network
  readonly baseUrl?: string | undefined
  readonly apiKey?: string | undefined
  readonly requestsPerSecond: number
  /** Ends it all. */
  readonly signal: AbortSignal
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined
}

const MOST_DETAILS = 8

/** Asks one endpoint after another, each once, and judges what came. */
export class Asker {
  readonly client: Client
  readonly asked: Asked[] = []
  /** Endpoints that the time did not allow, by generation and name. */
  readonly left = new Set<string>()
  #last: { request: Request; json: unknown; ms: number; status?: number; body?: unknown } | undefined
  readonly #secret: string | undefined
  readonly #signal: AbortSignal

  constructor({ fetch = globalThis.fetch, apiKey, network, baseUrl, requestsPerSecond, signal }: AskOptions) {
    this.#secret = apiKey
    this.#signal = signal
    this.client = createClient({
      network,
      ...(baseUrl && { baseUrl }),
      ...(apiKey && { apiKey }),
      requestsPerSecond,
      retries: 1,
      onResponseMismatch: 'ignore',
      fetch: async (request) => {
        const json = request.method === 'POST' ? await request.clone().json() : undefined
        this.#last = { request, json, ms: 0 }
        const started = performance.now()
        const response = await fetch(request)
        const body = parsed(await response.clone().text())
        const ms = Math.round(performance.now() - started)
        this.#last = { request, json, ms, status: response.status, body }
        return response
      },
    })
  }

  /** The answer of an endpoint; `undefined` where it refused, or the time is over. What came is in `asked`. */
  async ask<Params, Data>(endpoint: Endpoint<Params, Data>, params: NoInfer<Params>): Promise<Data | undefined> {
    this.#last = undefined
    let data: Data | undefined
    let error: unknown
    try {
      data = await this.client.request(endpoint, params, { signal: this.#signal })
    } catch (thrown) {
      if (this.#signal.aborted) {
        this.left.add(`${endpoint.generation} ${endpoint.name}`)
        return
      }
      error = thrown
    }
    this.asked.push(this.#judge(endpoint as AnyEndpoint, error))
    return data
  }

  #judge(endpoint: AnyEndpoint, error: unknown): Asked {
    const { generation, name } = endpoint
    const last = this.#last
    const url_tail = last?.request.url.replace(/^.*\/api\/v\d\//, '').replace(/([?&])api_key=[^&]*&?/, '$1') ?? ''
    const base = {
      ...{ generation, name, folder: folderOf(endpoint), ms: last?.ms ?? 0, tail: url_tail },
      ...{ status: last?.status, body: clean(last?.body, this.#secret) },
      request: { method: last?.request.method ?? 'GET', url_tail, json: last?.json },
    }
    if (error !== undefined) {
      // The row names the endpoint already.
      const said = isTonCenterError(error)
        ? `${error.code}: ${error.message.replace(`${generation} ${name}: `, '')}`
        : String(error)
      const result = last?.status === undefined ? 'failed' : last.status >= 400 ? 'refused' : 'unreadable'
      return { ...base, result, details: [clean(said, this.#secret)] }
    }
    // A refusal that the client reads as an answer: nothing is pending.
    if (last?.status && last.status >= 400) return { ...base, result: 'ok', details: [] }
    const answer = generation === 'v2' ? (last?.body as { result?: unknown } | undefined)?.result : last?.body
    const { issues } = run(endpoint.response, answer)
    const faults = toFaults(issues, answer).map((fault) => inWords(fault, name))
    const details = (of: readonly string[]) => clean(of.slice(0, MOST_DETAILS), this.#secret)
    if (faults.length) return { ...base, result: 'unreadable', details: details(faults) }
    const unknown = unknownIn(endpoint, answer)
    return { ...base, result: unknown.length ? 'differs' : 'ok', details: details(unknown) }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text.slice(0, 400)
  }
}
