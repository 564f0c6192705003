import { Agent, fetch, type RequestInit as UndiciRequestInit } from 'undici'

export interface UndiciFetchOptions {
  /** Connections to one origin at most; further requests wait for one. Default 64. */
  connections?: number
  /**
   * Milliseconds of silence of the service: before its headers, and within its body. Above the `timeoutMs` of the
   * proxy. Default 20 000.
   */
  silenceMs?: number
}

/** A `fetch` for `createProxy` that keeps its connections to the service open. `close()` ends them. */
export function undiciFetch({
  connections = 64,
  silenceMs = 20_000,
}: UndiciFetchOptions = {}): ((input: Request) => Promise<Response>) & { close(): Promise<void> } {
  const dispatcher = new Agent({
    keepAliveTimeout: 30_000,
    connections,
    headersTimeout: silenceMs,
    bodyTimeout: silenceMs,
  })
  const ask = async ({ url, method, headers, signal, redirect, body }: Request) => {
    // undici does not take the platform's Request, nor its types: the parts are the same.
    const init = { method, headers: [...headers], signal, redirect, dispatcher, ...(body && { body, duplex: 'half' }) }
    return (await fetch(url, init as unknown as UndiciRequestInit)) as unknown as Response
  }
  return Object.assign(ask, { close: () => dispatcher.close() })
}
