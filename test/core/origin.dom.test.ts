import { describe, expect, it } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'

/** The request of a page at this origin to `baseUrl`. */
async function sent(baseUrl: string): Promise<Request> {
  let seen: Request | undefined
  const fetch = async (request: Request) => {
    seen = request
    return Response.json({ transactions: [], address_book: {} })
  }
  const absolute = globalThis.Request
  // Node's Request knows no page to resolve a path against; a browser's does.
  globalThis.Request = class extends absolute {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, location.href) : input, init)
    }
  }
  try {
    await createClient({ network: 'mainnet', baseUrl, apiKey: () => 'secret', fetch }).request(transactions, {})
  } finally {
    globalThis.Request = absolute
  }
  return seen as Request
}

describe('in a page', () => {
  it.each(['/ton', 'ton', './', location.origin, `${location.origin}/ton/api/v3`])(
    'no key is sent to the own origin (%s): a proxy there has it',
    async (baseUrl) => {
      const request = await sent(baseUrl)
      expect(new URL(request.url).origin).toBe(location.origin)
      expect(request.headers.has('x-api-key')).toBe(false)
    },
  )

  it('a key from a callback is sent to another origin', async () => {
    expect((await sent('https://toncenter.com')).headers.get('x-api-key')).toBe('secret')
  })
})
