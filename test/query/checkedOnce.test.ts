import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, it, onTestFinished } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { infiniteQueryOptions } from '../../src/query/infiniteOptions.ts'
import { inProcess } from '../support/inProcess.ts'
import { row } from './indexed.ts'

it('checks the params of an infinite query once, however many pages load', async () => {
  let checks = 0
  const { params } = transactions
  const counted = {
    ...transactions,
    params: {
      ...params,
      check(payload: never) {
        checks++
        params.check(payload)
      },
    },
  } as typeof transactions
  const { fetch, url } = inProcess(({ searchParams }) => {
    const from = Number(searchParams.get('offset') ?? 0)
    const page = [0, 1].map((at) => ({
      ...row,
      hash: btoa(String(from + at).padStart(32, '0')),
      lt: String(900 - from - at),
    }))
    return { transactions: page, address_book: {} }
  })
  const client = createClient({ baseUrl: url, fetch, retries: 0 })
  const queryClient = new QueryClient()
  onTestFinished(() => {
    client.close()
    queryClient.clear()
  })
  const observer = new InfiniteQueryObserver(queryClient, infiniteQueryOptions(counted, client, { limit: 2 }) as never)
  await observer.refetch()
  const { data } = await observer.fetchNextPage()
  expect((data as unknown as { pages: unknown[] }).pages).toHaveLength(2)
  expect(checks).toBe(1)
})
