import { serve, undiciFetch } from '../../src/server/node.ts'
import { createProxy } from '../../src/server/proxy.ts'

/** A proxy on a port in a process of its own. The argument is its options, in JSON; the answer to a message is its memory. */
const proxy = createProxy({ ...JSON.parse(process.argv[2] ?? ''), fetch: undiciFetch() })
void serve(proxy).then(({ url }) => process.send?.(Number(new URL(url).port)))
process.on('message', () => {
  process.send?.({ rss: process.memoryUsage.rss() / 2 ** 20, peak: process.resourceUsage().maxRSS / 2 ** 10 })
})
process.on('disconnect', () => process.exit())
