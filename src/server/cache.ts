import type { Cache, WireParams } from '../core/endpoint.ts'
import type { Network } from '../core/network.ts'
import type { Clock } from '../core/pace/clock.ts'
import type { Issue, Schema } from '../core/schema/schema.ts'
import { type Answer, Refusal } from './answer.ts'
import type { Attempt } from './breaker.ts'
import { type Kept, pack, unpack } from './kept.ts'
import { kindOf, MAX_DEPTH } from './kindOf.ts'
import { layered } from './layers.ts'
import type { ProxyOptions } from './options.ts'
import { bodyOf, type Question, searchOf } from './question.ts'
import { countValues } from './scan.ts'
import { memoryStore, type SharedStore } from './store.ts'
import type { AskService } from './upstream.ts'

/** Milliseconds. The service itself keeps answers about the newest block for one second, and a block lasts longer. */
const KEPT_FOR: Record<Cache, number> = { immutable: 86_400_000, config: 300_000, block: 1_000, never: 0 }

/**
 * Milliseconds after that in which the proxy gives the answer in place of a failure. Immutable answers stay true; the configuration
 * changes once in months, and metadata rarely. The newest state has none: an old balance is a wrong one.
 */
const STANDS_IN_FOR: Record<number, number> = { [KEPT_FOR.immutable]: 6 * 86_400_000, [KEPT_FOR.config]: 3_600_000 }

/** Of memory by default: some hundred long lists, some thousand accounts, and little beside what Node itself takes. */
const DEFAULT_BYTES = 16 * 1024 * 1024

/** Characters of the longest answer that is kept: one of 1 000 rows must not drive out all others. */
const MAX_LENGTH = 1024 * 1024

/** Lists, objects and commas of an answer that is checked before it is kept: ten milliseconds of work, and twice what 1 000 rows have. */
const MOST_VALUES = 60_000

/** Milliseconds that the clock of another proxy may be ahead. */
const MAX_AHEAD = 60_000

/** The params that are surely given. To the service a zero `lt` or `seqno` is none, and then the answer changes. */
const surelyGiven = (params: WireParams) =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== 0 && value !== '0'))

/** Milliseconds for which the answer may be kept; 0 for not at all. */
function keptFor({ endpoint, method, params }: Question): number {
  if (endpoint.kind !== 'query' || method !== 'GET') return 0
  const { cache } = endpoint
  return KEPT_FOR[typeof cache === 'function' ? cache(surelyGiven(params)) : cache]
}

/** What the endpoint answers, without the envelope of v2. */
function dataOf({ generation }: Question['endpoint'], body: string): unknown {
  const said = JSON.parse(body)
  return generation === 'v2' ? said.result : said
}

/** Whether data is a list without rows. */
function isEmptyList(endpoint: Question['endpoint'], data: unknown): boolean {
  const name = endpoint.kind === 'query' ? endpoint.rows : undefined
  if (name === undefined) return false
  const rows = name === 'itself' ? data : (data as Record<string, unknown> | null)?.[name]
  return Array.isArray(rows) && !rows.length
}

/** An answer without any member, or without a result: a gateway gives one in a bad moment. */
const isBare = (body: string) => body.length < 200 && /^\s*\{\s*\}\s*$|"result"\s*:\s*(?:null|\{\s*\})/.test(body)

/** Whether data is as its schema has it. The check ends at the first fault: an answer may have a million. */
function isAs(schema: Schema, data: unknown): boolean {
  const fault = new Error()
  const issues: Issue[] = Object.assign([], {
    push() {
      throw fault
    },
  })
  try {
    schema.check({ value: data, issues })
    return true
  } catch (error) {
    if (error === fault) return false
    throw error
  }
}

/**
 * Milliseconds for which this answer is kept: `ttl` where it is as its record says. Another one is kept as long as the newest state,
 * a bare one not at all.
 */
async function keptAs({ endpoint }: Question, body: string, ttl: number): Promise<number> {
  if (ttl === KEPT_FOR.block && !isBare(body)) return ttl
  if ((await countValues(body, MAX_DEPTH)) > MOST_VALUES) return KEPT_FOR.block
  const data = dataOf(endpoint, body)
  if (!isAs(endpoint.response, data)) return isBare(body) ? 0 : KEPT_FOR.block
  // Of a block of the future a list may be empty now.
  return ttl === KEPT_FOR.immutable && isEmptyList(endpoint, data) ? KEPT_FOR.block : ttl
}

/** What lets a page and a CDN keep an answer too: none for the newest state, which they would show for longer than it is true. */
const keepable = ({ at, ttl, body }: Kept, age: number): Pick<Answer, 'maxAge' | 'tag'> =>
  ttl > KEPT_FOR.block ? { maxAge: ttl - age, tag: `W/"${at.toString(36)}-${body.length.toString(36)}"` } : {}

/** The store of a proxy: the given one, behind memory, or a new one in memory. */
export function toStore(cache: ProxyOptions['cache'], clock: Clock, attempt: Attempt): SharedStore | undefined {
  if (cache === false) return
  if (cache && 'kind' in cache) return layered(cache, { clock, maxBytes: DEFAULT_BYTES, attempt })
  return memoryStore({ maxBytes: cache?.maxBytes ?? DEFAULT_BYTES, clock })
}

export interface CacheOptions {
  /** The first word of all keys: two networks may share a store. */
  network: Network
  store: SharedStore | undefined
  /** Whether others write the store too. Values in our own memory were checked before they were stored. */
  isShared: boolean
  clock: Clock
  /** Whether a text repeats the key: a store is no better than who writes it. */
  isEcho(text: string): Promise<boolean>
}

/** `ask` with a memory: a stored answer costs no request. Answers that the store may hold say `hit` or `miss`. */
export function withCache(ask: AskService, { network, store, isShared, clock, isEcho }: CacheOptions): AskService {
  if (!store) return ask

  /** The stored answer, and whether it is still true; `undefined` for none, and for a value that we did not store. */
  async function find(store: SharedStore, question: Question, key: string) {
    const kept = unpack((await store.get(key)) ?? '')
    // The clock of another proxy may be ahead of this one's, by a little.
    if (!kept || kept.at > clock.now() + MAX_AHEAD) return
    const ttl = Math.min(kept.ttl, keptFor(question))
    const age = Math.max(0, clock.now() - kept.at)
    const isTrue = age < ttl
    if (!isTrue && age >= ttl + (STANDS_IN_FOR[ttl] ?? 0)) return
    const { body } = kept
    const isSound = async () =>
      body.length <= MAX_LENGTH && (await kindOf(question.endpoint, 200, body)) === 'success' && !(await isEcho(body))
    if (isShared && !(await isSound())) return
    const answer: Answer = isTrue
      ? { status: 200, body, cache: 'hit', age, ...keepable({ ...kept, ttl }, age) }
      : { status: 200, body, cache: 'stale', age }
    return { isTrue, answer }
  }

  return async (question, asker) => {
    const ttl = keptFor(question)
    if (ttl === 0) return ask(question, asker)
    const key = `${network} ${textOf(question, false)}`
    const found = await find(store, question, key)
    if (found?.isTrue) return found.answer
    const fresh = await ask(question, asker).catch((error) => {
      if (found && error instanceof Refusal && error.status >= 500) return { ...found.answer, insteadOf: error }
      throw error
    })
    if (found && (fresh.status >= 500 || fresh.status === 429)) return { ...found.answer, insteadOf: fresh }
    if (!fresh.isSuccess || fresh.body.length > MAX_LENGTH) return fresh
    const kept = { at: clock.now(), ttl: await keptAs(question, fresh.body, ttl), body: fresh.body }
    if (kept.ttl) void store.set(key, pack(kept), kept.ttl + (STANDS_IN_FOR[kept.ttl] ?? 0))
    return { ...fresh, cache: 'miss', ...keepable(kept, 0) }
  }
}

/** One text for equal questions. How long a page would wait changes whether there is an answer, and not which. */
export function textOf(question: Question, withTimeout: boolean): string {
  const { x_timeout, ...common } = question.common
  const search = searchOf(withTimeout ? question : { ...question, common })
  const { path, actionsVersion: version = '' } = question
  return [`${path}${search}`, version, bodyOf(question) ?? ''].join(' ').trimEnd()
}
