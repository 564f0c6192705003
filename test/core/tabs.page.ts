import { createClient } from '../../src/core/client.ts'
import { masterchainBlockShards } from '../../src/endpoints/v3/blockchain/masterchainBlockShards.ts'

// What `tabs.full.test.ts` builds, and opens in several tabs of one browser.

/** Asks `count` times with a client of this tab's own. Gives the outcome of each request. */
async function ask(requestsPerSecond: number, count: number): Promise<string[]> {
  const client = createClient({ network: 'local', baseUrl: location.origin, requestsPerSecond, retries: 0 })
  const outcomes: string[] = []
  client.subscribe(({ outcome }) => outcomes.push(outcome))
  await Promise.allSettled(
    Array.from({ length: count }, (_, index) => client.request(masterchainBlockShards, { seqno: index + 1 })),
  )
  client.close()
  return outcomes
}
Object.assign(window, { ask })
