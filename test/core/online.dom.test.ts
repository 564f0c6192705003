import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { defineMutation } from '../../src/core/endpoint.ts'
import * as z from '../../src/core/schema.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { serve } from '../support/server.ts'

const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
afterEach(() => void vi.restoreAllMocks())

const send = defineMutation<{ boc: string }, unknown>({
  generation: 'v3',
  name: 'send',
  method: 'POST',
  path: '/send',
  params: z.params<{ boc: string }>({ boc: z.string() }),
  response: z.unknown(),
})

const failure = (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => expect.unreachable('it should have failed'),
    (reason) => reason,
  )

describe('without a network', () => {
  it('what changes the chain is refused at once, and nothing is sent', async () => {
    const { url, seen } = await serve(() => ({}))
    goOffline()
    const error = await failure(createClient({ network: 'local', baseUrl: url }).request(send, { boc: 'x' }))
    expect(error).toMatchObject({ code: 'connection' })
    expect(error.message).toContain('offline')
    expect(seen).toHaveLength(0)
  })

  it('a read waits until there is one, and can be aborted meanwhile', async () => {
    const { url, seen } = await serve(() => ({ transactions: [], address_book: {} }))
    const client = createClient({ network: 'local', baseUrl: url })
    goOffline()
    const abort = new AbortController()
    const aborted = client.request(transactions, {}, { signal: abort.signal }).catch((reason) => reason)
    const asked = client.request(transactions, {})
    await fetch(`${url}/marker`)
    expect(seen.map(({ url }) => url.pathname)).toEqual(['/marker'])
    abort.abort()
    expect((await aborted).code).toBe('aborted')
    vi.restoreAllMocks()
    window.dispatchEvent(new Event('online'))
    expect(await asked).toEqual({ transactions: [], address_book: {} })
    expect(seen).toHaveLength(2)
  })
})
