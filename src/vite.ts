import { fileURLToPath } from 'node:url'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { isNotLoadedError } from './core/errors.ts'
import type { Network } from './core/network.ts'
import type { LocalService, LocalServiceOptions } from './local/options.ts'
import { type Handler, toNodeHandler } from './server/node.ts'
import type { ProxyNetwork, ProxyOptions } from './server/options.ts'
import { createProxy } from './server/proxy.ts'

export { type CheckKeyLeakOptions, checkKeyLeak } from './cli/checkKeyLeakPlugin.ts'

export interface ToncenterPluginOptions
  extends Pick<ProxyOptions, 'allow' | 'send' | 'requestsPerSecond' | 'onError'>,
    Pick<ProxyNetwork, 'upstream'> {
  /** The network that the page asks. Default `mainnet`; with `local` the network of that service, `local` by default. */
  network?: Network
  /**
   * Stays in the development server. Without it, and without `local`, the page asks the hosted service itself, once a
   * second.
   */
  apiKey?: string
  /** Where the service is mounted on the development server. Default `/ton`. */
  basePath?: string
  /**
   * Answers from a local service in the development server, offline, in place of the hosted one. `{}` is the demo chain,
   * which makes a block every 2 seconds and follows the clock. Its commands are below `/ton/local`.
   */
  local?: LocalServiceOptions | false
}

type ServiceModule = { createLocalService(options: LocalServiceOptions): LocalService }

/** The default block interval of the chain of a page under development. Milliseconds. */
const BLOCK_EVERY_MS = 2000

type Server = ViteDevServer | PreviewServer

/**
 * In our own sources the service is TypeScript, which Node does not read: there the development server loads it. The path is
 * computed. Vite bundles a configuration, and would look for toncenter-local in a repository where that is not built.
 */
const loadService = (server: Server): Promise<ServiceModule> =>
  import.meta.url.endsWith('.ts') && 'ssrLoadModule' in server
    ? (server.ssrLoadModule(
        fileURLToPath(new URL(/* @vite-ignore */ './local/service.ts', import.meta.url)),
      ) as Promise<ServiceModule>)
    : import(/* @vite-ignore */ import.meta.url.replace(/vite\.([jt]s)$/, 'local/createLocalService.$1'))

/**
 * A TON Center for a page under development, on the page's own origin. It is a proxy that keeps the key in the development server,
 * or a local service. The page reads `import.meta.env.TONCENTER_NETWORK` and `import.meta.env.TONCENTER_BASE_URL`. The latter is a
 * path, or `undefined` where the page asks the hosted service itself. `vite preview` answers there too. The built page asks the
 * same path of your own server: mount `createProxy` of `toncenter-react/server` there. The proxy has the defaults of that one:
 * requests that change the chain are refused without `send`.
 *
 * ```ts
 * plugins: [toncenter({ network: 'testnet', apiKey: process.env.TONCENTER_API_KEY })]
 * ```
 */
export function toncenter(options: ToncenterPluginOptions = {}): Plugin {
  const { apiKey, basePath: given = '/ton', local = false, ...others } = options
  const { network = local === false ? 'mainnet' : (local.network ?? 'local'), ...proxyOptions } = others
  const basePath = `/${given.replace(/^\/+|\/+$/g, '')}`
  const isMounted = local !== false || Boolean(apiKey)

  /** `handler` behind the path; its own view of the path begins with `/api`, or with another of `parts`. */
  function mount(server: Server, handler: Handler, parts: readonly string[] = ['/api']) {
    const listener = toNodeHandler(handler)
    for (const part of parts) {
      server.middlewares.use(`${basePath}${part}`, (request, response) => {
        request.url = `${part}${request.url}`
        void listener(request, response)
      })
    }
  }

  function serveFrom(server: Server) {
    if (local === false) {
      if (apiKey) mount(server, createProxy({ ...proxyOptions, network, apiKey, basePath: '/' }))
      return
    }
    let service: Promise<LocalService> | undefined
    /** Loads once; a failed loading (a source being edited, a server that restarts) is tried again by the next request. */
    const load = () => {
      service ??= loadService(server).then(({ createLocalService }) => {
        const mine = local.mine ?? { everyMs: BLOCK_EVERY_MS }
        // A chain with a block timer starts in the present, unless the options set another time.
        return createLocalService({ network, now: Math.floor(Date.now() / 1000), ...local, mine })
      })
      service.catch(() => {
        service = undefined
      })
      return service
    }
    /** Without toncenter-local the terminal and the page get what to install. */
    const failed = (error: unknown) => {
      if (!isNotLoadedError(error)) throw error
      server.config.logger.error(error.message)
      return Response.json({ error: error.message }, { status: 500 })
    }
    mount(server, async (request) => (await load()).handle(request).catch(failed), ['/api', '/local'])
    server.httpServer?.once('close', () => {
      service?.then((open) => open.close()).catch(() => {})
    })
  }

  return {
    name: 'toncenter',
    config: () => ({
      define: {
        'import.meta.env.TONCENTER_NETWORK': JSON.stringify(network),
        'import.meta.env.TONCENTER_BASE_URL': isMounted ? JSON.stringify(basePath) : 'undefined',
      },
    }),
    configResolved({ command, logger }) {
      if (command !== 'build' || !isMounted) return
      const source = local === false ? 'createProxy of toncenter-react/server' : 'a TON Center'
      logger.info(`toncenter: the built page asks its own server for ${basePath}/api: mount ${source} there.`)
    },
    configureServer: serveFrom,
    configurePreviewServer: serveFrom,
  }
}
