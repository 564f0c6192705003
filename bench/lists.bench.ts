import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { createClient } from '../src/core/client.ts'
import * as z from '../src/core/schema/schema.ts'
import { transactions } from '../src/endpoints/v3/blockchain/transactions.ts'
import { infiniteQueryOptions } from '../src/query/infiniteOptions.ts'
import { rowsOf } from '../src/query/rows.ts'
import type { Figure } from './measure.ts'

const PAGES = 51

const HISTORIES = 500

export const title = `A list of ${PAGES} pages of 10, with a new row before each request, and ${HISTORIES} random histories (limits: a refetch is 1 request; 0 lost, 0 repeated)`

/** Newest first, with `arrivals` new rows before each request, as v3 pages: `limit`, `offset`, `end_lt` included. */
function service(arrivals = () => 1) {
  let count = 600
  let requests = 0
  const answer = (params: URLSearchParams) => {
    requests++
    count += arrivals()
    const [limit, offset] = [Number(params.get('limit')), Number(params.get('offset'))]
    const newest = Math.min(count, Number(params.get('end_lt') ?? count)) - offset
    const lts = Array.from({ length: Math.min(limit, newest) }, (_, n) => String(newest - n))
    return { transactions: lts.map((lt) => ({ hash: `h${lt}`, lt, now: 0 })), address_book: {} }
  }
  return { answer, requests: () => requests }
}

interface Reading {
  pages: number
  /** Whether the list is asked for again after a page. */
  isRefetched(): boolean
}

type Service = ReturnType<typeof service>
type Reader = (service: Service, reading: Reading) => Promise<Record<'refetch' | 'repeated' | 'lost', number>>

async function read(
  options: object,
  keys: (data: never) => string[],
  { requests }: Service,
  { pages, isRefetched }: Reading,
) {
  const queryClient = new QueryClient()
  const observer = new InfiniteQueryObserver(queryClient, options as never)
  const stop = observer.subscribe(() => {})
  await observer.refetch({ cancelRefetch: false })
  while ((observer.getCurrentResult().data as unknown as { pages: unknown[] }).pages.length < pages) {
    if (isRefetched()) await observer.refetch()
    await observer.fetchNextPage()
  }
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

const readOurs: Reader = async (service, reading) => {
  const client = createClient({
    network: 'local',
    baseUrl: 'http://local.test',
    fetch: async (request) => Response.json(service.answer(new URL(request.url).searchParams)),
  })
  const record = { ...transactions, response: z.unknown() as never }
  const options = infiniteQueryOptions(record as typeof transactions, client, {})
  const figures = await read(
    options,
    (data) => rowsOf(transactions)(data).rows.map(({ hash }) => hash),
    service,
    reading,
  )
  client.close()
  return figures
}

const readPlain: Reader = (service, reading) =>
  read(
    {
      queryKey: ['plain'],
      initialPageParam: 0,
      queryFn: async ({ pageParam }: { pageParam: number }) =>
        service.answer(new URLSearchParams({ limit: '10', offset: String(pageParam) })),
      getNextPageParam: (_page: unknown, _pages: unknown, offset: number) => offset + 10,
    },
    (data: { pages: { transactions: { hash: string }[] }[] }) =>
      data.pages.flatMap(({ transactions }) => transactions.map(({ hash }) => hash)),
    service,
    reading,
  )

/** Random, and the same in each run. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** Rows repeated and lost in lists of 2 to 7 pages, with 0 to 3 new rows before each request, asked again now and then. */
async function histories(read: Reader) {
  const sum = { repeated: 0, lost: 0 }
  for (let seed = 1; seed <= HISTORIES; seed++) {
    const random = seeded(seed)
    const up = (most: number) => Math.floor(random() * (most + 1))
    const { repeated, lost } = await read(
      service(() => up(3)),
      { pages: 2 + up(5), isRefetched: () => random() < 0.3 },
    )
    sum.repeated += repeated
    sum.lost += lost
  }
  return sum
}

export async function run(): Promise<Figure[]> {
  const once: Reading = { pages: PAGES, isRefetched: () => false }
  const mine = await readOurs(service(), once)
  const plain = await readPlain(service(), once)
  const many = { ours: await histories(readOurs), plain: await histories(readPlain) }
  const figure = (name: string, value: number, unit: string, of: number): Figure => ({
    name,
    value: `${value} ${unit}`,
    ratio: value / of,
    of: unit === 'requests' ? 'its pages' : of === HISTORIES ? 'the histories' : 'the rows on screen',
  })
  return [
    figure('a refetch: ours', mine.refetch, 'requests', PAGES),
    figure('a refetch: plain react-query', plain.refetch, 'requests', PAGES),
    figure('rows repeated: ours', mine.repeated, 'rows', PAGES * 10),
    figure('rows repeated: plain react-query', plain.repeated, 'rows', PAGES * 10),
    figure('rows lost: ours', mine.lost, 'rows', PAGES * 10),
    figure(`${HISTORIES} histories, repeated: ours`, many.ours.repeated, 'rows', HISTORIES),
    figure(`${HISTORIES} histories, lost: ours`, many.ours.lost, 'rows', HISTORIES),
    figure(`${HISTORIES} histories, repeated: plain react-query`, many.plain.repeated, 'rows', HISTORIES),
  ]
}
