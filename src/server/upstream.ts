import type { Clock } from '../core/pace/clock.ts'
import { type Answer, Refusal } from './answer.ts'
import type { Asker } from './budget.ts'
import type { Timing } from './event.ts'
import { createKeyRing, type Key } from './keyRing.ts'
import { kindOf } from './kindOf.ts'
import type { ProxyNetwork } from './options.ts'
import { bodyOf, type Question, searchOf } from './question.ts'
import type { createHolds } from './readAnswer.ts'
import type { AskDirectly, Outgoing } from './reply.ts'
import { TimeUpError, within } from './within.ts'

/** @throws {Refusal} where there is no answer that a page may have */
export type AskService = (question: Question, asker: Asker) => Promise<Answer>

export interface Upstream {
  readonly ask: AskService
  /** Whether a text repeats the key of the last request. */
  isEcho(text: string): Promise<boolean>
  /** Whether there is a key. */
  hasKey(): Promise<boolean>
}

/** Attempts while the key changes: with the old, the new and the old one, which is then the new one. */
const MOST_KEYS = 3

/** Seconds. The longest pause for pages: the clock of the service may be wrong. */
const LONGEST_RETRY_S = 3_600

export interface UpstreamOptions {
  /** Without `/api/vN`. */
  base: string
  apiKey: ProxyNetwork['apiKey']
  askDirectly: AskDirectly
  clock: Clock
  timeoutMs: number
  maxBytes: number
  holds: ReturnType<typeof createHolds>
}

/** `Retry-After` in seconds, read and not repeated: a header may hold anything. */
function toSeconds(value: string | null, clock: Clock): number | undefined {
  // `Date.parse` takes much that is no date of HTTP.
  const date = /^[A-Z][a-z]{2}, [\w :]+ GMT$/.test(value ?? '') ? Date.parse(value as string) : Number.NaN
  const seconds = /^\d{1,9}$/.test(value ?? '') ? Number(value) : (date - clock.now()) / 1_000
  return seconds >= 0 ? Math.min(LONGEST_RETRY_S, Math.ceil(seconds)) : undefined
}

interface Asked {
  key: Key
  signal: AbortSignal
  traceparent: string | undefined
  timing: Timing | undefined
}

function toOutgoing({ origin, path: prefix }: Base, question: Question, { key, signal, traceparent }: Asked): Outgoing {
  const { path, method, actionsVersion } = question
  const body = bodyOf(question)
  const headers: Record<string, string> = { 'x-api-key': key.text, accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (actionsVersion !== undefined) headers['x-actions-version'] = actionsVersion
  if (traceparent !== undefined) headers.traceparent = traceparent
  return { origin, path: `${prefix}${path}${searchOf(question)}`, method, headers, body, signal }
}

/** An address in two parts: up to its host, and the path behind that. */
interface Base {
  origin: string
  path: string
}

function toBase(base: string): Base {
  const origin = /^https?:\/\/[^/]+/i.exec(base)?.[0] ?? ''
  return { origin, path: base.slice(origin.length) }
}

/** An answer, or the refusal in its place. */
const settle = (asked: Promise<Answer>): Promise<Answer | Refusal> =>
  asked.catch((error) => {
    if (error instanceof Refusal) return error
    throw error
  })

/** One network's service, asked with its key. @throws {TypeError} for a literal key that no request can have */
export function createUpstream({
  base,
  apiKey,
  askDirectly,
  clock,
  timeoutMs,
  maxBytes,
  holds,
}: UpstreamOptions): Upstream {
  const address = toBase(base)
  const keys = createKeyRing(apiKey, clock)
  const wrong = (text: string, cause?: unknown) => new Refusal(502, 'upstream', text, { cause })

  async function askOnce(question: Question, asked: Asked): Promise<Answer> {
    const { key, signal, timing } = asked
    const reply = await askDirectly(toOutgoing(address, question, asked))
    const { status, header } = reply
    if (timing) timing.upstreamStatus = status
    if (reply.isRedirect) throw wrong('The service redirects, which a key does not follow.')
    if (status !== 200 && !(status >= 400 && status < 600)) throw wrong(`The service answered ${status}.`)
    const retryAfter = status >= 400 ? toSeconds(header('retry-after'), clock) : undefined
    /** A refusal of the service in our words. */
    const inOurWords = (message: string) =>
      new Refusal(status >= 400 ? status : 502, 'upstream', message, retryAfter === undefined ? {} : { retryAfter })

    if (!/\bjson\b/i.test(header('content-type') ?? '')) {
      throw inOurWords(`The service answered ${status} and no JSON.`)
    }
    const tooLong = () => wrong(`The service's answer is larger than ${maxBytes} bytes.`)
    if (Number(header('content-length')) > maxBytes) throw tooLong()
    const said = await reply.read({ hold: () => holds(maxBytes, tooLong), signal })
    const body = await key.redact(said)
    if (body === undefined) throw inOurWords('The service answered with the API key in its text.')
    const kind = await kindOf(question.endpoint, status, body)
    const half = 'The service answered with half of an answer, or with none.'
    // A pause is one without a reason too.
    if (!kind) throw status === 429 ? inOurWords(half) : wrong(half)
    return { status, body, retryAfter, isSuccess: kind === 'success' && body === said }
  }

  async function ask(question: Question, given: Omit<Asked, 'key'>): Promise<Answer> {
    let key = await keys.current()
    for (let tried = 1; ; tried++) {
      const said = await settle(askOnce(question, { ...given, key }))
      if (said.status === 200) keys.answered(key)
      // A 401 proves that the service did nothing.
      const isRefused = said.status === 401 && tried < MOST_KEYS
      const other = isRefused ? await keys.other(key, !question.endpoint.legacy401) : undefined
      if (other) key = other
      else if (said instanceof Refusal) throw said
      else return said
    }
  }

  return {
    isEcho: keys.isEcho,
    hasKey: () =>
      keys.current().then(
        () => true,
        () => false,
      ),
    async ask(question, { signal, traceparent, timing }) {
      try {
        return await within({ clock, ms: timeoutMs, signal }, (own) =>
          ask(question, { signal: own, traceparent, timing }),
        )
      } catch (cause) {
        if (cause instanceof Refusal || signal.aborted) throw cause
        if (cause instanceof TimeUpError) throw wrong(`The service gave no answer within ${timeoutMs} ms.`, cause)
        throw wrong('The service cannot be reached.', keys.redactError(cause))
      }
    },
  }
}
