import { createServer } from 'node:http'
import { type AddressInfo, Server, type Socket } from 'node:net'
import { type Handler, type NodeHandlerOptions, toNodeHandler } from './listener.ts'
import { createSockets } from './sockets.ts'

export interface ServeOptions extends NodeHandlerOptions {
  /** Default 0: a free one. */
  port?: number
  /** Default `127.0.0.1`. */
  host?: string
  /**
   * Connections at most. A further one takes the place of a silent one of the address that has the most, or is closed where no address
   * has more than its own. An IPv6 /48 is one address. Default 2 000.
   */
  maxConnections?: number
  /** Bytes of a request's head. One that is above it is answered 431. Default 64 KiB. */
  maxHeadBytes?: number
  /** Milliseconds in which the head of a request has to arrive. Default 30 000. */
  headTimeoutMs?: number
  /** Milliseconds that `close` waits for requests in flight. Default 15 000. */
  closeTimeoutMs?: number
  /** Milliseconds that a peer may leave its answer unread. Default 65 000. */
  unreadTimeoutMs?: number
}

/** A handler that listens. */
export interface Served {
  /** `http://127.0.0.1:8080`, without a slash at the end. */
  readonly url: string
  /** Stops listening, answers the requests in flight, and ends the connections. */
  close(): Promise<void>
}

/**
 * Milliseconds: longer than the reverse proxies and balancers before it keep an idle connection, which then end it first.
 */
const KEEP_ALIVE_MS = 65_000

/** Puts a handler on a port, bounded in all that strangers can make it hold. Rejects when the port is taken. */
export async function serve(
  handler: Handler,
  {
    port = 0,
    host = '127.0.0.1',
    maxConnections = 2_000,
    maxHeadBytes = 64 * 1024,
    headTimeoutMs = 30_000,
    closeTimeoutMs = 15_000,
    unreadTimeoutMs = KEEP_ALIVE_MS,
    ...options
  }: ServeOptions = {},
): Promise<Served> {
  const timing = {
    headersTimeout: headTimeoutMs,
    // The handler has cut a slow body before.
    requestTimeout: 2 * headTimeoutMs,
    connectionsCheckingInterval: headTimeoutMs / 4,
    keepAliveTimeout: KEEP_ALIVE_MS,
  }
  // URLs that a handler answers 414 have to reach it.
  const server = createServer({ maxHeaderSize: maxHeadBytes, ...timing }, toNodeHandler(handler, options))
  server.timeout = unreadTimeoutMs

  const sockets = createSockets(maxConnections)
  let isClosing = false
  server.on('connection', sockets.open)
  server.on('timeout', (socket: Socket) => {
    // A peer that waits for its answer is silent too, and so is one that does not read it.
    const answers = [...(sockets.answersOf(socket) ?? [])]
    if (!answers.length || answers.some(({ headersSent }) => headersSent)) socket.destroy()
  })
  server.prependListener('request', ({ socket }, outgoing) => {
    const answers = sockets.answersOf(socket)
    answers?.add(outgoing)
    if (isClosing) outgoing.setHeader('connection', 'close')
    outgoing.once('close', () => {
      answers?.delete(outgoing)
      if (isClosing && !answers?.size) socket.destroy()
    })
  })

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const address = server.address() as AddressInfo
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address

  async function close(): Promise<void> {
    isClosing = true
    // Not the HTTP server's own `close`: it breaks off answers that are written but not sent.
    const closed = new Promise((resolve) => Server.prototype.close.call(server, resolve))
    for (const [socket, answers] of sockets.all()) {
      if (!answers.size) socket.destroy()
      // Of several answers on one connection only the last may announce that.
      const last = [...answers].at(-1)
      if (last && !last.headersSent) last.setHeader('connection', 'close')
    }
    const timer = setTimeout(() => server.closeAllConnections(), closeTimeoutMs)
    await closed
    clearTimeout(timer)
  }
  return { url: `http://${name}:${address.port}`, close }
}
