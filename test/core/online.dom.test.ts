import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import type { Mutation } from '../../src/core/endpoint.ts'
import * as z from '../../src/core/schema/schema.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { serve } from '../support/server.ts'

const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
afterEach(() => void vi.restoreAllMocks())

const send: Mutation<{ boc: string }, unknown> = {
  kind: 'mutation',
  generation: 'v3',
  name: 'send',
  method: 'POST',
  path: '/send',
  params: z.params<{ boc: string }>({ boc: z.string() }),
  response: z.unknown(),
}

const failure = (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => expect.unreachable('it should have failed'),
    (reason) => reason,
  )

describe('without a network', () => {
  it('a request that changes the chain is refused at once, and nothing is sent', async () => {
    const { url, seen } = await serve(() => ({}))
    goOffline()
    const error = await failure(createClient({ network: 'local', baseUrl: url }).request(send, { boc: 'x' }))
    expect(error).toMatchObject({ code: 'connection' })
    expect(error.message).toContain('offline')
    expect(seen).toHaveLength(0)
  })

  it('a read is sent all the same: the service may be this device', async () => {
    const { url, seen } = await serve(() => ({ transactions: [], address_book: {} }))
    goOffline()
    const client = createClient({ network: 'local', baseUrl: url })
    expect(await client.request(transactions, {})).toEqual({ transactions: [], address_book: {} })
    expect(seen).toHaveLength(1)
  })
})
