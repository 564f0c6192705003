import { type Clock, systemClock } from '../core/clock.ts'
import type { AnyEndpoint, Cache } from '../core/endpoint.ts'
import type { Answer } from './answer.ts'
import { createFlights } from './flights.ts'
import type { ProxyOptions } from './options.ts'
import { memoryStore, type SharedStore } from './store.ts'

/** What the service is asked: built from the endpoint's record, never from the path of the page. */
export interface Question {
  /** `undefined` for a JSON-RPC call, which is never kept. */
  endpoint: AnyEndpoint | undefined
  method: string
  /** With `/api/vN`. */
  path: string
  /** Which action types the answer may tell apart: it changes the answer, so it is a part of the question. */
  actionsVersion?: string | undefined
  /** Without any key. */
  query: URLSearchParams
  body: string | undefined
}

export type Ask = (question: Question, signal: AbortSignal) => Promise<Answer>

/** Milliseconds. The service itself keeps answers about the newest block for one second, and a block lasts longer. */
const KEPT_FOR: Record<Cache, number> = { immutable: 86_400_000, config: 300_000, block: 1_000, never: 0 }

/** Of memory by default: some hundred long lists, some thousand accounts, and little beside what Node itself takes. */
const DEFAULT_BYTES = 16 * 1024 * 1024

/** Characters of the longest answer that is kept: one of 1 000 rows must not drive out all others. */
const MAX_LENGTH = 1024 * 1024

/** Milliseconds. A store that is slower than this saves nothing worth waiting for. */
const MAX_WAIT = 50

/**
 * The query as the params that a record's `cache` decides on. Only what is surely given is: the service takes an empty or a zero
 * `lt` or `seqno` for none, and of a param that stands twice it takes one. To such a question the answer changes.
 */
function toParams(query: URLSearchParams): Record<string, unknown> {
  const given = [...new Set(query.keys())].flatMap((name) => {
    const [value = '', ...others] = query.getAll(name)
    return others.length || !/^[1-9a-z]/i.test(value) ? [] : [[name, value === 'false' ? false : value]]
  })
  return Object.fromEntries(given)
}

/** Milliseconds for which the answer may be kept; 0 for not at all. */
function keptFor({ endpoint, method, query }: Question): number {
  if (endpoint?.kind !== 'query' || method !== 'GET') return 0
  const { cache } = endpoint
  return KEPT_FOR[typeof cache === 'function' ? cache(toParams(query)) : cache]
}

/** Whether an answer is one, and whole: refusals come with status 200 too. */
function isAnswer({ endpoint }: Question, { status, body }: Answer): boolean {
  if (status !== 200 || body.length > MAX_LENGTH) return false
  try {
    const said = JSON.parse(body) as { ok?: unknown; error?: unknown } | null
    if (typeof said !== 'object' || said === null) return false
    return endpoint?.generation === 'v2' ? said.ok === true : said.ok !== false && typeof said.error !== 'string'
  } catch {
    return false
  }
}

const pack = (now: number, body: string) => `${now}\n${body}`

function unpack(value: string): { at: number; body: string } | undefined {
  const [, at, body] = /^(\d+)\n([[{].*)$/s.exec(value) ?? []
  return at === undefined || body === undefined ? undefined : { at: Number(at), body }
}

/** What `start` gives. @throws where it throws, or takes too long */
async function soon<Result>(start: () => Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The store is slow.')), MAX_WAIT)
  })
  try {
    return await Promise.race([start(), late])
  } finally {
    clearTimeout(timer)
  }
}

function toStore(cache: Exclude<ProxyOptions['cache'], false>, clock: Clock): SharedStore {
  if (cache && 'kind' in cache) return cache
  return memoryStore({ maxBytes: cache?.maxBytes ?? DEFAULT_BYTES, clock })
}

/**
 * `ask` with a memory: what is kept is not asked again, and what is being asked is asked once for all who want it. Answers that
 * could have come from the store say `hit` or `miss`.
 */
export function withCache(ask: Ask, { network, cache }: Pick<ProxyOptions, 'network' | 'cache'>): Ask {
  if (cache === false) return ask
  const clock = systemClock
  const store = toStore(cache, clock)
  const join = createFlights<Answer>()

  async function answer(question: Question, key: string, ttl: number, signal: AbortSignal): Promise<Answer> {
    let isUsable = true
    try {
      const kept = unpack((await soon(() => store.get(key))) ?? '')
      const now = clock.now()
      // The clock of another proxy may be ahead of this one's.
      const age = kept && Math.max(0, now - kept.at)
      if (age !== undefined && age < ttl) return { status: 200, body: kept?.body ?? '', cache: 'hit', age }
    } catch {
      isUsable = false
    }
    const fresh = await ask(question, signal)
    if (!isAnswer(question, fresh)) return fresh
    // A store that did not answer would only collect what it is told.
    if (isUsable) void soon(() => store.set(key, pack(clock.now(), fresh.body), ttl)).catch(() => {})
    return { ...fresh, cache: 'miss' }
  }

  return (question, signal) => {
    const ttl = keptFor(question)
    if (ttl === 0) return ask(question, signal)
    const query = new URLSearchParams(question.query)
    query.sort()
    const version = question.actionsVersion ? ` ${question.actionsVersion}` : ''
    const flight = `${question.path}?${query}${version}`
    // How long a page would wait changes whether there is an answer, and not which.
    query.delete('x_timeout')
    const key = `${network} ${question.path}?${query}${version}`
    return join(flight, signal, (shared) => answer(question, key, ttl, shared))
  }
}
