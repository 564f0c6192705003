import type { AnyEndpoint } from '../core/endpoint.ts'

export type Generation = AnyEndpoint['generation']

/** The part of an answer that a page may see: data. Not markup that its origin would run, nor headers that set state. */
const SAFE_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

/** The part of the service's answer that a page gets. */
export interface Answer {
  status: number
  body: string
  /** Seconds. */
  retryAfter?: number | undefined
  /** Whether it is a success without any trace of the key: only that is kept. */
  isSuccess?: boolean
  /** Whether the proxy had kept it; `stale` in place of a service that fails. Absent where it could not have been. */
  cache?: 'hit' | 'miss' | 'stale'
  /** Milliseconds for which it has been kept. */
  age?: number
  /** The failure of the service, where a `stale` one is in its place. */
  insteadOf?: Answer | Refusal
  /** Milliseconds for which pages and a CDN may keep it. */
  maxAge?: number
  /** Of this text, for who has kept it. */
  tag?: string
}

const seconds = (ms: number) => String(Math.floor(ms / 1_000))

/** What goes to the page, in every runtime. */
export interface Answered {
  status: number
  headers: Readonly<Record<string, string>>
  /** `null` for none at all. */
  body: string | null
}

/** @param ifNoneMatch the tags of what the sender has kept: it gets 304 in place of the same text */
export function answer(
  { status, body, retryAfter, cache, age, maxAge, tag }: Answer,
  ifNoneMatch?: string | null,
): Answered {
  const headers = {
    ...SAFE_HEADERS,
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    ...(cache && { 'x-toncenter-cache': cache }),
    ...(age !== undefined && { age: seconds(age) }),
    ...(maxAge !== undefined && {
      // A CDN counts from the time that `age` names.
      'cache-control': `public, max-age=${seconds(maxAge + (age ?? 0))}`,
      vary: 'x-actions-version',
    }),
    ...(tag && { etag: tag }),
  }
  if (tag && ifNoneMatch?.split(/\s*,\s*/).includes(tag)) return { status: 304, headers, body: null }
  return { status, headers, body }
}

/** The web's answer. */
export const toResponse = ({ status, headers, body }: Answered): Response => new Response(body, { status, headers })

/** The reason of a refusal: the member `refusal` of the answer. The client makes its error from it. */
export type RefusalKind =
  | 'path'
  | 'method'
  | 'params'
  | 'body'
  | 'size'
  | 'key'
  | 'send'
  /** A page of another origin asks. */
  | 'origin'
  /** This client asks too often. */
  | 'client'
  /** The budget of all clients is spent, and the queue is full. */
  | 'busy'
  | 'upstream'
  | 'proxy'

interface RefusalOptions {
  /** Seconds. */
  retryAfter?: number
  /** The methods that the path takes. */
  allow?: readonly string[]
  cause?: unknown
}

/** Thrown to end a request with this answer. The message is for pages; the cause is not. */
export class Refusal extends Error {
  readonly status: number
  readonly kind: RefusalKind
  readonly retryAfter: number | undefined
  readonly allow: readonly string[] | undefined

  constructor(status: number, kind: RefusalKind, text: string, { retryAfter, allow, cause }: RefusalOptions = {}) {
    super(text, cause === undefined ? undefined : { cause })
    this.status = status
    this.kind = kind
    this.retryAfter = retryAfter
    this.allow = allow
  }
}

/** A refusal in the form of the generation that was asked. */
export function refusal(
  generation: Generation,
  { status, kind, message, retryAfter, allow }: Refusal,
  requestId?: string,
): Answered {
  const said = generation === 'v2' ? { ok: false, error: message, code: status } : { error: message }
  const answered = answer({ status, body: JSON.stringify({ ...said, refusal: kind }), retryAfter })
  const more = {
    ...(allow && { allow: allow.join(', ') }),
    ...(requestId !== undefined && { 'x-request-id': requestId }),
  }
  return { ...answered, headers: { ...answered.headers, ...more } }
}
