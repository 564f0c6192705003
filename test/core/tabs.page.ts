import { createClient } from '../../src/core/client.ts'
import { masterchainBlockShards } from '../../src/endpoints/v3/blockchain/masterchainBlockShards.ts'

// What `tabs.full.test.ts` builds, and opens in several tabs of one browser, and in a worker of one of them.

/** Asks `count` times with a client of its own. Gives the outcome of each request. */
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
/** The same in a worker of this tab. */
function askInWorker(...asked: Parameters<typeof ask>): Promise<string[]> {
  const worker = new Worker('/page.js', { type: 'module' })
  worker.postMessage(asked)
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(message))
  })
}

if (typeof document === 'undefined')
  globalThis.onmessage = async ({ data }) => globalThis.postMessage(await ask(...(data as Parameters<typeof ask>)))
Object.assign(globalThis, { ask, askInWorker })
