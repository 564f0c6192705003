import type { Answered } from './answer.ts'
import { collect } from './collect.ts'
import type { ProxyContext } from './options.ts'

/** What the proxy reads of a request, in every runtime. */
export interface Asked {
  readonly method: string
  readonly pathname: string
  /** With its `?`; empty for none. */
  readonly search: string
  /** Characters of the whole URL. */
  readonly urlLength: number
  /** Aborts when the page disconnects. */
  readonly signal: AbortSignal
  readonly context: ProxyContext
  /** `null` for none. Several of one name are one, joined by commas. */
  header(name: string): string | null
  headerNames(): Iterable<string>
  /** Its body; `undefined` for more bytes than that. */
  readBody(maxBytes: number, signal: AbortSignal): Promise<Uint8Array | undefined>
  /** The request for a callback of the operator; its body is `body`, where that is given. */
  toRequest(body?: string): Request
}

/** The web's request. */
export function fromRequest(request: Request, context: ProxyContext): Asked {
  const { url, method, headers, signal } = request
  const { pathname, search } = new URL(url)
  return {
    method,
    pathname,
    search,
    urlLength: url.length,
    signal,
    context,
    header: (name) => headers.get(name),
    headerNames: () => headers.keys(),
    readBody: (maxBytes, own) => collect(request, own, maxBytes),
    toRequest: (body) => (body === undefined ? request : new Request(url, { method, headers, signal, body })),
  }
}

export type Handle = (asked: Asked) => Promise<Answered>

const HANDLE = Symbol('toncenter: handle')

/** Marks a handler as one that needs none of the web's requests and answers: a server of Node does without them. */
export const withHandle = <Handler extends object>(handler: Handler, handle: Handle): Handler =>
  Object.assign(handler, { [HANDLE]: handle })

export const handleOf = (handler: object): Handle | undefined => (handler as { [HANDLE]?: Handle })[HANDLE]
