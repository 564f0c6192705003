import { collect } from '../../server/collect.ts'
import { type ServeOptions as ListenOptions, serve as listen, type Served } from '../../server/serve.ts'
import type { LocalService } from '../options.ts'
import { serviceError } from '../service/answer.ts'

export type { Served } from '../../server/serve.ts'

const MAX_BODY = 1024 * 1024
const MAX_URL = 64 * 1024

/** A response that breaks the connection instead of an answer. */
const brokenConnection = (error: unknown) => new Response(new ReadableStream({ start: (it) => it.error(error) }))

async function answer(service: LocalService, request: Request): Promise<Response> {
  const { url, method, headers, signal } = request
  const target = new URL(url)
  if (target.pathname.length + target.search.length > MAX_URL) return serviceError('v3', 414, 'URI Too Long')
  const body = await collect(request, signal, MAX_BODY)
  if (body === undefined) return serviceError('v3', 413, 'Request Entity Too Large')
  try {
    return await service.handle(new Request(url, { method, headers, signal, ...(request.body && { body }) }))
  } catch (error) {
    // The service rejects for a fault of kind `drop` and for a client that is gone.
    return brokenConnection(error)
  }
}

export interface ServeOptions extends Pick<ListenOptions, 'port' | 'host'> {
  /** Milliseconds in which a request has to arrive, body and all. Default 30 000. */
  patienceMs?: number
}

/**
 * Puts a local service on a port, by default a free one of 127.0.0.1. Bodies may have 1 MiB, URLs 64 KiB; a request that
 * arrives too slowly is answered 408. `close` breaks open connections and closes the service. Rejects when the port is taken.
 */
export async function serve(
  service: LocalService,
  { patienceMs = 30_000, ...options }: ServeOptions = {},
): Promise<Served> {
  const served = await listen((request) => answer(service, request), {
    ...options,
    maxHeadBytes: 2 * MAX_URL,
    headTimeoutMs: patienceMs,
    bodyTimeoutMs: patienceMs,
    closeTimeoutMs: 0,
  })
  return {
    url: served.url,
    async close() {
      await served.close()
      await service.close()
    },
  }
}
