import * as newest from '@tanstack/react-query'
import { expect, it, onTestFinished } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import type { PaginatedEndpoint } from '../../src/core/endpoint.ts'
import * as z from '../../src/core/schema/schema.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { type InfiniteHints, infiniteQueryOptions } from '../../src/query/infiniteOptions.ts'
import { countNewer, showNewer } from '../../src/query/newer.ts'
import { rowsOf } from '../../src/query/rows.ts'
import { type Seen, serve } from '../support/server.ts'

/** A version of react-query. */
type Library = Pick<typeof newest, 'InfiniteQueryObserver' | 'QueryClient'>

// biome-ignore lint/suspicious/noExplicitAny: records of every shape, asked alike
type Record = PaginatedEndpoint<any, any, any, any>

/** A list over a real server and an observer of the given react-query. `answer` gives the body for the request's params. */
export async function show(
  endpoint: Record,
  params: object,
  answer: (asked: globalThis.Record<string, string>, seen: Seen) => unknown,
  hints: InfiniteHints = {},
  { InfiniteQueryObserver, QueryClient }: Library = newest,
) {
  const { url, seen } = await serve((one) => answer(Object.fromEntries(one.url.searchParams), one))
  const client = createClient({ network: 'local', baseUrl: url, retries: 0 })
  const queryClient = new QueryClient()
  // The rows are what paging reads of them, no more: their schemas are tested elsewhere.
  const response = 'isChecked' in endpoint ? endpoint.response : z.unknown()
  const record = { ...endpoint, response: response as never, owns: () => [] }
  const options = infiniteQueryOptions(record, client, params, hints)
  const observer = new InfiniteQueryObserver(queryClient, options as never)
  const stop = observer.subscribe(() => {})
  onTestFinished(() => {
    stop()
    queryClient.clear()
    client.close()
  })
  await observer.refetch({ cancelRefetch: false })
  const result = () => observer.getCurrentResult()
  const query = queryClient.getQueryCache().find({ queryKey: options.queryKey }) as newest.Query
  return {
    observer,
    queryClient,
    options,
    asked: () => seen.map((one) => Object.fromEntries(one.url.searchParams)),
    data: () => result().data as unknown as newest.InfiniteData<unknown, object>,
    keys: () => rowsOf(record)(result().data as never).rows.map(record.pagination.rowKey),
    result,
    newer: () => countNewer(query),
    letIn: () => showNewer(queryClient as never, query, record.pagination.first),
    async more(pages: number) {
      for (let n = 0; n < pages; n++) await observer.fetchNextPage()
    },
  }
}

export const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, n) => from - n)

/** Transactions with logical times `count` … 1, one each, as the service answers. */
export const history = (count: () => number, note?: () => string) => (asked: globalThis.Record<string, string>) => ({
  transactions: down(count(), 1)
    .filter((lt) => lt <= Number(asked.end_lt ?? Number.POSITIVE_INFINITY))
    .slice(Number(asked.offset), Number(asked.offset) + Number(asked.limit))
    .map((lt) => ({ hash: `h${lt}`, lt: String(lt), now: 0, note: note?.() })),
  address_book: {},
})

/** Tests that a refetch costs one request, with a version of react-query. */
export function testRefetch(library: Library): void {
  it('a refetch of 51 loaded pages of 10 is one request, and brings all of them', async () => {
    let note = 'before'
    const list = await show(
      transactions,
      {},
      history(
        () => 600,
        () => note,
      ),
      {},
      library,
    )
    await list.more(50)
    expect(list.data().pages).toHaveLength(51)
    expect(list.asked()).toHaveLength(51)
    const params = list.data().pageParams
    note = 'after'
    await list.observer.refetch()
    expect(list.asked().slice(51)).toEqual([{ limit: '510', offset: '0', sort: 'desc' }])
    expect(list.keys()).toEqual(down(600, 91).map((lt) => `h${lt}`))
    expect(JSON.stringify(list.data())).not.toContain('before')
    expect(list.data().pageParams).toEqual(params)
    await list.more(1)
    expect(list.keys()).toEqual(down(600, 81).map((lt) => `h${lt}`))
  })
}
