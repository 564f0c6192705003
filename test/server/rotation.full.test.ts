import { createServer } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { toNodeHandler, undiciFetch } from '../../src/server/node.ts'
import { createProxy } from '../../src/server/proxy.ts'
import { listen, shut } from '../support/listen.ts'
import { askAll } from '../support/rawAsk.ts'
import { serve } from '../support/server.ts'
import { get } from './hostile/kind.ts'

const OLD = 'old0'.repeat(16)
const NEW = 'new1'.repeat(16)
const REQUESTS = 800
/** The request with which the service changes its key. */
const CHANGE = 400
/** Requests side by side. */
const WIDTH = 24

/** A service that knows one key, which `change` replaces, and a proxy that asks `apiKey` for it. */
async function setUp(apiKey: () => string) {
  let known = OLD
  const unknown: string[] = []
  const { url, seen } = await serve(async ({ headers }, response, index) => {
    const key = String(headers['x-api-key'])
    // Some are slow: the key changes while requests and answers are in flight.
    if (index % 3 === 0) await new Promise((resolve) => setImmediate(resolve))
    if (key === known) return { blocks: [] }
    unknown.push(key)
    response.statusCode = 401
    return { error: `API key ${key} does not exist` }
  })
  const fetch = undiciFetch()
  onTestFinished(() => fetch.close())
  const proxy = createProxy({ network: 'local', upstream: url, apiKey, fetch })
  const server = createServer(toNodeHandler(proxy))
  onTestFinished(() => shut(server))
  const change = () => {
    known = NEW
  }
  return { port: await listen(server), seen, change, unknown }
}

it.each([
  ['at the same time as the service', CHANGE, 0],
  ['a little before the service', CHANGE - 40, 0],
  ['a little after the service', CHANGE, 300],
])('a proxy whose key changes under load %s fails no page', async (_, toldWith, laterMs) => {
  let currentKeys = OLD
  const tell = () => {
    currentKeys = NEW
  }
  const { port, seen, change, unknown } = await setUp(() => currentKeys)
  const statuses: number[] = []
  const bodies = new Set<string>()
  await askAll(
    port,
    REQUESTS,
    (index) => {
      if (index === CHANGE) change()
      if (index === toldWith) laterMs ? setTimeout(tell, laterMs) : tell()
      return { bytes: get(`/ton/api/v3/blocks?limit=1&offset=${index}`) }
    },
    (_, { statuses: [status = 0], text }) => {
      statuses.push(status)
      bodies.add(text)
    },
    { width: WIDTH },
  )
  expect(statuses).toEqual(Array.from({ length: REQUESTS }, () => 200))
  expect([...bodies].filter((text) => text.includes(OLD) || text.includes(NEW))).toEqual([])
  // The old key is not asked with once the new one is known: only requests in flight are late.
  const first = seen.findIndex(({ headers }) => headers['x-api-key'] === NEW)
  const last = seen.findLastIndex(({ headers }) => headers['x-api-key'] === OLD)
  expect(last - first).toBeLessThan(CHANGE - toldWith + 3 * WIDTH)
  expect(seen.length).toBe(REQUESTS + unknown.length)
})
