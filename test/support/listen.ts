import type { Server as HttpServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'

/** Starts a server on a free port of this machine alone. Gives the port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** Closes a server at once, with its open connections. */
export function shut(server: HttpServer): void {
  server.closeAllConnections()
  server.close()
}
