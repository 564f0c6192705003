#!/usr/bin/env node
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { toNodeHandler, undiciFetch } from '../server/node.ts'
import { createProxy } from '../server/proxy.ts'

const HELP = `toncenter-proxy: TON Center behind a server that keeps the API key.

  TONCENTER_API_KEY=… toncenter-proxy --network mainnet --port 8080

  --network N      mainnet (default), testnet, or any other name together with --upstream
  --upstream URL   the service's address
  --port N         port to listen on (default 8080; 0 takes a free one)
  --host H         address to listen on (default 127.0.0.1)
  --base-path P    where it is mounted (default /ton)
  --send           let through what changes the chain
  --help           this text
`

const { env } = process
const string = { type: 'string' } as const
const boolean = { type: 'boolean' } as const

/** The proxy's server from the command line. @throws {Error} in one sentence for what cannot be. */
function toServer() {
  const { values } = parseArgs({
    options: {
      network: string,
      upstream: string,
      port: string,
      host: string,
      'base-path': string,
      send: boolean,
      help: boolean,
    },
  })
  if (values.help) return
  const port = Number(values.port ?? 8080)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--port ${values.port} is no port.`)
  const apiKey = env.TONCENTER_API_KEY
  if (!apiKey) throw new Error('TONCENTER_API_KEY is not set.')
  const fetch = undiciFetch()
  const proxy = createProxy({
    network: values.network ?? 'mainnet',
    apiKey,
    fetch,
    send: values.send ?? false,
    ...(values.upstream !== undefined && { upstream: values.upstream }),
    ...(values['base-path'] !== undefined && { basePath: values['base-path'] }),
  })
  return { server: createServer(toNodeHandler(proxy)), port, host: values.host ?? '127.0.0.1', close: fetch.close }
}

try {
  const made = toServer()
  if (!made) process.stdout.write(HELP)
  else {
    const { server, port, host, close } = made
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
    const { address, family, port: taken } = server.address() as AddressInfo
    process.stdout.write(`http://${family === 'IPv6' ? `[${address}]` : address}:${taken}\n`)
    await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve))
    server.close()
    server.closeAllConnections()
    await close()
  }
} catch (error) {
  process.stderr.write(`toncenter-proxy: ${(error as Error).message} Try --help.\n`)
  process.exitCode = 2
}
