import { type Answered, toResponse } from './answer.ts'
import { handleOf, withHandle } from './asked.ts'
import type { Handler } from './listener.ts'
import type { Proxy as ToncenterProxy } from './options.ts'

export interface OperationsOptions {
  /** Whether `/metrics` is there. Default: no. Strangers should not read it: give it a port of its own. */
  metrics?: boolean
  /** Whether the server takes new requests. Default: yes. */
  isOpen?: () => boolean
}

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

const said = (status: number, body: string, type: string): Answered => ({
  status,
  headers: { ...HEADERS, 'content-type': type },
  body,
})

const isOk = (ok: boolean) => said(ok ? 200 : 503, JSON.stringify({ ok }), 'application/json')

/**
 * A proxy with the paths that who runs it asks: `GET /health` (the process works), `GET /ready` (503 where a key is missing, a queue is full,
 * or the server closes), `GET /metrics` for Prometheus. The proxy has all others.
 */
export function withOperations(
  proxy: ToncenterProxy,
  { metrics = false, isOpen = () => true }: OperationsOptions = {},
): Handler {
  const paths: Readonly<Record<string, () => Answered | Promise<Answered>>> = {
    '/health': () => isOk(true),
    '/ready': async () => isOk((await proxy.status()).isReady && isOpen()),
    ...(metrics && {
      '/metrics': async () => said(200, await proxy.metrics(), 'text/plain; version=0.0.4; charset=utf-8'),
    }),
  }
  const pathOf = (method: string, pathname: string) =>
    method === 'GET' && Object.hasOwn(paths, pathname) ? paths[pathname] : undefined
  const handle = handleOf(proxy)
  const handler: Handler = async (request, context) => {
    const answer = pathOf(request.method, new URL(request.url).pathname)
    return answer ? toResponse(await answer()) : proxy(request, context)
  }
  if (!handle) return handler
  return withHandle(handler, async (asked) => {
    const answer = pathOf(asked.method, asked.pathname)
    return answer ? answer() : handle(asked)
  })
}
