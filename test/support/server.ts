import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { listen, shut } from './listen.ts'

export interface Seen {
  method: string
  url: URL
  headers: IncomingMessage['headers']
  body: string
  /** Unix ms. */
  at: number
}

type Answer = (seen: Seen, response: ServerResponse, index: number) => unknown

/**
 * A real HTTP server for one test. The result of `answer` is sent as JSON; `undefined` means that it has answered, or will
 * not. `seen` holds the received requests.
 */
export async function serve(answer: Answer): Promise<{ url: string; seen: Seen[] }> {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    const at = Date.now()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { port } = server.address() as AddressInfo
    const url = new URL(request.url ?? '/', `http://127.0.0.1:${port}`)
    const one = {
      method: request.method ?? '',
      url,
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
      at,
    }
    seen.push(one)
    const value = await answer(one, response, seen.length - 1)
    if (value === undefined) return
    response.setHeader('content-type', 'application/json').end(JSON.stringify(value))
  })
  onTestFinished(() => shut(server))
  return { url: `http://127.0.0.1:${await listen(server)}`, seen }
}
