import type { Agent, RequestInit as UndiciRequestInit } from 'undici'
import { NotLoadedError } from '../core/errors.ts'
import { ASK } from './reply.ts'
import { askByUndici } from './undiciAsk.ts'

export interface UndiciFetchOptions {
  /** Connections to one origin at most; further requests wait for one. Default 1 024, as many as a proxy has in flight. */
  connections?: number
  /**
   * Milliseconds of silence of the service: before its headers, and within its body. Above the `timeoutMs` of the
   * proxy. Default 20 000.
   */
  silenceMs?: number
}

/**
 * A `fetch` for `createProxy` that keeps its connections to the service open. `close()` ends them. It loads the package
 * `undici` at once, and rejects with a {@link NotLoadedError} where that is not installed.
 */
export function undiciFetch({
  connections = 1_024,
  silenceMs = 20_000,
}: UndiciFetchOptions = {}): ((input: Request) => Promise<Response>) & { close(): Promise<void> } {
  const open = openAgent({
    keepAliveTimeout: 30_000,
    connections,
    headersTimeout: silenceMs,
    bodyTimeout: silenceMs,
  })
  // Reported by each request.
  open.catch(() => {})
  const ask = askByUndici(open)
  const fetchBy = async ({ url, method, headers, signal, redirect, body }: Request) => {
    const { fetch, dispatcher } = await open
    // undici does not take the platform's Request, nor its types: the parts are the same.
    const init = { method, headers: [...headers], signal, redirect, dispatcher, ...(body && { body, duplex: 'half' }) }
    return (await fetch(url, init as unknown as UndiciRequestInit)) as unknown as Response
  }
  return Object.assign(fetchBy, { [ASK]: ask, close: async () => (await open).dispatcher.close() })
}

/** @throws {NotLoadedError} where the package is not installed */
export async function loadUndici() {
  try {
    return await import('undici')
  } catch (cause) {
    const info = { endpoint: 'undiciFetch', network: 'mainnet', cause }
    throw new NotLoadedError(info, 'undici', 'Install it beside toncenter-react, in version 7.')
  }
}

async function openAgent(options: Agent.Options) {
  const { Agent, fetch } = await loadUndici()
  return { fetch, dispatcher: new Agent(options) }
}
