import type { Cache, WireParams } from '../core/endpoint.ts'
import type { Network } from '../core/network.ts'
import type { Clock } from '../core/pace/clock.ts'
import { run } from '../core/schema/schema.ts'
import type { Answer } from './answer.ts'
import { kindOf } from './kindOf.ts'
import type { ProxyOptions } from './options.ts'
import { bodyOf, type Question, searchOf } from './question.ts'
import { memoryStore, type SharedStore } from './store.ts'
import type { AskService } from './upstream.ts'
import { within } from './within.ts'

/** Milliseconds. The service itself keeps answers about the newest block for one second, and a block lasts longer. */
const KEPT_FOR: Record<Cache, number> = { immutable: 86_400_000, config: 300_000, block: 1_000, never: 0 }

/** Of memory by default: some hundred long lists, some thousand accounts, and little beside what Node itself takes. */
const DEFAULT_BYTES = 16 * 1024 * 1024

/** Characters of the longest answer that is kept: one of 1 000 rows must not drive out all others. */
const MAX_LENGTH = 1024 * 1024

/** Milliseconds. A store that is slower than this saves nothing worth waiting for. */
const MAX_WAIT = 50

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

/**
 * Milliseconds for which this answer is kept: `ttl` where it is as its record says. Another one is kept as long as the newest state,
 * a bare one not at all.
 */
function keptAs({ endpoint }: Question, body: string, ttl: number): number {
  if (ttl === KEPT_FOR.block && !isBare(body)) return ttl
  const data = dataOf(endpoint, body)
  if (run(endpoint.response, data).issues.length) return isBare(body) ? 0 : KEPT_FOR.block
  // Of a block of the future a list may be empty now.
  return ttl === KEPT_FOR.immutable && isEmptyList(endpoint, data) ? KEPT_FOR.block : ttl
}

const pack = (now: number, body: string) => `${now}\n${body}`

function unpack(value: string): { at: number; body: string } | undefined {
  const [, at, body] = /^(\d+)\n([[{].*)$/s.exec(value) ?? []
  return at === undefined || body === undefined ? undefined : { at: Number(at), body }
}

/** The store of a proxy: the given one, or a new one in memory. */
export function toStore(cache: ProxyOptions['cache'], clock: Clock): SharedStore | undefined {
  if (cache === false) return
  if (cache && 'kind' in cache) return cache
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
  const soon = <Result>(run: () => Promise<Result>) => within({ clock, ms: MAX_WAIT }, run)

  /** The stored answer that is still true; `undefined` for none, and for a value that we did not store. */
  async function find(store: SharedStore, question: Question, key: string, ttl: number): Promise<Answer | undefined> {
    const kept = unpack((await soon(() => store.get(key))) ?? '')
    // The clock of another proxy may be ahead of this one's, by a little.
    const age = kept && Math.max(0, clock.now() - kept.at)
    if (!kept || age === undefined || age >= ttl || kept.at > clock.now() + MAX_AHEAD) return
    const { body } = kept
    const isSound = async () =>
      body.length <= MAX_LENGTH && (await kindOf(question.endpoint, 200, body)) === 'success' && !(await isEcho(body))
    return !isShared || (await isSound()) ? { status: 200, body, cache: 'hit', age } : undefined
  }

  return async (question, asker) => {
    const ttl = keptFor(question)
    if (ttl === 0) return ask(question, asker)
    const key = `${network} ${textOf(question, false)}`
    let isUsable = true
    const kept = await find(store, question, key, ttl).catch(() => {
      isUsable = false
    })
    if (kept) return kept
    const fresh = await ask(question, asker)
    if (!fresh.isSuccess || fresh.body.length > MAX_LENGTH) return fresh
    const ms = keptAs(question, fresh.body, ttl)
    // Writes to a store that does not answer would only pile up.
    if (isUsable && ms) void soon(() => store.set(key, pack(clock.now(), fresh.body), ms)).catch(() => {})
    return { ...fresh, cache: 'miss' }
  }
}

/** One text for equal questions. How long a page would wait changes whether there is an answer, and not which. */
export function textOf(question: Question, withTimeout: boolean): string {
  const { x_timeout, ...common } = question.common
  const search = searchOf(withTimeout ? question : { ...question, common })
  const { path, actionsVersion: version = '' } = question
  return [`${path}${search}`, version, bodyOf(question) ?? ''].join(' ').trimEnd()
}
