import type { ProxyEvent } from '../../src/server/event.ts'
import { serve, undiciFetch } from '../../src/server/node.ts'
import { createProxy } from '../../src/server/proxy.ts'
import { redisStore } from '../../src/server/redis.ts'

/**
 * A proxy on a port in a process of its own. The argument is its options in JSON, those of its server in `served`, `redisUrl`, and
 * `isSampled`: whether its memory is sampled all the time; `isStepped`: whether the steps of its loop are measured, which takes a core.
 * Its answer to a message is its memory, megabytes: what is in use, the most of it, the most that the process ever had.
 * Garbage is collected before each sample, so the first two are what the proxy holds, on a busy machine too.
 * Only the third contains what is made and dropped between two samples.
 */
const { redisUrl, served, isSampled = true, isStepped, ...options } = JSON.parse(process.argv[2] ?? '')
let peak = 0

/** The store over a Redis that may go and come back. */
async function openStore() {
  if (!redisUrl) return {}
  const { createClient } = await import('redis')
  const client = createClient({ url: redisUrl, disableOfflineQueue: true, socket: { reconnectStrategy: 200 } })
  await client.on('error', () => {}).connect()
  return { cache: redisStore(client) }
}

function sample(): number {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  const used = (heapUsed + external) / 2 ** 20
  peak = Math.max(peak, used)
  return used
}

const LOOK_MS = 10
/** By how much a timer was late, milliseconds, with the time: the process waited for the processor. */
let late: [at: number, ms: number][] = []
let lookedAt = performance.now()
setInterval(() => {
  const now = performance.now()
  late = [...late.slice(-500), [now, Math.max(0, now - lookedAt - LOOK_MS)]]
  lookedAt = now
}, LOOK_MS)

/** Of the requests that the service was asked for or that were kept: the longest time that was neither the service nor the processor. */
let waited = 0
function onEvent({ ms, upstreamMs, cache }: ProxyEvent) {
  if (upstreamMs === undefined && cache !== 'hit') return
  const since = performance.now() - ms - LOOK_MS
  const processor = late.reduce((sum, [at, more]) => (at >= since ? sum + more : sum), 0)
  waited = Math.max(waited, ms - (upstreamMs ?? 0) - processor)
}

/** The longest step of the loop since the last message, milliseconds: of the clock or of CPU, whichever is less on a busy machine. */
let longestStep = 0
let cpuBefore = process.cpuUsage()
let stepBegan = performance.now()
function beginStep() {
  cpuBefore = process.cpuUsage()
  stepBegan = performance.now()
}
function endStep() {
  const { user, system } = process.cpuUsage(cpuBefore)
  longestStep = Math.max(longestStep, Math.min(performance.now() - stepBegan, (user + system) / 1_000))
  beginStep()
  setImmediate(endStep)
}
if (isStepped) endStep()

async function start() {
  const proxy = createProxy({ ...options, ...(await openStore()), ...(redisUrl && { onEvent }), fetch: undiciFetch() })
  const { url } = await serve(proxy, served)
  process.send?.(Number(new URL(url).port))
}
void start()
// To collect garbage so often takes half of a core.
if (isSampled) setInterval(sample, 25)
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({
    waited,
    used: sample(),
    peak,
    process: process.resourceUsage().maxRSS / 2 ** 10,
    cpu: (user + system) / 1_000,
    longestStep,
  })
  longestStep = 0
  // The collection of garbage for this message is no step of the proxy.
  beginStep()
})
process.on('disconnect', () => process.exit())
