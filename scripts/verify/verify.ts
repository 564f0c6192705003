import type { Trace } from '../../src/contract/v3/trace.ts'
import type { AnyEndpoint, Endpoint } from '../../src/core/endpoint.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import * as v3 from '../../src/endpoints/v3.ts'
import { READINGS } from '../../src/reading/readings.ts'
import { readTrace } from '../../src/reading/readTrace.ts'
import { type Asked, Asker, type AskOptions } from './ask.ts'
import { findParams } from './findParams.ts'

/** An address beside the API, and how it answered a bare request. */
export interface Knock {
  readonly url: string
  readonly status: number | string
  readonly cors: string
}

/** A trace whose action and transactions say different things, or neither says anything. */
export interface OddTrace {
  readonly trace: string
  readonly types: readonly string[]
  readonly outcome: string
}

export interface Verified {
  readonly host: string
  readonly network: string
  readonly hasKey: boolean
  readonly seconds: number
  readonly asked: readonly Asked[]
  /** Endpoints, or kinds of actions, that the time did not allow. */
  readonly left: readonly string[]
  readonly typesFound: readonly string[]
  readonly typesAbsent: readonly string[]
  readonly tracesRead: number
  readonly odd: readonly OddTrace[]
  readonly knocks: readonly Knock[]
}

export interface VerifyOptions extends Omit<AskOptions, 'requestsPerSecond'> {
  /** Milliseconds that the whole takes at most. Default 5 minutes. */
  readonly mostMs?: number
  /** Requests per second. Default 1, with a key 10. */
  readonly requestsPerSecond?: number | undefined
  /** A line for each step. */
  readonly onStep?: ((line: string) => void) | undefined
}

const HOSTS: Readonly<Record<string, string>> = {
  mainnet: 'https://toncenter.com',
  testnet: 'https://testnet.toncenter.com',
}
/** Addresses of services beside v2 and v3: they are knocked at, nothing is sent. */
const BESIDE = ['/api/streaming/v2/sse', '/api/streaming/v2/ws', '/api/emulate/v1/emulateTrace']
/** A page that is no page of ours: who allows it allows all. */
const ORIGIN = 'https://example.com'
const PAGE = 1_000
const actionTypes = Object.keys(READINGS)
const TRACES = 20

const readers: readonly AnyEndpoint[] = [...Object.values(v2), ...Object.values(v3)].filter(
  (endpoint: AnyEndpoint) => endpoint.kind !== 'mutation' || endpoint.name === 'jsonRPC',
)

/** Asks a TON Center all that it can be asked without changing anything, and judges the answers. */
export async function verify(options: VerifyOptions): Promise<Verified> {
  const { network, baseUrl, apiKey, mostMs = 300_000, onStep = () => {}, fetch = globalThis.fetch } = options
  const requestsPerSecond = options.requestsPerSecond ?? (apiKey ? 10 : 1)
  const host = baseUrl ?? HOSTS[network] ?? ''
  const started = Date.now()
  const hasTime = () => Date.now() - started < mostMs - 10_000
  const asker = new Asker({ ...options, requestsPerSecond })
  const left: string[] = []
  try {
    onStep('looking for blocks, accounts and tokens')
    const paramsOf = await findParams(asker)
    const known = new Set(asker.asked.map(({ generation, name }) => `${generation} ${name}`))
    for (const [index, endpoint] of readers.entries()) {
      const name = `${endpoint.generation} ${endpoint.name}`
      if (known.has(name)) continue
      if (hasTime()) await asker.ask(endpoint as unknown as Endpoint<never, unknown>, paramsOf(endpoint) as never)
      else left.push(name)
      if (index % 10 === 9) onStep(`${index + 1} of ${readers.length} endpoints`)
    }
    const found = await findTypes(asker, hasTime, onStep)
    const traces = await readTraces(asker, found, hasTime)
    onStep(`${found.size} action types, ${traces.count} traces`)
    return {
      ...{ host, network, hasKey: apiKey !== undefined, asked: asker.asked, left, knocks: await knock(host, fetch) },
      seconds: Math.round((Date.now() - started) / 1000),
      typesFound: [...found.keys()].sort(),
      typesAbsent: actionTypes.filter((type) => !found.has(type)),
      tracesRead: traces.count,
      odd: traces.odd,
    }
  } finally {
    asker.client.close()
  }
}

/** A trace for each type of action that the service has: of the newest actions, then by the type alone. */
async function findTypes(asker: Asker, hasTime: () => boolean, onStep: (line: string) => void) {
  const found = new Map<string, string>()
  const add = (rows: readonly { type: string; trace_id?: string | null }[]) => {
    for (const { type, trace_id } of rows) if (trace_id && !found.has(type)) found.set(type, trace_id)
  }
  add((await asker.ask(v3.actions, { limit: PAGE }))?.actions ?? [])
  for (const type of actionTypes) {
    if (found.has(type) || !hasTime()) continue
    add((await asker.ask(v3.actions, { limit: 1, action_type: [type] }))?.actions ?? [])
  }
  onStep(`${found.size} of ${actionTypes.length} action types`)
  return found
}

async function readTraces(asker: Asker, found: ReadonlyMap<string, string>, hasTime: () => boolean) {
  const ids = [...new Set(found.values())]
  const odd: OddTrace[] = []
  let count = 0
  for (let at = 0; at < ids.length && hasTime(); at += TRACES) {
    const some = ids.slice(at, at + TRACES)
    const answer = await asker.ask(v3.traces, { trace_id: some, include_actions: true, limit: some.length })
    for (const trace of answer?.traces ?? []) {
      count++
      const why = oddity(trace, answer?.metadata)
      if (why)
        odd.push({ trace: trace.trace_id ?? '', types: (trace.actions ?? []).map(({ type }) => type), outcome: why })
    }
  }
  return { count, odd }
}

function oddity(
  trace: Trace,
  metadata: Parameters<typeof readTrace>[1] extends { metadata?: infer M } | undefined ? M : never,
) {
  const { outcome } = readTrace(trace, { metadata })
  if (outcome.disagrees) return `the phases say ${outcome.status}, the action says the opposite`
  const isOver = outcome.finality === 'finalized' && !trace.is_incomplete
  return isOver && outcome.status === 'unknown' ? 'neither phases nor action say how it ended' : undefined
}

async function knock(host: string, fetch: (request: Request) => Promise<Response>): Promise<Knock[]> {
  const urls = [
    `${host}/api/v2/getMasterchainInfo`,
    `${host}/api/v3/masterchainInfo`,
    ...BESIDE.map((path) => host + path),
  ]
  const knocks: Knock[] = []
  for (const url of urls) {
    try {
      const response = await fetch(
        new Request(url, { headers: { origin: ORIGIN }, signal: AbortSignal.timeout(10_000) }),
      )
      await response.body?.cancel()
      const cors = response.headers.get('access-control-allow-origin') ?? 'none'
      knocks.push({ url, status: response.status, cors })
    } catch (error) {
      knocks.push({ url, status: String(error).slice(0, 120), cors: 'none' })
    }
  }
  return knocks
}
