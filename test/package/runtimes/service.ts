import { createServer } from 'node:http'
import { listen, shut } from '../../support/listen.ts'

/** A request as the service got it. */
export interface Asked {
  method: string
  /** With the query. */
  path: string
  headers: NodeJS.Dict<string | string[]>
  body: string
}

/** The double of the hosted service: it answers all, redirects `blocks`, and holds the answers of `jetton/masters`. */
export async function openService() {
  const asked: Asked[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push({ method, path, headers, body })
    if (path.endsWith('/blocks')) return void response.writeHead(302, { location: '/elsewhere' }).end()
    if (path.includes('/jetton/masters')) await released
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ ok: true, result: { path } }))
  })
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    /** Ends the holding. */
    release,
    close: () => shut(server),
  }
}

export type Service = Awaited<ReturnType<typeof openService>>
