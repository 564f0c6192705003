import type { Trace } from '../../src/contract/v3/trace.ts'
import type { AnyEndpoint, Endpoint } from '../../src/core/endpoint.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import * as v3 from '../../src/endpoints/v3.ts'
import { READINGS } from '../../src/reading/readings.ts'
import { readTrace } from '../../src/reading/readTrace.ts'
import { type Asked, Asker, type AskOptions } from './ask.ts'
import { findParams } from './findParams.ts'
import { type Knock, knocksAt } from './knock.ts'

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
  /** Of these, types that the contract lacks. */
  readonly typesUnknown: readonly string[]
  readonly typesAbsent: readonly string[]
  readonly tracesRead: number
  readonly odd: readonly OddTrace[]
  readonly knocks: readonly Knock[]
}

export interface VerifyOptions extends Omit<AskOptions, 'requestsPerSecond' | 'signal'> {
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
  const signal = AbortSignal.timeout(mostMs)
  const asker = new Asker({ ...options, requestsPerSecond, signal })
  try {
    onStep('knocking at the addresses beside the API')
    const knocks = await knocksAt(host, { fetch, signal, apiKey, pauseMs: 1000 / requestsPerSecond })
    onStep('looking for blocks, accounts and tokens')
    const paramsOf = await findParams(asker)
    const known = new Set(asker.asked.map(({ generation, name }) => `${generation} ${name}`))
    for (const [index, endpoint] of readers.entries()) {
      // What the look for params has asked needs no second request; actions have one for their types.
      if (known.has(`${endpoint.generation} ${endpoint.name}`)) continue
      await asker.ask(endpoint as unknown as Endpoint<never, unknown>, paramsOf(endpoint) as never)
      if (index % 10 === 9) onStep(`${index + 1} of ${readers.length} endpoints`)
    }
    const found = await findTypes(asker, onStep)
    const traces = await readTraces(asker, found)
    onStep(`${found.size} action types, ${traces.count} traces`)
    return {
      ...{ host, network, hasKey: apiKey !== undefined, asked: asker.asked, left: [...asker.left], knocks },
      seconds: Math.round((Date.now() - started) / 1000),
      typesFound: [...found.keys()].sort(),
      typesUnknown: [...found.keys()].filter((type) => !actionTypes.includes(type)).sort(),
      typesAbsent: actionTypes.filter((type) => !found.has(type)),
      tracesRead: traces.count,
      odd: traces.odd,
    }
  } finally {
    asker.client.close()
  }
}

/** A trace for each type of action that the service has: of the newest actions, then by the type alone. */
async function findTypes(asker: Asker, onStep: (line: string) => void) {
  const found = new Map<string, string>()
  const add = (rows: readonly { type: string; trace_id?: string | null }[]) => {
    for (const { type, trace_id } of rows) if (trace_id && !found.has(type)) found.set(type, trace_id)
  }
  add((await asker.ask(v3.actions, { limit: PAGE }))?.actions ?? [])
  for (const [index, type] of actionTypes.entries()) {
    if (index % 20 === 19) onStep(`${index + 1} of ${actionTypes.length} action types asked for, ${found.size} found`)
    if (!found.has(type)) add((await asker.ask(v3.actions, { limit: 1, action_type: [type] }))?.actions ?? [])
  }
  return found
}

async function readTraces(asker: Asker, found: ReadonlyMap<string, string>) {
  const ids = [...new Set(found.values())]
  const odd: OddTrace[] = []
  let count = 0
  for (let at = 0; at < ids.length; at += TRACES) {
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
