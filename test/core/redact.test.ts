import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { serve } from '../support/server.ts'

const KEY = 'secret key/+0123'

/** Everything that an error would show, its causes included. */
const shown = (error: unknown) => inspect(error, { depth: 20, showHidden: true })

describe('nothing that is shown contains the key', () => {
  it.each(['header', 'query'] as const)(
    'the key is hidden when fetch quotes the URL or the headers (%s)',
    async (apiKeyIn) => {
      const fetch = async (request: Request) => {
        const { href } = new URL(request.url)
        const inner = new Error(`getaddrinfo for ${href} with ${KEY}`)
        throw new TypeError(`fetch failed: ${href} ${request.headers.get('x-api-key')}`, { cause: inner })
      }
      const client = createClient({
        network: 'local',
        baseUrl: 'http://127.0.0.1',
        apiKey: KEY,
        apiKeyIn,
        retries: 0,
        fetch,
      })
      const error = await client.request(transactions, {}).catch((reason) => reason)
      expect(error.code).toBe('connection')
      expect(error.cause.message).toContain('fetch failed')
      expect(error.cause.name).toBe('TypeError')
      for (const form of [KEY, encodeURIComponent(KEY), 'secret+key%2F%2B0123'])
        expect(shown(error)).not.toContain(form)
    },
  )

  it('the key is hidden when the service echoes it', async () => {
    const { url } = await serve((_seen, response) => {
      response.writeHead(401)
      response.end(JSON.stringify({ error: `API key ${KEY} does not exist` }))
    })
    const client = createClient({ network: 'local', baseUrl: url, apiKey: KEY, retries: 0 })
    const error = await client.request(transactions, {}).catch((reason) => reason)
    expect(error).toMatchObject({ code: 'unknown-key', serviceText: 'API key [key] does not exist' })
    expect(shown(error)).not.toContain(KEY)
  })
})
