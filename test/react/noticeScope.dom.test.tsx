import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { type ClientOptions, createClient } from '../../src/core/client.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { useTransactions, useTransactionsInfinite } from '../../src/index.ts'
import { infiniteQueryOptions } from '../../src/query/infiniteOptions.ts'
import { queryOptions } from '../../src/query/options.ts'
import { setup } from '../support/react.tsx'

afterEach(cleanup)

/** What a server on `http://inside` prefetches, in the cache of a page that asks `http://outside`; and what the page logs. */
async function hydrated(server: ClientOptions, page: ClientOptions = server, isLate = false) {
  const asked: string[] = []
  const fetch = async ({ url }: Request) => {
    asked.push(new URL(url).host)
    return Response.json({ transactions: [], address_book: {} })
  }
  const client = createClient({ network: 'my-chain', baseUrl: 'http://inside', ...server, fetch })
  const loader = new QueryClient()
  onTestFinished(() => {
    client.close()
    loader.clear()
  })
  await loader.prefetchQuery(queryOptions(transactions, client, {}))
  await loader.prefetchInfiniteQuery(infiniteQueryOptions(transactions, client, {}))
  const { queryClient, wrapper } = setup({ network: 'my-chain', baseUrl: 'http://outside', ...page, fetch })
  const warn = vi
    .spyOn(console, 'warn')
    .mockImplementation(() => {})
    .mockClear()
  onTestFinished(() => warn.mockRestore())
  // As a layout, which asks above the boundary that hydrates.
  if (isLate) renderHook(() => useTransactions({ limit: 1 }), { wrapper })
  hydrate(queryClient, dehydrate(loader))
  const { result } = renderHook(() => [useTransactions(), useTransactionsInfinite()], { wrapper })
  await waitFor(() => expect(result.current.every(({ isSuccess }) => isSuccess)).toBe(true))
  return { asked, warned: warn.mock.calls.map(([text]) => String(text)) }
}

it('a page says which scope it lacks where a server has prefetched under another base URL, once', async () => {
  const { asked, warned } = await hydrated({})
  expect(asked).toEqual(['inside', 'inside', 'outside', 'outside'])
  expect(warned).toHaveLength(1)
  expect(warned[0]).toContain('"my-chain@http://inside", and the page asks "my-chain@http://outside"')
  expect(warned[0]).toContain('`scope`')
  expect((await hydrated({})).warned).toEqual([])
})

it('says so where a layout has asked before the page is hydrated', async () => {
  expect((await hydrated({ network: 'late' }, { network: 'late' }, true)).warned).toHaveLength(1)
})

it('says nothing of answers that the page has asked for itself, at another service of that network', async () => {
  const answer = async () => Response.json({ transactions: [], address_book: {} })
  const { queryClient, wrapper } = setup({ network: 'my-chain', baseUrl: 'http://one', fetch: answer })
  const warn = vi
    .spyOn(console, 'warn')
    .mockImplementation(() => {})
    .mockClear()
  onTestFinished(() => warn.mockRestore())
  const other = createClient({ network: 'my-chain', baseUrl: 'http://other', fetch: answer })
  onTestFinished(() => other.close())
  const first = renderHook(() => useTransactions(), { wrapper })
  await waitFor(() => expect(first.result.current.isSuccess).toBe(true))
  first.unmount()
  const next = renderHook(() => useTransactions({}, { client: other }), { wrapper })
  await waitFor(() => expect(next.result.current.isSuccess).toBe(true))
  expect(queryClient.getQueryCache().getAll()).toHaveLength(2)
  expect(warn).not.toHaveBeenCalled()
})

it('with one scope the page asks for nothing, and says nothing', async () => {
  expect(await hydrated({ scope: 'mine' })).toEqual({ asked: ['inside', 'inside'], warned: [] })
})

it('says nothing of another network, nor of a client that asks for less', async () => {
  expect((await hydrated({ network: 'other' }, { network: 'my-chain' })).warned).toEqual([])
  expect((await hydrated({ scope: 'mine' }, { scope: 'mine', omit: ['metadata'] })).warned).toEqual([])
})

it('says nothing in a production build', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect((await hydrated({ scope: 'one' }, { scope: 'other' })).warned).toEqual([])
})
