import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { createClient } from '../src/core/client.ts'
import * as z from '../src/core/schema.ts'
import { transactions } from '../src/endpoints/v3/blockchain/transactions.ts'
import { infiniteQueryOptions } from '../src/query/infiniteOptions.ts'
import { rowsOf } from '../src/query/rows.ts'
import type { Figure } from './measure.ts'

const PAGES = 51

export const title = `A list of ${PAGES} pages of 10, with a new row before each request (limits: a refetch is 1 request; 0 lost, 0 repeated)`

/** Newest first, with a new row before each request, as v3 pages: `limit`, `offset`, `end_lt` included. */
function service() {
  let count = 600
  let requests = 0
  const answer = (params: URLSearchParams) => {
    requests++
    count++
    const [limit, offset] = [Number(params.get('limit')), Number(params.get('offset'))]
    const newest = Math.min(count, Number(params.get('end_lt') ?? count)) - offset
    const lts = Array.from({ length: Math.min(limit, newest) }, (_, n) => String(newest - n))
    return { transactions: lts.map((lt) => ({ hash: `h${lt}`, lt, now: 0 })), address_book: {} }
  }
  return { answer, requests: () => requests }
}

async function read(options: object, keys: (data: never) => string[], requests: () => number) {
  const queryClient = new QueryClient()
  const observer = new InfiniteQueryObserver(queryClient, options as never)
  const stop = observer.subscribe(() => {})
  await observer.refetch({ cancelRefetch: false })
  while ((observer.getCurrentResult().data as unknown as { pages: unknown[] }).pages.length < PAGES)
    await observer.fetchNextPage()
  const shown = keys(observer.getCurrentResult().data as never)
  const before = requests()
  await observer.refetch()
  const refetch = requests() - before
  stop()
  queryClient.clear()
  const lts = [...new Set(shown)].map((key) => Number(key.slice(1)))
  const lost = Math.max(...lts) - Math.min(...lts) + 1 - lts.length
  return { refetch, repeated: shown.length - lts.length, lost }
}

export async function run(): Promise<Figure[]> {
  const ours = service()
  const client = createClient({
    network: 'local',
    baseUrl: 'http://local.test',
    fetch: async (request) => Response.json(ours.answer(new URL(request.url).searchParams)),
  })
  const record = { ...transactions, response: z.unknown() as never }
  const mine = await read(
    infiniteQueryOptions(record as typeof transactions, client, {}),
    (data) => rowsOf(transactions)(data).rows.map(({ hash }) => hash),
    ours.requests,
  )
  client.close()

  const theirs = service()
  const plain = await read(
    {
      queryKey: ['plain'],
      initialPageParam: 0,
      queryFn: async ({ pageParam }: { pageParam: number }) =>
        theirs.answer(new URLSearchParams({ limit: '10', offset: String(pageParam) })),
      getNextPageParam: (_page: unknown, _pages: unknown, offset: number) => offset + 10,
    },
    (data: { pages: { transactions: { hash: string }[] }[] }) =>
      data.pages.flatMap(({ transactions }) => transactions.map(({ hash }) => hash)),
    theirs.requests,
  )
  const figure = (name: string, value: number, unit: string, of: number): Figure => ({
    name,
    value: `${value} ${unit}`,
    ratio: value / of,
    of: unit === 'rows' ? 'the rows on screen' : 'its pages',
  })
  return [
    figure('a refetch: ours', mine.refetch, 'requests', PAGES),
    figure('a refetch: plain react-query', plain.refetch, 'requests', PAGES),
    figure('rows repeated: ours', mine.repeated, 'rows', PAGES * 10),
    figure('rows repeated: plain react-query', plain.repeated, 'rows', PAGES * 10),
    figure('rows lost: ours', mine.lost, 'rows', PAGES * 10),
  ]
}
