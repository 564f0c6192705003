import type { Fault } from './options.ts'

/** So that a page of another origin can read the answers. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers':
    'content-type, x-api-key, x-ton-client-version, x-actions-version, x-no-address-book, x-no-metadata, x-timeout',
  'access-control-max-age': '600',
}

export const json = (status: number, body: object): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { ...cors, 'content-type': 'application/json; charset=utf-8' },
  })

export const preflight = (): Response => new Response(null, { status: 204, headers: cors })

/** What the gate in front of the service says: the text is in `result`, and there is no `error`. */
export const gatewayError = (code: number, result: string): Response => json(code, { ok: false, result, code })

/** What the service says by itself. */
export const serviceError = (generation: string, code: number, error: string): Response =>
  json(code, generation === 'v2' ? { ok: false, error, code } : { error })

const texts: Readonly<Record<number, string>> = {
  401: 'API key does not exist',
  403: 'Network not allowed',
  404: 'Not Found',
  422: 'failed to parse address',
  429: 'Ratelimit exceed',
  500: 'LITE_SERVER_UNKNOWN: a fault on demand',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'LITE_SERVER_NETWORK: timeout',
}

/** The answer of a fault of kind `status`. */
export function faultAnswer(generation: string, { status = 500, form }: Fault): Response {
  const text = texts[status] ?? 'A fault on demand'
  switch (form) {
    case 'v3':
      return json(status, { error: text })
    case 'ok-false-200':
      return json(200, { ok: false, result: text, code: status })
    case 'html': {
      const page = `<html><head><title>${status} ${text}</title></head><body><center><h1>${status} ${text}</h1></center></body></html>`
      return new Response(page, { status, headers: { ...cors, 'content-type': 'text/html' } })
    }
    case 'gateway':
      return gatewayError(status, text)
    default:
      if (status === 429) return gatewayError(status, text)
      if (status === 401 || status === 403) return json(status, { ok: false, error: text, code: status })
      return serviceError(generation, status, text)
  }
}
