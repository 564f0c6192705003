import { redirectOf } from '../core/answer.ts'
import type { Clock } from '../core/clock.ts'
import { redactError } from '../core/redact.ts'
import { type Answer, Refusal } from './answer.ts'
import { createRedactor, toKey } from './key.ts'
import type { ProxyNetwork } from './options.ts'
import { bodyOf, type Question, searchOf } from './question.ts'
import { LONG, readInTurn } from './readInTurn.ts'
import { isWholeObject } from './whole.ts'
import { TimeUpError, within } from './within.ts'

/** @throws {Refusal} where there is no answer that a page may have */
export type Ask = (question: Question, signal: AbortSignal) => Promise<Answer>

export interface Upstream {
  readonly ask: Ask
  /** Whether a text repeats the key of the last request. */
  isEcho(text: string): boolean
}

/** Milliseconds in which another key is expected once the service refuses the one that it knew, and between two looks for it. */
const CHANGE_MS = 2_000
const LOOK_MS = 100

/** How often a question is asked while the key changes: with the old, the new and the old one, which is then the new one. */
const MOST_KEYS = 3

/** Seconds. A longer pause is no longer than this for pages: what is upstream may be wrong about its clock. */
const LONGEST_RETRY_S = 3_600

export interface UpstreamOptions {
  /** Without `/api/vN`. */
  base: string
  apiKey: ProxyNetwork['apiKey']
  fetch: (input: Request) => Promise<Response>
  clock: Clock
  timeoutMs: number
  maxBytes: number
}

/**
 * What a body is to the endpoint: a success in the form of its generation, a refusal, which v2 gives with status 200 too, or
 * `undefined` for half an answer.
 */
export function kindOf(
  { generation }: Question['endpoint'],
  status: number,
  body: string,
): 'success' | 'refusal' | undefined {
  if (body.length > LONG) {
    const isAnswer = generation === 'v3' || /"ok"\s*:\s*(?:true|false)/.test(body.slice(0, 200) + body.slice(-200))
    return isAnswer && isWholeObject(body) ? 'success' : undefined
  }
  let said: { ok?: unknown; error?: unknown } | null
  try {
    said = JSON.parse(body)
  } catch {
    return
  }
  if (status !== 200) return 'refusal'
  if (typeof said !== 'object' || said === null || (generation === 'v2' && typeof said.ok !== 'boolean')) return
  return said.ok === false || (generation === 'v3' && typeof said.error === 'string') ? 'refusal' : 'success'
}

/** `Retry-After` in seconds, read and not repeated: a header may hold anything. */
function toSeconds(value: string | null, clock: Clock): number | undefined {
  // `Date.parse` takes much that is no date of HTTP.
  const date = /^[A-Z][a-z]{2}, [\w :]+ GMT$/.test(value ?? '') ? Date.parse(value as string) : Number.NaN
  const seconds = /^\d{1,9}$/.test(value ?? '') ? Number(value) : (date - clock.now()) / 1_000
  return seconds >= 0 ? Math.min(LONGEST_RETRY_S, Math.ceil(seconds)) : undefined
}

function toRequest(base: string, question: Question, key: string, signal: AbortSignal): Request {
  const { path, method, actionsVersion } = question
  const body = bodyOf(question)
  return new Request(`${base}${path}${searchOf(question)}`, {
    method,
    headers: {
      'x-api-key': key,
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(actionsVersion !== undefined && { 'x-actions-version': actionsVersion }),
    },
    signal,
    // A redirect would carry the key to wherever it points. Workers of Cloudflare refuse the value `error`.
    redirect: 'manual',
    ...(body !== undefined && { body }),
  })
}

/** An answer, or the refusal in its place. */
const settle = (asked: Promise<Answer>): Promise<Answer | Refusal> =>
  asked.catch((error) => {
    if (error instanceof Refusal) return error
    throw error
  })

/** A key, and what takes it out of a text. */
interface Key {
  text: string
  redact: ReturnType<typeof createRedactor>
}

const withRedactor = (text: string): Key => ({ text, redact: createRedactor(text) })

/** One network's service, asked with its key. @throws {TypeError} for a literal key that no request can have */
export function createUpstream({ base, apiKey, fetch, clock, timeoutMs, maxBytes }: UpstreamOptions): Upstream {
  // A literal key is wrong from the start, and for every request.
  const literal = typeof apiKey === 'string' ? toKey(apiKey) : undefined
  let last = withRedactor(literal ?? '')
  /** The key with which the service has answered last. */
  let known: Key | undefined

  async function getKey(): Promise<Key> {
    try {
      const text = literal ?? toKey(await (apiKey as () => string | Promise<string>)())
      if (text !== last.text) last = withRedactor(text)
      return last
    } catch (cause) {
      throw new Refusal(500, 'proxy', 'The proxy has no usable API key.', { cause })
    }
  }

  /** The key to ask with after the service has refused one: of two sides that change their key one is a little late. */
  async function getOtherKey(refused: Key, { legacy401 }: Question['endpoint'], signal: AbortSignal) {
    if (literal !== undefined) return
    if (known && known.text !== refused.text) return known
    const patience = known && !legacy401 ? CHANGE_MS : 0
    for (let waited = 0; waited <= patience; waited += LOOK_MS) {
      if (waited) await clock.sleep(LOOK_MS, signal)
      const next = await getKey()
      if (next.text !== refused.text) return next
    }
    known = undefined
  }

  const wrong = (text: string, cause?: unknown) => new Refusal(502, 'upstream', text, { cause })

  async function askOnce(question: Question, { text, redact }: Key, signal: AbortSignal): Promise<Answer> {
    const response = await fetch(toRequest(base, question, text, signal))
    const { status, headers } = response
    if (redirectOf(response) !== undefined) throw wrong('The service redirects, which a key does not follow.')
    if (status !== 200 && !(status >= 400 && status < 600)) throw wrong(`The service answered ${status}.`)
    const isJson = /\bjson\b/i.test(headers.get('content-type') ?? '')
    if (!isJson) {
      const message = `The service answered ${status} and no JSON.`
      throw new Refusal(status >= 400 ? status : 502, 'upstream', message)
    }
    const tooLong = wrong(`The service's answer is larger than ${maxBytes} bytes.`)
    if (Number(headers.get('content-length')) > maxBytes) throw tooLong
    return readInTurn(response, { maxBytes, tooLong, signal }, (said) => {
      const body = redact(said)
      if (body === undefined) {
        const message = 'The service answered with the API key in its text.'
        throw new Refusal(status >= 400 ? status : 502, 'upstream', message)
      }
      const retryAfter = status >= 400 ? toSeconds(headers.get('retry-after'), clock) : undefined
      const kind = kindOf(question.endpoint, status, body)
      if (!kind) throw wrong('The service answered with half of an answer, or with none.')
      return { status, body, retryAfter, isSuccess: kind === 'success' && body === said }
    })
  }

  async function ask(question: Question, signal: AbortSignal): Promise<Answer> {
    let key = await getKey()
    for (let tried = 1; ; tried++) {
      const said = await settle(askOnce(question, key, signal))
      if (said.status === 200) known = key
      // A 401 says that nothing was done.
      const other =
        said.status === 401 && tried < MOST_KEYS ? await getOtherKey(key, question.endpoint, signal) : undefined
      if (other) key = other
      else if (said instanceof Refusal) throw said
      else return said
    }
  }

  return {
    isEcho: (text) => last.redact(text) !== text,
    async ask(question, signal) {
      try {
        return await within({ clock, ms: timeoutMs, signal }, (own) => ask(question, own))
      } catch (cause) {
        if (cause instanceof Refusal || signal.aborted) throw cause
        if (cause instanceof TimeUpError) throw wrong(`The service gave no answer within ${timeoutMs} ms.`, cause)
        throw wrong('The service cannot be reached.', redactError(cause, last.text))
      }
    },
  }
}
