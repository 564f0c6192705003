import { createClient } from '../../src/core/client.ts'
import { getMasterchainInfo } from '../../src/endpoints/v2/blocks/getMasterchainInfo.ts'

// Started by `share.full.browser.test.ts`. Sends `count` requests, and posts when they left.
globalThis.onmessage = async ({ data: { count, ...options } }) => {
  const left: number[] = []
  const fetch = async () => {
    left.push(Date.now())
    return Response.json({})
  }
  const client = createClient({ network: 'local', retries: 0, fetch, ...options })
  await Promise.allSettled(Array.from({ length: count }, () => client.request(getMasterchainInfo, {})))
  client.close()
  globalThis.postMessage(left)
}
