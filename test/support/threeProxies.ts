import type { ProxyTrouble } from '../../src/server/options.ts'
import { createProxy } from '../../src/server/proxy.ts'
import type { SharedStore } from '../../src/server/store.ts'
import { limiter } from './limiter.ts'
import type { simulatedClock } from './simulatedClock.ts'

/** What the service behind `threeProxies` takes within any second. */
export const PER_SECOND = 10

/** Three proxies, each with its client of one store, before a service that takes ten requests within any second. */
export function threeProxies(
  clock: ReturnType<typeof simulatedClock>,
  stores: readonly [SharedStore, SharedStore, SharedStore],
) {
  const service = limiter(clock, { perSecond: PER_SECOND, latencyMs: 40, jitterMs: 5 })
  const fetch = async () => Response.json({ blocks: [] }, { status: (await service.take()) ? 200 : 429 })
  const troubles: ProxyTrouble[] = []
  const onError = (trouble: ProxyTrouble) => troubles.push(trouble)
  const proxies = stores.map((cache) => createProxy({ network: 'mainnet', apiKey: 'k', clock, fetch, cache, onError }))
  let asked = 0
  const waits: number[] = []
  /** Every proxy has six visitors who ask on and on for so many milliseconds. */
  const visit = async (ms: number) => {
    const end = clock.now() + ms
    const statuses: number[] = []
    const counts = proxies.map(() => 0)
    const askOn = async (index: number) => {
      while (clock.now() < end) {
        const since = clock.now()
        const url = `http://page.test/ton/api/v3/blocks?workchain=-1&seqno=${++asked}`
        const response = await proxies[index]?.(new Request(url))
        const status = response?.status ?? 0
        statuses.push(status)
        waits.push(clock.now() - since)
        if (status === 200) counts[index] = (counts[index] ?? 0) + 1
        else await clock.sleep(100)
      }
    }
    const all = Promise.all(proxies.flatMap((_, index) => Array.from({ length: 6 }, () => askOn(index))))
    await clock.run(ms + 30_000)
    await all
    const served = statuses.filter((status) => status === 200).length
    return { statuses, counts, served, perSecond: served / (ms / 1_000) }
  }
  return { service, troubles, visit, waits, proxies }
}
