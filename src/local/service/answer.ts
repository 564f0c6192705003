import type { Fault } from '../options.ts'

const utf8 = /* @__PURE__ */ new TextEncoder()

/** So that a page of another origin can read the answers. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers':
    'content-type, x-api-key, x-ton-client-version, x-actions-version, x-no-address-book, x-no-metadata, x-timeout',
  'access-control-expose-headers': 'retry-after',
  'access-control-max-age': '600',
}

type Headers = Readonly<Record<string, string>>

export const json = (status: number, body: object, headers: Headers = {}): Response =>
  // As bytes: a Response checks a string once more.
  new Response(utf8.encode(JSON.stringify(body)), {
    status,
    headers: { ...cors, 'content-type': 'application/json; charset=utf-8', ...headers },
  })

export const preflight = (): Response => new Response(null, { status: 204, headers: cors })

/** Errors of the service itself, outside of both APIs. */
export const serviceError = (generation: string, code: number, error: string): Response =>
  json(code, generation === 'v2' ? { ok: false, error, code } : { error })

const texts: Readonly<Record<number, string>> = {
  401: 'API key does not exist',
  403: 'Network not allowed',
  404: 'Not Found',
  422: 'failed to parse address',
  429: 'Ratelimit exceeded',
  500: 'LITE_SERVER_UNKNOWN: a fault on demand',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'LITE_SERVER_NETWORK: timeout',
}

/** The limiter of the hosted service words it otherwise than the reference does. */
const GATEWAY_429 = 'Ratelimit exceed'

/** How the gate and the service spell an error when nothing else is asked for. */
function defaultForm(generation: string, status: number): NonNullable<Fault['form']> {
  if (status === 429) return 'gateway'
  return generation === 'v2' || status === 401 || status === 403 ? 'error' : 'v3'
}

/** The answer of a fault of kind `status`; a refusal of the gate too is such an answer. */
export function faultAnswer(generation: string, { status = 500, form, retryAfter }: Fault): Response {
  const text = texts[status] ?? 'A fault on demand'
  const result = status === 429 ? GATEWAY_429 : text
  const headers = retryAfter === undefined ? undefined : { 'retry-after': String(retryAfter) }
  switch (form ?? defaultForm(generation, status)) {
    case 'v3':
      return json(status, { error: text }, headers)
    case 'error':
      return json(status, { ok: false, error: text, code: status }, headers)
    case 'gateway':
      return json(status, { ok: false, result, code: status }, headers)
    case 'ok-false-200':
      return json(200, { ok: false, result, code: status }, headers)
    case 'html': {
      const page = `<html><head><title>${status} ${text}</title></head><body><center><h1>${status} ${text}</h1></center></body></html>`
      return new Response(page, { status, headers: { ...cors, 'content-type': 'text/html', ...headers } })
    }
  }
}
