import { type CallRecord, createClient } from '../../src/core/client.ts'
import { masterchainBlockShards } from '../../src/endpoints/v3/blockchain/masterchainBlockShards.ts'

export type Asked = Pick<CallRecord, 'outcome' | 'tookMs'>

// What `tabs.full.test.ts` builds, and opens in several tabs of one browser.

/** Asks `count` times with a client of this tab's own. Gives the outcome of each request, and its milliseconds. */
async function ask(requestsPerSecond: number, count: number): Promise<Asked[]> {
  const client = createClient({ network: 'local', baseUrl: location.origin, requestsPerSecond, retries: 0 })
  const asked: Asked[] = []
  client.subscribe(({ outcome, tookMs }) => asked.push({ outcome, tookMs }))
  await Promise.allSettled(
    Array.from({ length: count }, (_, index) => client.request(masterchainBlockShards, { seqno: index + 1 })),
  )
  client.close()
  return asked
}
Object.assign(window, { ask })
