import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { toNodeHandler, undiciFetch } from '../../src/server/node.ts'
import { createProxy } from '../../src/server/proxy.ts'

/** A proxy on a port in a process of its own. The argument is its options, in JSON; the answer to a message is its memory. */
const proxy = createProxy({ ...JSON.parse(process.argv[2] ?? ''), fetch: undiciFetch() })
// URLs that the proxy answers 414 have to reach it.
const server = createServer({ maxHeaderSize: 64 * 1024 }, toNodeHandler(proxy))
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('message', () => {
  process.send?.({ rss: process.memoryUsage.rss() / 2 ** 20, peak: process.resourceUsage().maxRSS / 2 ** 10 })
})
process.on('disconnect', () => process.exit())
