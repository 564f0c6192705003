import {
  BadRequestError,
  type ErrorInfo,
  MethodNotAllowedError,
  NetworkNotAllowedError,
  NotFoundError,
  NotJsonError,
  RateLimitError,
  SendNotAllowedError,
  ServerError,
  type TonCenterError,
  UnknownKeyError,
} from '../errors.ts'
import { errorInWords } from '../refusals.ts'
import { parseJson } from './json.ts'

interface Envelope {
  ok?: unknown
  result?: unknown
  error?: unknown
  code?: unknown
  /** The part of our proxy that refused. */
  refusal?: unknown
}

/** How long a 429 without `Retry-After`, or with a part of a second that is rounded to 0, asks to wait: the free limit is one a second. */
const PAUSE_MS = 1_000

/**
 * `Retry-After` in milliseconds: seconds, or a date on the clock of the service, which this device's may not agree with.
 */
function retryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after')
  if (!value) return
  const answeredAt = Date.parse(headers.get('date') ?? '') || now
  const ms = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - answeredAt
  return ms >= 0 ? ms || PAUSE_MS : undefined
}

/** The target of a redirect that was not followed. A browser hides it: there the status is 0. */
export function redirectOf({ type, status, headers }: Response): string | undefined {
  if (type !== 'opaqueredirect' && (status < 300 || status > 399)) return
  return headers.get('location') ?? 'another place'
}

/**
 * The error of a refusal by its status: texts differ between versions of the service. `errorInWords` knows those that say more.
 */
function toError(
  info: ErrorInfo,
  headers: Headers,
  now: number,
  isAboutKey: boolean,
  refusal: unknown,
): TonCenterError {
  const { status = 0, serviceText = '' } = info
  if (status === 401) {
    // 401 has two meanings: the gateway does not know the key, or an argument is missing.
    return isAboutKey || /\bkey\b/i.test(serviceText) ? new UnknownKeyError(info) : new BadRequestError(info)
  }
  if (status === 403) return refusal === 'send' ? new SendNotAllowedError(info) : new NetworkNotAllowedError(info)
  if (status === 405) return new MethodNotAllowedError(info, headers.get('allow')?.match(/[A-Z]+/g))
  if (status === 404) return new NotFoundError(info)
  if (status === 429) return new RateLimitError(info, retryAfter(headers, now) ?? PAUSE_MS)
  if (status >= 500) return new ServerError(info, retryAfter(headers, now))
  // A query timeout of the database is a 422 on some endpoints; the same question may be answered later.
  return new BadRequestError(
    info,
    status === 408 || status === 425 || (status === 422 && /deadline|timeout/i.test(serviceText)),
  )
}

/**
 * The data in an answer: the body for v3, `result` for v2. Every form of refusal becomes a typed error: a status code, the v2
 * envelope, the gateway's text in `result`, HTML.
 */
export function readAnswer(
  response: Response,
  text: string,
  info: ErrorInfo,
  { now, isAboutKey, redact }: { now: number; isAboutKey: boolean; redact(said: string): string },
): unknown {
  const whole = (said: unknown) => redact(typeof said === 'string' ? said : (JSON.stringify(said) ?? ''))
  const words = (said: unknown) => whole(said).slice(0, 300)
  const refuse = (status: number, said: unknown, refusal?: unknown) => {
    const refused = { ...info, status, serviceText: words(said) }
    // Of the whole text: the exit code may be after the cut.
    throw errorInWords(refused, whole(said)) ?? toError(refused, response.headers, now, isAboutKey, refusal)
  }
  let body: unknown
  try {
    body = parseJson(text)
  } catch {
    if (!response.ok) refuse(response.status, text)
    throw new NotJsonError({ ...info, status: response.status, serviceText: words(text) })
  }
  const envelope = (typeof body === 'object' && body !== null ? body : {}) as Envelope
  const refused = info.endpoint.startsWith('v2') ? envelope.ok !== true : envelope.ok === false
  if (!response.ok || refused) {
    // The code in the envelope is the true one: some gateways send it with HTTP 200.
    const status = typeof envelope.code === 'number' && envelope.code >= 400 ? envelope.code : response.status
    refuse(status, envelope.error ?? envelope.result ?? body, envelope.refusal)
  }
  return info.endpoint.startsWith('v2') ? envelope.result : body
}
