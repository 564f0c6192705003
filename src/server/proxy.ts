import { redirectOf } from '../core/answer.ts'
import type { AnyEndpoint } from '../core/endpoint.ts'
import { HOSTED } from '../core/network.ts'
import { type Answer, answer, Refusal, refuse } from './answer.ts'
import { readBody, readRpcCall } from './body.ts'
import { type Question, withCache } from './cache.ts'
import type { ProxyOptions, Proxy as RequestHandler } from './options.ts'
import { createRoutes } from './routes.ts'

const JSON_RPC = '/api/v2/jsonRPC'

/**
 * A proxy that keeps the API key on the server: pages ask it as they would ask the service, under `basePath`, and it asks the
 * service with the key. Lets through the endpoints of the contract and nothing else; of the page's request it passes on the
 * query, the body and `X-Actions-Version`, of the service's answer the status, the JSON and `Retry-After`. Keeps answers for a while: see `cache`.
 *
 * @throws {TypeError} for a network without a host, an empty key, an unknown name in `allow`, or a `maxBytes` that is no bound
 */
export function createProxy(options: ProxyOptions): RequestHandler {
  const { network, apiKey, basePath = '/ton', send = false, fetch = (request) => globalThis.fetch(request) } = options
  const given = options.upstream ?? HOSTED[network]
  if (given === undefined) throw new TypeError(`createProxy: the network "${network}" has no host. Give upstream.`)
  if (apiKey === '') throw new TypeError('createProxy: apiKey is empty.')
  const upstream = given.replace(/\/+$/, '').replace(/\/api(?:\/v[23])?$/, '')
  const base = basePath.replace(/\/+$/, '')
  const routes = createRoutes(options.allow)

  async function toQuestion(request: Request, url: URL, path: string): Promise<Question> {
    const rpc = path === JSON_RPC
    const byPath = routes.byPath(path)
    const methods = rpc ? ['POST'] : byPath.map(({ method }) => method)
    const { method } = request
    if (!methods.length) throw new Refusal(404, 'There is no such endpoint here.')
    if (!methods.some((one) => one === method))
      throw new Refusal(405, `Ask this endpoint with ${methods.join(' or ')}.`)
    // `send` may want to read the body, which can be read once.
    const asked = typeof send === 'function' ? request.clone() : request
    let body = method === 'POST' ? await readBody(request) : undefined
    let endpoint: AnyEndpoint | undefined = byPath.find((record) => record.method === method)
    if (rpc) {
      const call = readRpcCall(body ?? '')
      endpoint = routes.byMethod(call.method)
      if (!endpoint) throw new Refusal(404, 'There is no such method here.')
      body = call.body
    }
    if (endpoint?.kind === 'mutation' && !(typeof send === 'function' ? await send(asked) : send)) {
      throw new Refusal(403, 'Sending is not allowed here.')
    }
    const query = new URLSearchParams(url.search)
    for (const name of [...query.keys()]) if (/^api_?key$/i.test(name)) query.delete(name)
    const actionsVersion = request.headers.get('x-actions-version') ?? undefined
    return { endpoint, method, path, query, body, actionsVersion }
  }

  function toUpstream({ method, path, query, body, actionsVersion }: Question, signal: AbortSignal): Request {
    const search = query.toString()
    return new Request(`${upstream}${path}${search && `?${search}`}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(actionsVersion !== undefined && { 'x-actions-version': actionsVersion }),
      },
      signal,
      // A redirect would carry the key to wherever it points. Workers of Cloudflare refuse the value `error`.
      redirect: 'manual',
      ...(body !== undefined && { body }),
    })
  }

  /** @throws {Refusal} where there is no answer */
  async function askService(question: Question, signal: AbortSignal): Promise<Answer> {
    const request = toUpstream(question, signal)
    let key: string
    try {
      key = typeof apiKey === 'function' ? await apiKey() : apiKey
      if (key) request.headers.set('x-api-key', key)
    } catch {
      throw new Refusal(500, 'The proxy has no usable API key.')
    }
    let response: Response
    let text: string
    try {
      response = await fetch(request)
      text = await response.text()
    } catch {
      throw new Refusal(502, 'The service cannot be reached.')
    }
    if (redirectOf(response) !== undefined)
      throw new Refusal(502, 'The service redirects, which a key does not follow.')
    if (!/\bjson\b/i.test(response.headers.get('content-type') ?? '')) {
      const status = response.status >= 400 ? response.status : 502
      throw new Refusal(status, `The service answered ${response.status} and no JSON.`)
    }
    // A self-hosted service may have a short key: as a part of words and numbers it would be no echo.
    const safe = key.length < 16 ? text : text.replaceAll(key, '…')
    return { status: response.status, body: safe, retryAfter: response.headers.get('retry-after') }
  }

  const ask = withCache(askService, options)

  return async (request) => {
    const url = new URL(request.url)
    const path = url.pathname.startsWith(`${base}/`) ? url.pathname.slice(base.length) : ''
    const generation = path.startsWith('/api/v2/') ? 'v2' : 'v3'
    try {
      return answer(await ask(await toQuestion(request, url, path), request.signal))
    } catch (error) {
      // Anything else is a page that went away while it was sending, or a `send` that threw: its words are not for pages.
      const refusal = error instanceof Refusal ? error : new Refusal(500, 'The proxy could not handle this request.')
      return refuse(generation, refusal.status, refusal.message)
    }
  }
}
