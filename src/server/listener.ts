import type { IncomingMessage, ServerResponse } from 'node:http'
import { Refusal, toRefusalResponse } from './answer.ts'
import { isReusable, linger, openBody } from './incoming.ts'
import type { ProxyContext } from './options.ts'
import { writeAnswer } from './outgoing.ts'

/** Any `Request → Response` function: `createProxy(…)`, or the `handle` of a local service. */
export type Handler = (request: Request, context: ProxyContext) => Promise<Response>

export interface NodeHandlerOptions {
  /** Milliseconds from a request's head to the end of its body. One that is slower is answered 408. Default 30 000. */
  bodyTimeoutMs?: number
  /** Bytes of bodies in all requests that are not answered yet. One that is above it is answered 503. Default 64 MiB. */
  maxHeldBytes?: number
}

/** The whole target, which Connect and Express keep beside the one without the mount path. */
type Mounted = IncomingMessage & { originalUrl?: string }

/** The web's URL would silently turn `/ton/x/../api`, `/ton\api` and `/ton/%2e%2e/api` into other paths, and cut `#…`. */
const isCanonical = (target: string): boolean =>
  /^\/[^#]*$/.test(target) && new URL(`http://localhost${target}`).pathname === target.replace(/\?.*/s, '')

/**
 * Node's request as the web's. The origin is made up: a handler decides on the path, and `Host` is the sender's claim.
 * @throws {Refusal} 400 for TRACE, and a target that is no path or another path than it looks
 */
function toRequest(incoming: Mounted, signal: AbortSignal, body: ReadableStream | undefined): Request {
  const { method = 'GET', url = '/', originalUrl = url } = incoming
  try {
    if (!isCanonical(url) || !isCanonical(originalUrl)) throw new TypeError('no canonical path')
    const headers = new Headers()
    for (const [name, value] of Object.entries(incoming.headers)) {
      for (const one of [value ?? []].flat()) headers.append(name, one)
    }
    const withBody = body && method !== 'GET' && method !== 'HEAD'
    return new Request(`http://localhost${url}`, { method, headers, signal, ...(withBody && { body, duplex: 'half' }) })
  } catch {
    throw new Refusal(400, 'path', 'There is no such target or method.')
  }
}

/**
 * A `node:http` listener (also a Connect or Express middleware) of a `Request → Response` handler. A sender that
 * disconnects before it has the answer aborts the request's signal. A body that the handler does not read is dropped; if it
 * is long, the connection ends with the answer. Targets whose path is not in its canonical spelling are answered 400.
 *
 * ```ts
 * createServer(toNodeHandler(createProxy({ network: 'mainnet', apiKey: process.env.TONCENTER_API_KEY! }))).listen(8080)
 * ```
 */
export function toNodeHandler(
  handler: Handler,
  { bodyTimeoutMs = 30_000, maxHeldBytes = 64 * 1024 * 1024 }: NodeHandlerOptions = {},
): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  const holding = { timeoutMs: bodyTimeoutMs, max: maxHeldBytes, now: 0 }

  return async (incoming, outgoing) => {
    const gone = new AbortController()
    const body = openBody(incoming, holding)
    let isCut = false
    body?.cut.catch(() => {
      isCut = true
      // Where an answer has begun there can be no other.
      if (outgoing.headersSent) incoming.socket.destroy()
    })
    outgoing.once('close', () => {
      body?.release()
      if (!outgoing.writableFinished) gone.abort()
    })

    async function answer(): Promise<Response> {
      try {
        const request = toRequest(incoming, gone.signal, body?.stream)
        const answered = handler(request, { remoteAddress: incoming.socket.remoteAddress })
        return await (body ? Promise.race([answered, body.cut]) : answered)
      } catch (error) {
        const generation = incoming.url?.includes('/api/v2/') ? 'v2' : 'v3'
        const failed = () => new Refusal(500, 'proxy', 'The server could not handle this request.')
        return toRefusalResponse(generation, error instanceof Refusal ? error : failed())
      }
    }

    const answered = await answer()
    try {
      const isLast = isCut || !isReusable(incoming)
      const isWhole = await writeAnswer(outgoing, answered, { isLast, signal: gone.signal })
      body?.release()
      if (isLast && isWhole) await linger(incoming)
      outgoing.end()
    } catch {
      outgoing.destroy()
    }
  }
}
