import { QueryClient } from '@tanstack/react-query'
import { type Client, type ClientOptions, createClient } from '../../src/core/client.ts'
import { addressBook } from '../../src/endpoints/v3/accounts/addressBook.ts'
import { findName } from '../../src/query/entities.ts'
import { queryOptions } from '../../src/query/options.ts'
import { address } from '../support/accounts.ts'

// What `memory.system.test.ts` builds, and runs with `node --expose-gc`.

/** Answers of half a megabyte that each way of asking drops. All of one way, kept, are 50 MB and more. */
const ANSWERS = 100
const [url = ''] = process.argv.slice(2)
const open = (options: ClientOptions = {}, path = '') =>
  createClient({ network: 'local', baseUrl: url + path, retries: 0, ...options })

let asked = 0
const next = () => ({ address: [address(++asked), address(++asked)] })
const shared = open()
const long = new AbortController()

const drop = (promise: Promise<unknown>) =>
  promise.then(
    () => {},
    () => {},
  )

/** Reads `ANSWERS` answers with one client, one after another. */
async function read(client: Client, signal?: AbortSignal) {
  for (let count = 0; count < ANSWERS; count++) await client.request(addressBook, next(), signal ? { signal } : {})
}

const ways: Record<string, () => Promise<unknown>> = {
  single: () => read(shared),
  'under one long signal': () => read(shared, long.signal),
  async batched() {
    for (let count = 0; count < ANSWERS; count++) {
      const keys = [...next().address, ...next().address]
      await Promise.all(keys.map((key) => shared.request(addressBook, { address: key })))
    }
  },
  async 'aborted while it is read'() {
    for (let count = 0; count < ANSWERS; count++) {
      const stop = new AbortController()
      const fetch = async (request: Request) => {
        const response = await globalThis.fetch(request)
        setImmediate(() => stop.abort())
        return response
      }
      await drop(open({ fetch }, '/endless').request(addressBook, next(), { signal: stop.signal }))
    }
  },
  async 'timed out'() {
    const client = open({ timeoutMs: 200 }, '/endless')
    for (let count = 0; count < ANSWERS; count += 20) {
      await Promise.all(Array.from({ length: 20 }, () => drop(client.request(addressBook, next()))))
    }
  },
  async 'by clients that are closed'() {
    for (let count = 0; count < ANSWERS; count++) {
      const client = open()
      await client.request(addressBook, next())
      client.close()
    }
  },
  async 'by queries that are gone'() {
    const queryClient = new QueryClient()
    for (let count = 0; count < ANSWERS; count++) {
      const params = next()
      await queryClient.fetchQuery(queryOptions(addressBook, shared, params))
      const known = findName(queryClient.getQueryCache(), shared, addressBook, params.address[0] ?? '')
      if (!known) throw new Error('the name should be known')
      queryClient.clear()
    }
  },
}

async function usedMB(): Promise<number> {
  for (let round = 0; round < 5; round++) {
    globalThis.gc?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1e6
}

const warnings: string[] = []
process.on('warning', ({ message }) => warnings.push(message))

// The first answers fill bounded stores: compiled code, connections, texts that are remembered.
await read(shared)
const grown: Record<string, number> = {}
for (const [name, way] of Object.entries(ways)) {
  const before = await usedMB()
  await way()
  grown[name] = (await usedMB()) - before
}
console.log(JSON.stringify({ grown, warnings }))
process.exit()
