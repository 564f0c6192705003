import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLocalService } from 'toncenter-react/local'
import { createProxy } from 'toncenter-react/server'
import { toNodeHandler } from 'toncenter-react/server/node'
import { readFiles, sendFile } from './files.ts'
import { BASE_PATH, readSettings, withSettings } from './settings.ts'

interface Api {
  handle(request: Request): Promise<Response>
  close(): Promise<void>
}

/** The API that the page asks: the local chain at today's time, or the proxy that keeps the key. */
async function openApi({
  TONCENTER_NETWORK: network,
  TONCENTER_API_KEY: apiKey,
}: NodeJS.ProcessEnv): Promise<Api | undefined> {
  if (network) {
    return apiKey ? { handle: createProxy({ network, apiKey, basePath: '/' }), close: async () => {} } : undefined
  }
  const now = Math.floor(Date.now() / 1000)
  const service = createLocalService({ network: 'mainnet', now, mine: { everyMs: 5000 } })
  // The first question starts the TVM and brings the chain to the present: seconds that no page should wait for.
  await service.chain.accounts()
  return service
}

/** Listens on the first free port from `port` on. @throws {Error} where there is none */
async function listen(server: Server, port: number): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, '127.0.0.1', () => {
        server.off('error', reject)
        resolve()
      })
    })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    await listen(server, port + 1)
  }
}

export interface Served {
  /** With a slash at the end. */
  readonly url: string
  /** Breaks off open connections. */
  close(): Promise<void>
}

/** Serves the built page in `folder`, and the API beside it, to this machine. Resolves when both answer at once. */
export async function serveExplorer(folder: string, port: number, env: NodeJS.ProcessEnv): Promise<Served> {
  const files = readFiles(folder, (html) => withSettings(html, readSettings(env)))
  const api = await openApi(env)
  const askApi = api && toNodeHandler(api.handle)

  const answer: RequestListener = (request, response) => {
    const { method, url = '/', headers } = request
    // A foreign page could point its own host name at this server, and use the key (DNS rebinding).
    if (!/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(headers.host ?? '')) return void response.writeHead(403).end()
    // The local chain also takes orders, `POST /local/…`: it is the reader's own, and refuses those of other pages itself.
    const asked = env.TONCENTER_NETWORK ? /^\/api\// : /^\/(?:api\/|local(?:[/?]|$))/
    if (askApi && url.startsWith(BASE_PATH) && asked.test(url.slice(BASE_PATH.length))) {
      request.url = url.slice(BASE_PATH.length)
      return void askApi(request, response)
    }
    const file = files.get(url.replace(/\?.*/, ''))
    if (!file) return void response.writeHead(404).end()
    if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405, { allow: 'GET, HEAD' }).end()
    sendFile(response, file, /\bgzip\b/.test(String(headers['accept-encoding'])))
  }
  const server = createServer(answer)
  await listen(server, port)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.close()
      server.closeAllConnections()
      await api?.close()
    },
  }
}
