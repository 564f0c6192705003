import { QueryClient } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { NftItem } from '../../src/contract/v3/nftItem.ts'
import type { Trace } from '../../src/contract/v3/trace.ts'
import { type Client, createClient } from '../../src/core/client.ts'
import { jettonMasters } from '../../src/endpoints/v3/jettons/jettonMasters.ts'
import { nftCollections } from '../../src/endpoints/v3/nfts/nftCollections.ts'
import { TonCenterProvider } from '../../src/index.ts'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'
import * as query from '../../src/query.ts'
import * as ui from '../../src/ui.ts'
import { stubLayout } from '../support/layout.dom.ts'

stubLayout()
const { main, shop, postcard, postcards: collection } = demoAccounts
const service = createLocalService()
afterAll(() => service.close())
afterEach(cleanup)

let client: Client
let queryClient: QueryClient
let asked: string[]
beforeEach(() => {
  asked = []
  const fetch = (request: Request) => {
    asked.push(new URL(request.url).pathname.replace('/api/v3/', ''))
    return service.fetch(request)
  }
  client = createClient({ network: 'local', baseUrl: 'http://local.test', fetch, retries: 0 })
  queryClient = new QueryClient()
  return () => {
    vi.useRealTimers()
    queryClient.clear()
    client.close()
  }
})

const page = (element: ReactElement) => (
  <TonCenterProvider client={client} queryClient={queryClient}>
    {element}
  </TonCenterProvider>
)

/** Loads a list as its component does. Gives the first row that fits. */
async function rowOf<Row>(options: unknown, name: string, fits: (row: Row) => boolean = () => true): Promise<Row> {
  const isPaged = 'initialPageParam' in (options as object)
  const answer = await (isPaged
    ? queryClient.fetchInfiniteQuery(options as never)
    : queryClient.fetchQuery(options as never))
  const [first] = (answer as { pages?: unknown[] }).pages ?? [answer]
  asked.length = 0
  // What was fresh stays fresh, however long this machine takes to draw it.
  vi.useFakeTimers({ toFake: ['Date'] })
  return (first as Record<string, Row[]>)[name]?.find(fits) as Row
}

/** A token contract of an answer. */
interface Contract {
  address: string
}
interface Block {
  workchain: number
  shard: string
  seqno: number
}

const traces = () => query.traceListOptions(client, { address: main })
const items = () => query.nftGridOptions(client, { address: main })
const traceOf = (draw: (trace: Trace) => ReactElement) => async () => draw(await rowOf<Trace>(traces(), 'traces'))
/** An item with attributes that is not on sale: details of another ask for its sale. */
const itemOf = (draw: (item: NftItem) => ReactElement) => async () =>
  draw(await rowOf<NftItem>(items(), 'nft_items', ({ address }) => address === postcard))
const blockOf = (options: () => unknown) => async () => {
  const { workchain, shard, seqno } = await rowOf<Block>(options(), 'blocks', ({ workchain }) => workchain === 0)
  return <ui.BlockDetails workchain={workchain} shard={shard} seqno={seqno} />
}

/** A component, the list that has its row, and what it asks when the list is an hour old: nothing of what is final. */
const CASES: readonly (readonly [name: string, open: () => Promise<ReactElement>, later: readonly string[]])[] = [
  [
    'TransactionDetails of a TransactionList',
    async () => {
      const options = query.transactionListOptions(client, { address: main })
      const { hash } = await rowOf<{ hash: string }>(options, 'transactions')
      return <ui.TransactionDetails hash={hash} />
    },
    [],
  ],
  [
    'TransactionDetails of a TraceList',
    traceOf(({ transactions_order: order }) => <ui.TransactionDetails hash={order?.at(-1) as string} />),
    [],
  ],
  ['TraceTree of a TraceList', traceOf(({ trace_id }) => <ui.TraceTree traceId={trace_id as string} />), []],
  [
    'TraceTree by a transaction of a TraceList',
    traceOf(({ transactions_order: order }) => <ui.TraceTree transactionHash={order?.at(-1) as string} />),
    [],
  ],
  [
    'TraceTree by the message of a TraceList',
    async () => {
      const fits = ({ external_hash }: Trace) => external_hash !== null
      const { external_hash } = await rowOf(traces(), 'traces', fits)
      return <ui.TraceTree messageHash={external_hash as string} />
    },
    [],
  ],
  [
    'TransactionSentence of a TraceList',
    traceOf(({ trace_id }) => <ui.TransactionSentence transactionHash={trace_id as string} />),
    [],
  ],
  [
    'TraceNeighbours of a TraceList',
    traceOf(({ trace_id }) => <ui.TraceNeighbours transactionHash={trace_id as string} />),
    [],
  ],
  ['NftCard of an NftGrid', itemOf(({ address }) => <ui.NftCard address={address} />), ['nft/items']],
  ['NftDetails of an NftGrid', itemOf(({ address }) => <ui.NftDetails address={address} />), ['nft/items']],
  ['AttributeGrid of an NftGrid', itemOf(({ address }) => <ui.AttributeGrid address={address} />), ['nft/items']],
  ['BlockDetails of a BlockList', blockOf(() => query.blockListOptions(client)), ['blocks']],
  ['BlockDetails of a ShardList', blockOf(() => query.shardListOptions(client, { seqno: 5 })), ['blocks']],
  [
    'NftCollectionCard of a list of collections',
    async () => {
      const options = query.queryOptions(nftCollections, client, { limit: 100 })
      const fits = ({ address }: Contract) => address === collection
      return <ui.NftCollectionCard address={(await rowOf(options, 'nft_collections', fits)).address} />
    },
    ['nft/collections'],
  ],
  [
    'JettonCard of a list of jettons',
    async () => {
      const options = query.queryOptions(jettonMasters, client, { limit: 100 })
      return <ui.JettonCard address={(await rowOf<Contract>(options, 'jetton_masters')).address} />
    },
    ['jetton/masters'],
  ],
]

describe('what a list has is shown at once', () => {
  it.each(CASES)('%s: no request, on a server neither', async (_name, open, later) => {
    const element = await open()
    expect(renderToString(page(element))).toMatch(/^<[^>]* data-state="ready"/)
    const drawn = render(page(element))
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(asked).toEqual([])
    drawn.unmount()

    // As the policy of the endpoint says.
    vi.setSystemTime(Date.now() + 3_600_000)
    expect(render(page(element)).container.innerHTML).toMatch(/^<[^>]* data-state="ready"/)
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(asked).toEqual(later)
  })

  it('and a trace without actions is no row of a component that shows them', async () => {
    const { trace_id } = await rowOf<Trace>(traces(), 'traces')
    queryClient.clear()
    await rowOf<Trace>(query.traceOptions(client, trace_id as string), 'traces')
    render(page(<ui.TraceTree traceId={trace_id as string} />))
    await vi.waitFor(() => expect(asked).toEqual(['traces']))
  })

  it('and nothing that it does not have: another account is asked for', async () => {
    await rowOf(items(), 'nft_items')
    render(page(<ui.NftCard address={shop} />))
    await vi.waitFor(() => expect(asked).toEqual(['nft/items']))
  })
})
