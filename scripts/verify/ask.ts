import { type Client, createClient } from '../../src/core/client.ts'
import type { AnyEndpoint, Endpoint } from '../../src/core/endpoint.ts'
import { isTonCenterError } from '../../src/core/errors.ts'
import type { Network } from '../../src/core/network.ts'
import { inWords, toFaults } from '../../src/core/schema/issues.ts'
import { run } from '../../src/core/schema/schema.ts'
import { unknownMembers } from './unknownMembers.ts'

/** What became of one request. */
export interface Asked {
  readonly generation: 'v2' | 'v3'
  readonly name: string
  /** Path and query, without the key. */
  readonly tail: string
  readonly status: number | undefined
  readonly ms: number
  /** `ok`, or why not. */
  readonly result: 'ok' | 'refused' | 'unreadable' | 'differs' | 'failed'
  /** The sentence of the error, the faults, the members that the contract lacks. */
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
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined
}

const MOST_DETAILS = 8

/** Asks one endpoint after another, each once, and judges what came. */
export class Asker {
  readonly client: Client
  readonly asked: Asked[] = []
  #last: { request: Request; json: unknown; status: number; headers: Headers; body: unknown } | undefined
  readonly #secret: string | undefined

  constructor({ fetch = globalThis.fetch, apiKey, network, baseUrl, requestsPerSecond }: AskOptions) {
    this.#secret = apiKey
    this.client = createClient({
      network,
      ...(baseUrl && { baseUrl }),
      ...(apiKey && { apiKey }),
      requestsPerSecond,
      retries: 1,
      onResponseMismatch: 'ignore',
      fetch: async (request) => {
        const json = request.method === 'POST' ? await request.clone().json() : undefined
        const response = await fetch(request)
        const text = await response.clone().text()
        this.#last = { request, json, status: response.status, headers: response.headers, body: parsed(text) }
        return response
      },
    })
  }

  /** Headers of the last answer. */
  get headers(): Headers | undefined {
    return this.#last?.headers
  }

  /** The answer of an endpoint, `undefined` where it refused; what came is in `asked`. */
  async ask<Params, Data>(endpoint: Endpoint<Params, Data>, params: NoInfer<Params>): Promise<Data | undefined> {
    this.#last = undefined
    const started = performance.now()
    let data: Data | undefined
    let error: unknown
    try {
      data = await this.client.request(endpoint, params)
    } catch (thrown) {
      error = thrown
    }
    this.asked.push(this.#judge(endpoint as AnyEndpoint, error, Math.round(performance.now() - started)))
    return data
  }

  #judge(endpoint: AnyEndpoint, error: unknown, ms: number): Asked {
    const { generation, name } = endpoint
    const last = this.#last
    const url_tail = last?.request.url.replace(/^.*\/api\/v\d\//, '').replace(/([?&])api_key=[^&]*&?/, '$1') ?? ''
    const base = {
      ...{ generation, name, ms, tail: url_tail, status: last?.status, body: this.#clean(last?.body) },
      request: { method: last?.request.method ?? 'GET', url_tail, json: last?.json },
    }
    if (error !== undefined) {
      const said = isTonCenterError(error) ? `${error.code}: ${error.message}` : String(error)
      const result = last && last.status >= 400 ? 'refused' : last ? 'unreadable' : 'failed'
      return { ...base, result, details: [String(this.#clean(said))] }
    }
    // A refusal that the client reads as an answer: nothing is pending.
    if (last && last.status >= 400) return { ...base, result: 'ok', details: [] }
    const answer = generation === 'v2' ? (last?.body as { result?: unknown } | undefined)?.result : last?.body
    const { issues } = run(endpoint.response, answer)
    const faults = toFaults(issues, answer).map((fault) => inWords(fault, name))
    if (faults.length) return { ...base, result: 'unreadable', details: faults.slice(0, MOST_DETAILS) }
    const unknown = unknownMembers(endpoint, answer)
    return { ...base, result: unknown.length ? 'differs' : 'ok', details: unknown }
  }

  /** Without the key, and without addresses of machines: a refusal may repeat either. */
  #clean(value: unknown): unknown {
    if (typeof value !== 'string' && (typeof value !== 'object' || value === null)) return value
    const text = JSON.stringify(value)
      .replace(/\b(?:\d{1,3}\.){3}\d{1,3}\b/g, '[ip]')
      .replace(/\b(?:[\da-f]{1,4}:){3,7}[\da-f]{0,4}\b/gi, '[ip]')
    return JSON.parse(this.#secret ? text.replaceAll(this.#secret, '[key]') : text)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text.slice(0, 400)
  }
}
