import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, it, onTestFinished } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import * as z from '../../src/core/schema/schema.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { infiniteQueryOptions } from '../../src/query/infiniteOptions.ts'
import { countNewer } from '../../src/query/newer.ts'
import { rowsOf } from '../../src/query/rows.ts'

const ACCOUNT = `0:${'A'.repeat(64)}`
const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, n) => `h${from - n}`)

/** Lists of one account's transactions, with logical times 60 … 1, in one cache. */
function cache() {
  const fetch = async ({ url }: Request) => {
    const { searchParams } = new URL(url)
    const [offset, limit, end] = ['offset', 'limit', 'end_lt'].map((name) => Number(searchParams.get(name) ?? 60))
    const rows = Array.from({ length: end as number }, (_, n) => (end as number) - n)
    return Response.json({
      transactions: rows
        .slice(offset)
        .slice(0, limit)
        .map((lt) => ({ hash: `h${lt}`, lt: String(lt), now: 0 })),
    })
  }
  const client = createClient({ network: 'local', baseUrl: 'http://local', fetch, retries: 0 })
  const queryClient = new QueryClient()
  onTestFinished(() => {
    queryClient.clear()
    client.close()
  })
  // The rows are what paging reads of them, no more.
  const record = { ...transactions, response: z.unknown() as never, owns: () => [] }
  async function list(maxPages?: number) {
    const options = infiniteQueryOptions(record, client, { account: ACCOUNT, limit: 5 }, { maxPages })
    const observer = new InfiniteQueryObserver(queryClient, options as never)
    onTestFinished(observer.subscribe(() => {}))
    await observer.refetch({ cancelRefetch: false })
    const result = () => observer.getCurrentResult()
    return {
      observer,
      queryKey: options.queryKey,
      result,
      rows: () => rowsOf(record)(result().data as never).rows.map(({ hash }) => hash),
      newer: () => countNewer(observer.getCurrentQuery() as never),
    }
  }
  return { queryClient, list }
}

it('lists with different maxPages keep their own pages, their own way back, and count nothing new', async () => {
  const { list } = cache()
  const [whole, two, three] = [await list(), await list(2), await list(3)]
  const lists = [whole, two, three]
  for (const { observer } of lists) for (let page = 1; page < 4; page++) await observer.fetchNextPage()
  await Promise.all(lists.map(({ observer }) => observer.refetch()))
  expect(lists.map(({ newer }) => newer())).toEqual([0, 0, 0])
  expect(lists.map(({ result }) => result().hasPreviousPage)).toEqual([false, true, true])
  expect(lists.map(({ rows }) => rows())).toEqual([down(60, 41), down(51, 41), down(56, 41)])
})

it('two lists with the same maxPages are one', async () => {
  const { list, queryClient } = cache()
  const [one, other] = [await list(2), await list(2)]
  await one.observer.fetchNextPage()
  expect(other.rows()).toEqual(one.rows())
  expect(queryClient.getQueryCache().getAll()).toHaveLength(1)
})

it('invalidating the whole list by its key invalidates lists with maxPages too', async () => {
  const { list, queryClient } = cache()
  const { queryKey } = await list()
  const two = await list(2)
  await queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  expect(two.result().isStale).toBe(true)
  expect(queryClient.getQueryState(two.queryKey)?.isInvalidated).toBe(true)
  expect(two.queryKey.at(-1)).toBe('infinite')
})
