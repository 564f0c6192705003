#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { serve, undiciFetch } from '../server/node.ts'
import type { ProxyTrouble } from '../server/options.ts'
import { createProxy } from '../server/proxy.ts'
import { loadUndici } from '../server/undiciFetch.ts'

const HELP = `toncenter-proxy: TON Center behind a server that keeps the API key.

  TONCENTER_API_KEY=… toncenter-proxy --network mainnet --port 8080

  --network N                mainnet (default), testnet, or any other name together with --upstream
  --upstream URL             the service's address
  --port N                   port to listen on (default 8080; 0 takes a free one)
  --host H                   address to listen on (default 127.0.0.1)
  --base-path P              where it is mounted (default /ton)
  --allow NAME               let through this endpoint and the others named so (default: all that read)
  --send                     let through what changes the chain
  --requests-per-second N    what all clients together may ask (default 10 for mainnet and testnet)
  --per-client N             what one client may ask in a second (default: no limit but that of all)
  --trusted-proxy A          an address or network (10.0.0.0/8) whose X-Forwarded-For names the client
  --help                     this text

--allow and --trusted-proxy can be given several times. SIGTERM and SIGINT end it when what is in flight is answered; a second
one ends it at once.
`

const { env } = process
const string = { type: 'string' } as const
const strings = { type: 'string', multiple: true } as const
const boolean = { type: 'boolean' } as const

/** The number of an option. @throws {Error} unless it is above 0 */
function toRate(option: string, value: string | undefined): number | undefined {
  if (value === undefined) return
  const rate = Number(value)
  if (!(rate > 0 && rate < Number.POSITIVE_INFINITY)) throw new Error(`--${option} ${value} is no number above 0.`)
  return rate
}

/** One line for the operator: neither the key nor what a page sent is in it. */
function report({ network, endpoint = 'a request', status, message, cause }: ProxyTrouble): void {
  const reason = cause instanceof Error ? ` (${cause.name}: ${cause.message})` : ''
  const line = `toncenter-proxy: ${network} ${endpoint}: ${status} ${message}${reason}`
  const key = env.TONCENTER_API_KEY?.trim()
  process.stderr.write(`${(key ? line.replaceAll(key, '…') : line).replace(/\s+/g, ' ')}\n`)
}

/** The options of the command line. @throws {Error} in one sentence for what cannot be. */
function readOptions() {
  const { values } = parseArgs({
    options: {
      network: string,
      upstream: string,
      port: string,
      host: string,
      'base-path': string,
      allow: strings,
      send: boolean,
      'requests-per-second': string,
      'per-client': string,
      'trusted-proxy': strings,
      help: boolean,
    },
  })
  if (values.help) return
  const port = Number(values.port ?? 8080)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--port ${values.port} is no port.`)
  const apiKey = env.TONCENTER_API_KEY
  if (!apiKey) throw new Error('TONCENTER_API_KEY is not set.')
  const requestsPerSecond = toRate('requests-per-second', values['requests-per-second'])
  const perClient = toRate('per-client', values['per-client'])
  const trustedProxies = values['trusted-proxy']
  const fetch = undiciFetch()
  const handler = createProxy({
    network: values.network ?? 'mainnet',
    apiKey,
    fetch,
    send: values.send ?? false,
    onError: report,
    ...(values.upstream !== undefined && { upstream: values.upstream }),
    ...(values['base-path'] !== undefined && { basePath: values['base-path'] }),
    ...(values.allow && { allow: values.allow }),
    ...(requestsPerSecond !== undefined && { requestsPerSecond }),
    ...(perClient !== undefined && { perClient: { requestsPerSecond: perClient } }),
    ...(trustedProxies && { trustedProxies }),
  })
  return { handler, fetch, port, host: values.host ?? '127.0.0.1' }
}

/** Resolves with the first signal to end. The second one finds no listener, and ends the process. */
const interruption = () =>
  new Promise<void>((resolve) => {
    const stop = () => {
      process.off('SIGINT', stop).off('SIGTERM', stop)
      resolve()
    }
    process.on('SIGINT', stop).on('SIGTERM', stop)
  })

try {
  const options = readOptions()
  if (!options) process.stdout.write(HELP)
  else {
    const { handler, fetch, port, host } = options
    // Before it listens: a missing package is reported here.
    await loadUndici()
    const { url, close } = await serve(handler, { port, host })
    const interrupted = interruption()
    process.stdout.write(`${url}\n`)
    await interrupted
    await close()
    await fetch.close()
  }
} catch (error) {
  process.stderr.write(`toncenter-proxy: ${(error as Error).message} Try --help.\n`)
  process.exitCode = 2
}
