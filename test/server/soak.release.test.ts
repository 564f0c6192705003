import { createServer } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { blocks } from '../../src/endpoints/v3/blockchain/blocks.ts'
import { toNodeHandler, undiciFetch } from '../../src/server/node.ts'
import { createProxy } from '../../src/server/proxy.ts'
import { listen, shut } from '../support/listen.ts'
import { serve } from '../support/server.ts'

const PER_SECOND = 10
const BROWSERS = 10
/** Requests with which a page opens, and then one in each second. */
const OPENING = 12
const SECONDS = 5
/** Of a busy machine, and of pages that the full queue sends away for some seconds. */
const MARGIN_MS = 30_000

/** A service that takes 10 requests within any second, and the proxy to it that an operator makes. */
async function setUp() {
  const served: number[] = []
  let refused = 0
  const upstream = await serve(({ headers }, response) => {
    // As it was sent: in a busy process requests arrive late, and several at once.
    const now = Number(headers['x-sent-at'])
    const isServed = (served.at(-PER_SECOND) ?? Number.NEGATIVE_INFINITY) <= now - 1_000
    if (isServed) served.push(now)
    else {
      refused++
      response.statusCode = 429
    }
    return isServed ? { blocks: [] } : { error: 'Ratelimit exceed' }
  })
  const send = undiciFetch()
  onTestFinished(() => send.close())
  const fetch = (request: Request) => {
    request.headers.set('x-sent-at', String(performance.now()))
    return send(request)
  }
  const proxy = createProxy({ network: 'mainnet', upstream: upstream.url, apiKey: 'k'.repeat(64), fetch })
  const server = createServer(toNodeHandler(proxy))
  onTestFinished(() => shut(server))
  return { url: `http://127.0.0.1:${await listen(server)}/ton`, served, refused: () => refused }
}

it('ten browsers behind one key get every answer without a 429, in the time that the rate allows', async () => {
  const { url, served, refused } = await setUp()
  let offset = 0
  const startedAt = performance.now()
  /** Opens a page, then asks once a second. */
  async function browse(): Promise<void> {
    const client = createClient({ baseUrl: url })
    onTestFinished(() => client.close())
    const ask = () => client.request(blocks, { offset: offset++ })
    await Promise.all(Array.from({ length: OPENING }, ask))
    const asked = Array.from({ length: SECONDS }, async (_, second) => {
      await new Promise((resolve) => setTimeout(resolve, second * 1_000))
      await ask()
    })
    await Promise.all(asked)
  }
  await Promise.all(Array.from({ length: BROWSERS }, browse))
  const endedAt = performance.now() - startedAt
  expect(refused()).toBe(0)
  expect(served).toHaveLength(BROWSERS * (OPENING + SECONDS))
  expect(endedAt).toBeLessThan((1_000 * BROWSERS * (OPENING + SECONDS)) / PER_SECOND + MARGIN_MS)
})
