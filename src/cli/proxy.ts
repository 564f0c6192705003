#!/usr/bin/env node
import { serve, undiciFetch } from '../server/node.ts'
import { withOperations } from '../server/operations.ts'
import { createProxy } from '../server/proxy.ts'
import { loadUndici } from '../server/undiciFetch.ts'
import { createLog, type Log } from './log.ts'
import { PROXY_HELP } from './proxyHelp.ts'
import { type CommandOptions, readProxyOptions } from './proxyOptions.ts'
import { connectRedis } from './redisStore.ts'

/** Resolves with the first signal to end. The second one finds no listener, and ends the process. */
const interruption = () =>
  new Promise<void>((resolve) => {
    const stop = () => {
      process.off('SIGINT', stop).off('SIGTERM', stop)
      resolve()
    }
    process.on('SIGINT', stop).on('SIGTERM', stop)
  })

/** What listens, and how it ends. */
async function start({ port, host, metricsPort, redisUrl, logsRequests, proxy: options }: CommandOptions, log: Log) {
  // Before it listens: a missing package is reported here.
  await loadUndici()
  const redis = redisUrl === undefined ? undefined : await connectRedis(redisUrl, log)
  const fetch = undiciFetch()
  const proxy = createProxy({
    ...options,
    fetch,
    onError: log.trouble,
    ...(logsRequests && { onEvent: log.event }),
    ...(redis && { cache: redis.store }),
  })
  let isOpen = true
  const operations = { isOpen: () => isOpen }
  const served = await serve(withOperations(proxy, operations), { port, host })
  const metrics =
    metricsPort === undefined
      ? undefined
      : await serve(withOperations(proxy, { ...operations, metrics: true }), { port: metricsPort, host })
  return {
    urls: [served.url, ...(metrics ? [metrics.url] : [])],
    async close() {
      isOpen = false
      await served.close()
      await Promise.all([metrics?.close(), fetch.close()])
      redis?.close()
    },
  }
}

try {
  const options = readProxyOptions(process.argv.slice(2), process.env)
  if (!options) process.stdout.write(PROXY_HELP)
  else {
    const log = createLog({ ...options, write: (line) => void process.stderr.write(line) })
    const { urls, close } = await start(options, log)
    const interrupted = interruption()
    process.stdout.write(`${urls.join('\n')}\n`)
    await interrupted
    await close()
  }
} catch (error) {
  process.stderr.write(`toncenter-proxy: ${(error as Error).message} Try --help.\n`)
  process.exitCode = 2
}
