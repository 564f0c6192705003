import { serve } from '../src/local/hosts/http.ts'
import { demoAccounts } from '../src/local/service/accounts.ts'
import { createLocalService } from '../src/local/service.ts'
import { openPage } from './chromium.ts'
import { type Figure, median } from './measure.ts'

const SECONDS = 60
/** Half of what a page without a key may send. */
const HALF = SECONDS / 2

export const title = `Four parts that follow the chain for ${SECONDS} s at 1 request/s and 60 ms, in Chromium, the first load included (limits: 0 refused, a press waits for one slot)`

type Window = {
  names: string[]
  show(name: string, base: string, address: string, seconds: number): Promise<number[]>
}

/** One page against a service of its own, whose chain has a block every five seconds. */
async function measure(name: string): Promise<Figure> {
  const service = createLocalService({ requestsPerSecond: 1, faults: [{ kind: 'latency', ms: 60 }], scenario: 'live' })
  const counted = { requests: 0, refused: 0 }
  const { url, close } = await serve({
    ...service,
    async handle(request: Request) {
      if (request.method === 'GET') counted.requests++
      const response = await service.handle(request)
      if (response.status === 429) counted.refused++
      return response
    },
  })
  const { page, close: leave } = await openPage('refresh')
  const waited = await page.evaluate(
    ([name, base, address, seconds]) => (globalThis as unknown as Window).show(name, base, address, seconds),
    [name, url, demoAccounts.main, SECONDS] as const,
  )
  await leave()
  await close()
  return {
    name: `${name}: ${counted.refused} refused, a press waits ${(median(waited) / 1_000).toFixed(1)} s`,
    value: `${counted.requests} requests`,
    ratio: counted.requests / HALF,
    of: `half of what is allowed in that time (${HALF})`,
  }
}

export async function run(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const name of ['ours', 'react-query and fetch']) figures.push(await measure(name))
  return figures
}
