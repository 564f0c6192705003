import { type InfiniteData, InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import createFetchClient from 'openapi-fetch'
import createQueryHooks from 'openapi-react-query'
import { createClient } from '../src/core/client.ts'
import { accountStates } from '../src/endpoints/v3/accounts/accountStates.ts'
import { transactions } from '../src/endpoints/v3/blockchain/transactions.ts'
import { jettonWallets } from '../src/endpoints/v3/jettons/jettonWallets.ts'
import { serve } from '../src/local/hosts/http.ts'
import { demoAccounts as demo } from '../src/local/service/accounts.ts'
import { createLocalService } from '../src/local/service.ts'
import { infiniteQueryOptions } from '../src/query/infiniteOptions.ts'
import { queryOptions } from '../src/query/options.ts'
import { keyedBatcher } from './keyedBatcher.ts'
import type { Figure } from './measure.ts'

const PATIENCE_MS = 30_000

export const title = `50 balances, 20 jetton tables and a list of 3 pages at 1 request/s and 60 ms, over HTTP: all shown (given up after ${PATIENCE_MS / 1_000} s)`

const address = (index: number) => (index ? `0:${index.toString(16).toUpperCase().padStart(64, '0')}` : demo.main)
const range = (count: number) => Array.from({ length: count }, (_, index) => index)

type Options = ConstructorParameters<typeof QueryObserver>[1]
type ListOptions = ConstructorParameters<typeof InfiniteQueryObserver>[1]

/** A page's queries, as each of them writes them. */
interface Page {
  balance(address: string): unknown
  jettons(owner: string): unknown
  list(limit: number): unknown
}

/** What a page does: mounts everything at once, and goes on in its list as soon as it can. */
async function show({ balance, jettons, list }: Page, pages: number): Promise<{ ms: number; isShown: boolean }> {
  // As in a browser; in Node the default is not to try again.
  const client = new QueryClient({ defaultOptions: { queries: { retry: 3 } } })
  const started = performance.now()
  const observers = [
    ...range(50).map((index) => new QueryObserver(client, balance(address(index)) as Options)),
    ...range(20).map((index) => new QueryObserver(client, jettons(address(index)) as Options)),
  ]
  const rows = new InfiniteQueryObserver(client, list(pages === 1 ? 60 : 20) as ListOptions)
  const ends = [...observers.map((observer) => observer.subscribe(() => {})), rows.subscribe(() => {})]
  const isShown = () => {
    const { data, isFetching } = rows.getCurrentResult()
    const loaded = (data as InfiniteData<unknown> | undefined)?.pages.length ?? 0
    if (loaded && loaded < pages && !isFetching) void rows.fetchNextPage()
    return loaded >= pages && observers.every((observer) => observer.getCurrentResult().isSuccess)
  }
  while (!isShown() && performance.now() - started < PATIENCE_MS) await new Promise((resolve) => setTimeout(resolve, 5))
  const result = { ms: performance.now() - started, isShown: isShown() }
  for (const end of ends) end()
  client.clear()
  return result
}

/** The paths that a peer asks, and a `fetch` that reads JSON and throws for a refusal, as its users write it. */
const search = (params: Record<string, string | number | readonly string[]>) =>
  new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
  )
async function read(url: string) {
  const response = await fetch(url)
  if (!response.ok) throw new Error(String(response.status))
  return response.json()
}
const nextOffset = (limit: number) => ({
  initialPageParam: 0,
  getNextPageParam: (_page: unknown, _pages: unknown, offset: number) => offset + limit,
})

const peers: Record<string, (base: string) => Page> = {
  ours(base) {
    const client = createClient({ network: 'local', baseUrl: base, requestsPerSecond: 1 })
    return {
      balance: (address) => queryOptions(accountStates, client, { address, include_boc: false }),
      jettons: (owner_address) => queryOptions(jettonWallets, client, { owner_address, limit: 1000 }),
      list: (limit) => infiniteQueryOptions(transactions, client, { limit }),
    }
  },
  'react-query and fetch': (base) => ({
    balance: (address) => ({
      queryKey: ['balance', address],
      queryFn: () => read(`${base}/api/v3/accountStates?${search({ address, include_boc: 'false' })}`),
    }),
    jettons: (owner) => ({
      queryKey: ['jettons', owner],
      queryFn: () => read(`${base}/api/v3/jetton/wallets?${search({ owner_address: owner, limit: 1000 })}`),
    }),
    list: (limit) => ({
      queryKey: ['list'],
      queryFn: ({ pageParam }: { pageParam: number }) =>
        read(`${base}/api/v3/transactions?${search({ limit, offset: pageParam })}`),
      ...nextOffset(limit),
    }),
  }),
  'openapi-react-query'(base) {
    // Paths without their types, which a generator would write: what is measured is what goes over the wire.
    type Paths = Record<
      string,
      { get: { parameters: { query: object }; responses: { 200: { content: { 'application/json': object } } } } }
    >
    const hooks = createQueryHooks(createFetchClient<Paths>({ baseUrl: `${base}/api/v3` }) as never) as unknown as {
      queryOptions(method: 'get', path: string, init: object): object
    }
    return {
      balance: (address) =>
        hooks.queryOptions('get', '/accountStates', { params: { query: { address, include_boc: false } } }),
      jettons: (owner_address) =>
        hooks.queryOptions('get', '/jetton/wallets', { params: { query: { owner_address, limit: 1000 } } }),
      list: (limit) => ({
        queryKey: ['list'],
        queryFn: ({ pageParam }: { pageParam: number }) =>
          read(`${base}/api/v3/transactions?${search({ limit, offset: pageParam })}`),
        ...nextOffset(limit),
      }),
    }
  },
  'a batcher as viem has it'(base) {
    type Row = { address: string }
    const balances = keyedBatcher<string, Row | undefined>(async (addresses) => {
      const { accounts } = await read(
        `${base}/api/v3/accountStates?${search({ address: addresses, include_boc: 'false' })}`,
      )
      return addresses.map((address) => (accounts as Row[]).find((row) => row.address === address))
    })
    return {
      balance: (address) => ({
        queryKey: ['balance', address],
        queryFn: async () => (await balances(address)) ?? null,
      }),
      jettons: (owner) => ({
        queryKey: ['jettons', owner],
        queryFn: () => read(`${base}/api/v3/jetton/wallets?${search({ owner_address: owner, limit: 1000 })}`),
      }),
      list: (limit) => ({
        queryKey: ['list'],
        queryFn: ({ pageParam }: { pageParam: number }) =>
          read(`${base}/api/v3/transactions?${search({ limit, offset: pageParam })}`),
        ...nextOffset(limit),
      }),
    }
  },
}

/** One peer against a service of its own, whose limit and distance are the same for all. */
async function measure(make: (base: string) => Page, pages: number) {
  const service = createLocalService({ requestsPerSecond: 1, faults: [{ kind: 'latency', ms: 60 }] })
  const counted = { requests: 0, refused: 0 }
  const { url, close } = await serve({
    ...service,
    async handle(request: Request) {
      counted.requests++
      const response = await service.handle(request)
      if (response.status === 429) counted.refused++
      return response
    },
  })
  // A chain that was never asked is opened by its first question, which a service in use has behind it.
  await fetch(`${url}/api/v3/masterchainInfo`)
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  counted.requests = 0
  const shown = await show(make(url), pages)
  await close()
  return { ...counted, ...shown }
}

export async function run(): Promise<Figure[]> {
  const figures: Figure[] = []
  const add = async (name: string, make: (base: string) => Page, pages: number, limitMs: number) => {
    const { requests, refused, ms, isShown } = await measure(make, pages)
    const time = isShown ? `${(ms / 1_000).toFixed(1)} s` : 'never'
    figures.push({
      name: `${name}: ${requests} requests, ${refused} refused`,
      value: time,
      ratio: isShown ? ms / limitMs : Number.POSITIVE_INFINITY,
      of: `the limit of ${limitMs / 1_000} s`,
    })
  }
  await add('ours', peers.ours as never, 3, 5_000)
  await add('ours, the list as one page of 60', peers.ours as never, 1, 2_600)
  for (const [name, make] of Object.entries(peers)) if (name !== 'ours') await add(name, make, 3, 5_000)
  return figures
}
