import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'

export { type UndiciFetchOptions, undiciFetch } from './undiciFetch.ts'

/** Any `Request → Response` function: `createProxy(…)`, or the `handle` of a local service. */
export type Handler = (request: Request) => Promise<Response>

/** Node's request as the web's. The origin is made up: a handler decides on the path, and `Host` is the sender's claim. */
function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request {
  const { method = 'GET', url = '/' } = incoming
  if (!url.startsWith('/')) throw new TypeError('not a path')
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one)
  }
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(`http://localhost${url}`, {
    method,
    headers,
    signal,
    ...(hasBody && { body: Readable.toWeb(incoming) as BodyInit, duplex: 'half' }),
  })
}

/**
 * A `node:http` listener (also a Connect or Express middleware) of a `Request → Response` handler. A sender that goes away
 * aborts the request's signal.
 *
 * ```ts
 * createServer(toNodeHandler(createProxy({ network: 'mainnet', apiKey: process.env.TONCENTER_API_KEY! }))).listen(8080)
 * ```
 */
export function toNodeHandler(
  handler: Handler,
): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  return async (incoming, outgoing) => {
    const gone = new AbortController()
    outgoing.on('close', () => gone.abort())
    let request: Request
    try {
      request = toRequest(incoming, gone.signal)
    } catch {
      // TRACE, CONNECT, a target that is no path: nothing a handler could be asked.
      outgoing.writeHead(400).end()
      return
    }
    try {
      const { status, headers, body } = await handler(request)
      outgoing.writeHead(status, Object.fromEntries(headers))
      if (body && incoming.method !== 'HEAD') await pipeline(Readable.fromWeb(body as ReadableStream), outgoing)
      else outgoing.end()
    } catch {
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(500).end()
    } finally {
      // An unread body would keep the connection from being used again.
      if (!incoming.complete) incoming.resume()
    }
  }
}
