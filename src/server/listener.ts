import type { IncomingMessage, ServerResponse } from 'node:http'
import { attempt } from '../core/attempt.ts'
import { type Answered, Refusal, refusal, toResponse } from './answer.ts'
import { handleOf } from './asked.ts'
import { fromIncoming, writeAnswered } from './direct.ts'
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
  /** Whether answers of a proxy above 8 KiB are packed for pages that take gzip. Default: yes. A balancer may do it in your place. */
  gzip?: boolean
}

/** The whole target, which Connect and Express keep beside the one without the mount path. */
type Mounted = IncomingMessage & { originalUrl?: string }

/** Paths that the web's URL leaves as they are: the signs that it escapes, and segments of dots, are looked at more closely. */
const PLAIN = /^(?!.*(?:\/\.|%2e))(?:\/[\w\-.~%!$&'()*+,;=:@]*)+(?:\?[^#]*)?$/is

/** The web's URL would silently turn `/ton/x/../api`, `/ton\\api` and `/ton/%2e%2e/api` into other paths, and cut `#…`. */
const isCanonical = (target: string): boolean =>
  PLAIN.test(target) ||
  (/^\/[^#]*$/.test(target) && new URL(`http://localhost${target}`).pathname === target.replace(/\?.*/s, ''))

/** Methods that the web's requests cannot have. */
const FORBIDDEN: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK'])

/** @throws {Refusal} 400 for TRACE, a line of HTTP/0.9, which a header can hide in, and a target that is no path or another path than it looks */
function checkTarget({ method = 'GET', url = '/', originalUrl = url, httpVersionMajor }: Mounted) {
  const isRight = attempt(() => isCanonical(url) && (originalUrl === url || isCanonical(originalUrl)))
  if (!isRight || FORBIDDEN.has(method) || httpVersionMajor === 0)
    throw new Refusal(400, 'path', 'There is no such target or method.')
}

/** Node's request as the web's. The origin is made up: a handler decides on the path, and `Host` is the sender's claim. */
function toRequest(incoming: Mounted, signal: AbortSignal, body: ReadableStream | string | undefined): Request {
  const { method = 'GET', url = '/' } = incoming
  try {
    const headers = new Headers()
    for (const [name, value] of Object.entries(incoming.headers)) {
      for (const one of [value ?? []].flat()) headers.append(name, one)
    }
    const withBody = body !== undefined && method !== 'GET' && method !== 'HEAD'
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
  { bodyTimeoutMs = 30_000, maxHeldBytes = 64 * 1024 * 1024, gzip = true }: NodeHandlerOptions = {},
): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  const handle = handleOf(handler)
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

    const context = { remoteAddress: incoming.socket.remoteAddress }
    /** The answer of the handler; that of a refusal where there is none. */
    async function answerBy<Given>(ask: () => Promise<Given>, refuse: (answered: Answered) => Given): Promise<Given> {
      try {
        checkTarget(incoming)
        const answered = ask()
        return await (body ? Promise.race([answered, body.cut]) : answered)
      } catch (error) {
        const generation = incoming.url?.includes('/api/v2/') ? 'v2' : 'v3'
        const failed = () => new Refusal(500, 'proxy', 'The server could not handle this request.')
        return refuse(refusal(generation, error instanceof Refusal ? error : failed()))
      }
    }

    const isLastNow = () => isCut || !isReusable(incoming)
    try {
      if (handle) {
        const make = (text?: string) => toRequest(incoming, gone.signal, text)
        const asked = fromIncoming(incoming, gone.signal, body?.stream, context, make)
        const answered = await answerBy(
          () => handle(asked),
          (answered) => answered,
        )
        const isLast = isLastNow()
        if (isLast) body?.release()
        return await writeAnswered(outgoing, answered, { isLast, gzips: gzip })
      }
      const answered = await answerBy(
        () => handler(toRequest(incoming, gone.signal, body?.stream), context),
        toResponse,
      )
      const isLast = isLastNow()
      const isWhole = await writeAnswer(outgoing, answered, { isLast, signal: gone.signal })
      body?.release()
      if (isLast && isWhole) await linger(incoming)
      outgoing.end()
    } catch {
      outgoing.destroy()
    }
  }
}
