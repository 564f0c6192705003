import { serve, undiciFetch } from '../../src/server/node.ts'
import { createProxy } from '../../src/server/proxy.ts'

/**
 * A proxy on a port in a process of its own. The argument is its options, in JSON.
 * Its answer to a message is its memory, megabytes: what is in use, the most of it, the most that the process ever had.
 * Garbage is collected before each sample, so the first two are what the proxy holds, on a busy machine too.
 * Only the third contains what is made and dropped between two samples.
 */
const proxy = createProxy({ ...JSON.parse(process.argv[2] ?? ''), fetch: undiciFetch() })
let peak = 0

function sample(): number {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  const used = (heapUsed + external) / 2 ** 20
  peak = Math.max(peak, used)
  return used
}

void serve(proxy).then(({ url }) => process.send?.(Number(new URL(url).port)))
setInterval(sample, 25)
process.on('message', () => {
  process.send?.({ used: sample(), peak, process: process.resourceUsage().maxRSS / 2 ** 10 })
})
process.on('disconnect', () => process.exit())
