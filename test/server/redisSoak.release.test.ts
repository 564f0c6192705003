import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { startProxy } from '../support/proxyProcess.ts'
import { type RealRedis, startRedis } from '../support/redisServer.ts'
import { serve } from '../support/server.ts'

const PROXIES = 4
const VISITORS = 4
/** Milliseconds between two questions of a visitor. */
const EVERY_MS = 120
const SECONDS = 60

/** The store is killed, frozen and restarted, with some seconds between. */
async function trouble({ kill, restart, freeze, thaw }: RealRedis) {
  for (const [fail, mend] of [
    [kill, restart],
    [freeze, thaw],
    [kill, restart],
    [freeze, thaw],
  ] as const) {
    await sleep(7_000)
    await fail()
    await sleep(6_000)
    await mend()
  }
}

it('four processes on one store that goes and comes back lose no request, and wait for it 300 ms at most', async () => {
  const redis = await startRedis()
  const upstream = await serve(() => ({ blocks: [] }))
  const options = {
    network: 'local',
    apiKey: 'f00d'.repeat(16),
    upstream: upstream.url,
    redisUrl: redis.url,
    isSampled: false,
    // Above what is asked for: nobody waits for the budget itself.
    requestsPerSecond: 1_000,
  }
  const proxies = await Promise.all(Array.from({ length: PROXIES }, () => startProxy(options)))
  const startedAt = Date.now()
  const end = startedAt + SECONDS * 1_000
  const statuses = new Set<number | string>()
  let asked = 0
  let slowest = 0
  const time = async (url: string) => {
    const since = performance.now()
    const status = await fetch(url).then(
      async (response) => {
        await response.text()
        return response.status
      },
      (error) => String(error),
    )
    statuses.add(status)
    slowest = Math.max(slowest, performance.now() - since)
  }
  const visit = async (port: number) => {
    while (Date.now() < end) {
      // Every third has been asked before.
      const seqno = ++asked % 3 ? asked : 7
      await time(`http://127.0.0.1:${port}/ton/api/v3/blocks?workchain=-1&seqno=${seqno}`)
      await sleep(EVERY_MS)
    }
  }
  const visits = proxies.flatMap(({ port }) => Array.from({ length: VISITORS }, () => visit(port)))
  await Promise.all([...visits, trouble(redis)])
  const waits = await Promise.all(proxies.map(async ({ memory }) => (await memory()).waited))
  console.log(`${asked} asked, slowest ${slowest.toFixed(0)} ms; for the store ${waits.map((ms) => ms.toFixed(0))}`)
  expect([...statuses]).toEqual([200])
  expect(asked).toBeGreaterThan((PROXIES * VISITORS * SECONDS) / 4)
  expect(Math.max(...waits)).toBeLessThan(300)
  for (const { isRunning, said } of proxies) expect([isRunning(), said()]).toEqual([true, ''])
}, 180_000)
