import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LocalService } from '../options.ts'

const MAX_BODY = 1024 * 1024
const MAX_URL = 64 * 1024
/** Milliseconds in which a request has to arrive. */
const PATIENCE = 30_000

/** The body, or `undefined` when there is more of it than the service takes. */
async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request) {
    size += (chunk as Uint8Array).length
    if (size <= MAX_BODY) chunks.push(chunk as Uint8Array)
  }
  if (size > MAX_BODY) return
  const body = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    body.set(chunk, at)
    at += chunk.length
  }
  return body
}

function refuse(response: ServerResponse, status: number, error: string) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*' })
  response.end(JSON.stringify({ error }))
}

async function answer(service: LocalService, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '/', method = 'GET' } = incoming
  if (url.length > MAX_URL) return refuse(response, 414, 'URI Too Long')
  const body = await readBody(incoming)
  if (!body) return refuse(response, 413, 'Request Entity Too Large')
  if (!url.startsWith('/') || !URL.canParse(url, 'http://localhost')) return refuse(response, 400, 'Bad Request')
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, String(value))
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  const withBody = method !== 'GET' && method !== 'HEAD'
  const request = new Request(new URL(url, 'http://localhost'), {
    method,
    headers,
    signal: gone.signal,
    ...(withBody && { body }),
  })
  const answered = await service.handle(request)
  response.writeHead(answered.status, Object.fromEntries(answered.headers))
  // Piece by piece: a body that is slow on purpose is slow here too.
  if (answered.body && method !== 'HEAD')
    for await (const piece of answered.body as unknown as AsyncIterable<Uint8Array>) response.write(piece)
  response.end()
}

export interface ServeOptions {
  /** Default 0: a free one. */
  port?: number
  /** Default `127.0.0.1`: this is a service for development, and open to whoever reaches it. */
  host?: string
  /** Milliseconds in which a request has to arrive, body and all. Default 30 000. */
  patienceMs?: number
}

/** A service that listens. */
export interface Served {
  /** `http://127.0.0.1:8081`, without a slash at the end. */
  readonly url: string
  /** Stops listening, breaks open connections off and closes the service. */
  close(): Promise<void>
}

/** Puts a local service on a port. Bodies may have 1 MiB, URLs 64 KiB; what takes too long
 * to arrive is answered with 408 and cut off. Rejects when the port is taken. */
export async function serve(
  service: LocalService,
  { port = 0, host = '127.0.0.1', patienceMs = PATIENCE }: ServeOptions = {},
): Promise<Served> {
  const timing = { requestTimeout: patienceMs, headersTimeout: patienceMs, connectionsCheckingInterval: patienceMs / 4 }
  const server = createServer({ maxHeaderSize: 2 * MAX_URL, ...timing }, (request, response) => {
    // What the service breaks off (a fault, a vanished client) breaks off here too.
    answer(service, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const address = server.address() as AddressInfo
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address
  return {
    url: `http://${name}:${address.port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await service.close()
    },
  }
}
