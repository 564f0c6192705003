import { QueryClient, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { cleanup, render, waitFor } from '@testing-library/react'
import { type ReactElement, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Client, createClient } from '../../src/client.ts'
import { transactions } from '../../src/endpoints/v3.ts'
import {
  TonCenterProvider,
  useAddressName,
  useBalance,
  useJettonBalances,
  useMasterchainHead,
  useTrace,
  useTransaction,
} from '../../src/index.ts'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'
import * as query from '../../src/query.ts'
import * as ui from '../../src/ui.ts'
import { BODIES } from '../../stories/tools/bodies.ts'
import { stubLayout } from '../support/layout.dom.ts'

stubLayout()

const { main, saver, dollarJetton: jetton, postcard: item, postcards: collection } = demoAccounts
const service = createLocalService()
afterAll(() => service.close())
afterEach(cleanup)

let asked: string[]
let client: Client
let queryClient: QueryClient
beforeEach(() => {
  asked = []
  const fetch = (request: Request) => {
    asked.push(request.url)
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
    <Suspense fallback="waits">{element}</Suspense>
  </TonCenterProvider>
)

type Options = Parameters<QueryClient['prefetchQuery']>[0] & { initialPageParam?: unknown }

/** What a loader of an app does. A query of pages has a first page. */
async function prefetch(...all: readonly unknown[]) {
  for (const options of all as Options[]) {
    await ('initialPageParam' in options
      ? queryClient.prefetchInfiniteQuery(options as never)
      : queryClient.prefetchQuery(options))
    expect(queryClient.getQueryState(options.queryKey)?.status, JSON.stringify(options.queryKey)).toBe('success')
  }
  asked.length = 0
  // What was fresh stays fresh, however long this machine takes to draw it.
  vi.useFakeTimers({ toFake: ['Date'] })
}

/** Components without a builder, by what they draw. What a reader enters is not known before; a pending message is never fresh. */
const ASK_NOTHING = {
  'what it is given': [
    ...[
      'Amount',
      'ColumnChooser',
      'CommentBubble',
      'CopyButton',
      'EmptyState',
      'ErrorState',
      'ExampleList',
      'ExitCode',
    ],
    ...['ExportButton', 'HashLabel', 'Media', 'NewItemsBar', 'Opcode', 'RateLimitNotice', 'ShareBar', 'Skeleton'],
    ...['StatusBadge', 'TimeAgo', 'TimeLeft', 'TokenImage'],
  ],
  'what a reader enters': [
    ...['ActivityFilterBar', 'AddressInspector', 'DecodePanel', 'GetMethodRunner', 'SearchBox', 'SendBocForm'],
  ],
  'a pending message': ['MessageLife'],
}

const someTransaction = async () => {
  const answer = await queryClient.fetchInfiniteQuery(query.transactionListOptions(client, { address: main }))
  queryClient.clear()
  return answer.pages[0]?.transactions[0] as { hash: string; trace_id: string; mc_block_seqno: number }
}

/** The endpoints that are asked right now. */
const fetching = () => [
  ...new Set(
    queryClient
      .getQueryCache()
      .findAll({ fetchStatus: 'fetching' })
      .map(({ queryKey }) => queryKey[3]),
  ),
]

/** A component, and what prefetches all that it asks for. */
const COMPONENTS: readonly (readonly [name: string, element: ReactElement, options: () => readonly unknown[]])[] = [
  [
    'AccountCard',
    <ui.AccountCard key="1" address={main} />,
    () => [query.accountOptions(client, main), query.walletOptions(client, main)],
  ],
  [
    'BalanceChart',
    <ui.BalanceChart key="1" address={main} count={9} />,
    () => [query.balanceChartOptions(client, { address: main, count: 9 })],
  ],
  ['StateCard', <ui.StateCard key="1" address={main} />, () => [query.stateCardOptions(client, main)]],
  ['BalanceBadge', <ui.BalanceBadge key="1" address={main} />, () => [query.balanceOptions(client, main)]],
  [
    'TransactionList',
    <ui.TransactionList key="1" address={main} pageSize={7} outcomes={false} />,
    () => [query.transactionListOptions(client, { address: main, pageSize: 7 })],
  ],
  [
    'MessageList',
    <ui.MessageList key="1" filter={{ source: main }} />,
    () => [query.messageListOptions(client, { filter: { source: main } })],
  ],
  [
    'JettonTable',
    <ui.JettonTable key="1" address={main} />,
    () => [query.jettonTableOptions(client, { address: main })],
  ],
  ['JettonCard', <ui.JettonCard key="1" address={jetton} />, () => [query.jettonCardOptions(client, jetton)]],
  [
    'SupplyChart',
    <ui.SupplyChart key="1" address={jetton} />,
    () => [query.jettonCardOptions(client, jetton), query.supplyChartOptions(client, jetton)],
  ],
  [
    'PriceLine',
    <ui.PriceLine key="1" address={demoAccounts.postcard} />,
    () => [query.priceLineOptions(client, demoAccounts.postcard)],
  ],
  [
    'JettonComparison of a token that imitates none',
    <ui.JettonComparison key="1" address={jetton} />,
    () => [query.jettonCardOptions(client, jetton)],
  ],
  [
    'HoldersTable',
    <ui.HoldersTable key="1" jetton={jetton} />,
    () => [query.holdersTableOptions(client, { jetton }), query.jettonCardOptions(client, jetton)],
  ],
  [
    'JettonTransferList',
    <ui.JettonTransferList key="1" address={main} direction="in" />,
    () => [query.jettonTransferListOptions(client, { address: main, direction: 'in' })],
  ],
  [
    'JettonBurnList',
    <ui.JettonBurnList key="1" jetton={jetton} />,
    () => [query.jettonBurnListOptions(client, { jetton })],
  ],
  ['NftGrid', <ui.NftGrid key="1" address={main} />, () => [query.nftGridOptions(client, { address: main })]],
  ['NftCard', <ui.NftCard key="1" address={item} />, () => [query.nftCardOptions(client, item)]],
  ['NftDetails', <ui.NftDetails key="1" address={item} />, () => [query.nftCardOptions(client, item)]],
  [
    'NftCollectionCard',
    <ui.NftCollectionCard key="1" address={collection} />,
    () => [query.nftCollectionCardOptions(client, collection)],
  ],
  [
    'NftTransferList',
    <ui.NftTransferList key="1" item={item} />,
    () => [query.nftTransferListOptions(client, { item }), query.nftCardOptions(client, item)],
  ],
  ['NftSaleList', <ui.NftSaleList key="1" contracts={[saver]} />, () => [query.nftSaleListOptions(client, [saver])]],
  [
    'NftSaleList of a wallet without items on sale',
    <ui.NftSaleList key="1" address={saver} />,
    () => [query.nftItemsForSaleOptions(client, { address: saver })],
  ],
  [
    'DnsRecordList',
    <ui.DnsRecordList key="1" address={main} />,
    () => [query.dnsRecordListOptions(client, { address: main })],
  ],
  [
    'DnsAuctionList',
    <ui.DnsAuctionList key="1" address={main} />,
    () => [query.dnsAuctionListOptions(client, { address: main })],
  ],
  ['BlockDetails', <ui.BlockDetails key="1" seqno={5} />, () => [query.blockDetailsOptions(client, { seqno: 5 })]],
  ['BlockList', <ui.BlockList key="1" workchain={-1} />, () => [query.blockListOptions(client, { workchain: -1 })]],
  ['ShardList', <ui.ShardList key="1" seqno={5} />, () => [query.shardListOptions(client, { seqno: 5 })]],
  ['BlockPulse', <ui.BlockPulse key="1" count={9} />, () => [query.blockPulseOptions(client, { count: 9 })]],
  ['RateChart', <ui.RateChart key="1" />, () => [query.rateChartOptions(client)]],
  ['TransferFeed', <ui.TransferFeed key="1" count={4} />, () => [query.transferFeedOptions(client, { count: 4 })]],
  ['AttributeGrid', <ui.AttributeGrid key="1" address={item} />, () => [query.nftCardOptions(client, item)]],
  ['AddressLabel', <ui.AddressLabel key="1" address={main} />, () => [query.addressNameOptions(client, main)]],
  ['NetworkStatus', <ui.NetworkStatus key="1" blockTime={false} />, () => [query.masterchainHeadOptions(client)]],
]

/** Components about the trace of a transaction. */
const OF_TRACE: readonly (readonly [name: string, draw: (hash: string) => ReactElement])[] = [
  ['TraceTree', (hash) => <ui.TraceTree transactionHash={hash} />],
  ['TraceNeighbours', (hash) => <ui.TraceNeighbours transactionHash={hash} />],
  ['TransactionSentence', (hash) => <ui.TransactionSentence transactionHash={hash} />],
  ['BalanceChange', (hash) => <ui.BalanceChange transactionHash={hash} />],
  ['ValueFlow', (hash) => <ui.ValueFlow transactionHash={hash} />],
]
/** Components with a test of their own below. */
const APART = ['ActivityFeed', 'ConfigTable', 'FeeEstimate', 'TopAccountsTable', 'TraceList', 'TransactionDetails']

describe('every component', () => {
  it('has a builder here that prefetches what it asks for, or asks for nothing', () => {
    const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name))
    expect(components.length).toBeGreaterThan(40)
    const known = [...COMPONENTS, ...OF_TRACE].map(([name]) => name.split(' ')[0])
    const all = new Set([...known, ...APART, ...Object.values(ASK_NOTHING).flat()])
    expect([...all].sort()).toEqual(components.sort())
  })
})

describe('with what its builder prefetched', () => {
  it.each(COMPONENTS)('%s asks for nothing, and draws its data on a server too', async (_name, element, options) => {
    await prefetch(...options())
    const html = renderToString(page(element))
    expect(html).not.toMatch(/aria-busy="true"|data-state="loading"/)
    render(page(element))
    expect(fetching()).toEqual([])
    expect(asked).toEqual([])
  })

  it.each(OF_TRACE)('%s asks for nothing, and draws its data on a server too', async (_name, draw) => {
    const { hash, trace_id } = await someTransaction()
    await prefetch(
      query.oneTraceOptions(client, { transactionHash: hash }),
      query.balanceChangesOptions(client, trace_id),
    )
    expect(renderToString(page(draw(hash)))).not.toMatch(/aria-busy="true"|data-state="loading"/)
    render(page(draw(hash)))
    expect([fetching(), asked]).toEqual([[], []])
  })

  it('TraceList asks again for pending traces alone, and for nothing where it has none', async () => {
    await prefetch(query.traceListOptions(client, { address: main, pageSize: 7 }))
    const { unmount } = render(page(<ui.TraceList address={main} pageSize={7} pending={false} />))
    expect(fetching()).toEqual([])
    unmount()
    render(page(<ui.TraceList address={main} pageSize={7} />))
    expect(fetching()).toEqual(['pendingTraces'])
  })

  it('ActivityFeed asks again for pending actions alone: they are never fresh', async () => {
    await prefetch(query.activityFeedOptions(client, { address: main }), query.pendingActivityOptions(client, main))
    render(page(<ui.ActivityFeed address={main} />))
    expect(fetching()).toEqual(['pendingActions'])
  })

  it.each([
    ['TopAccountsTable', <ui.TopAccountsTable key="1" />, query.topAccountsTableOptions],
    ['ConfigTable', <ui.ConfigTable key="1" />, query.configTableOptions],
  ])('%s asks for the names of the accounts alone', async (_name, element, options) => {
    await prefetch(options(client))
    render(page(element))
    expect(fetching()).toEqual(['addressBook'])
  })

  it('FeeEstimate asks by the key of its builder', () => {
    const asks = { address: main, body: BODIES.comment, ignoresSignature: true }
    const { queryKey } = query.feeEstimateOptions(client, asks)
    render(page(<ui.FeeEstimate {...asks} />))
    expect(queryClient.getQueryState(queryKey)?.fetchStatus).toBe('fetching')
    expect(fetching()).toEqual(['estimateFee'])
  })

  it('TransactionDetails and the hooks of a transaction and its trace ask for nothing', async () => {
    const { hash, trace_id } = await someTransaction()
    await prefetch(query.transactionOptions(client, hash), query.traceOptions(client, trace_id))
    const Both = () => {
      const transaction = useTransaction(hash)
      return `${transaction.data?.hash === hash} ${useTrace(trace_id).data?.trace_id === trace_id}`
    }
    const { container } = render(
      page(
        <>
          <ui.TransactionDetails hash={hash} />
          <Both />
        </>,
      ),
    )
    expect(container.textContent).toContain('true true')
    expect([fetching(), asked]).toEqual([[], []])
  })

  it('the composed hooks of an account ask for nothing', async () => {
    await prefetch(
      query.balanceOptions(client, main),
      query.jettonBalancesOptions(client, main),
      query.addressNameOptions(client, main),
      query.masterchainHeadOptions(client),
    )
    const All = () =>
      JSON.stringify([
        useBalance(main).status,
        useJettonBalances(main).status,
        useAddressName(main).status,
        useMasterchainHead().status,
      ])
    const { container } = render(page(<All />))
    expect(container.textContent).toBe('["success","success","success","success"]')
    expect([fetching(), asked]).toEqual([[], []])
  })
})

describe('a builder of an account', () => {
  it('waits while the address is empty', () => {
    expect(typeof query.balanceOptions(client, '').queryFn).toBe('symbol')
    expect(typeof query.transactionListOptions(client, { address: '' }).queryFn).toBe('symbol')
  })

  it("gives TanStack's own hooks what our hook gives", async () => {
    const Own = () => useSuspenseQuery(query.balanceOptions(client, main)).data
    const { container } = render(page(<Own />))
    await waitFor(() => expect(container.textContent).toMatch(/^\d+$/))
  })
})

describe('an infinite query', () => {
  it("has each row once in `rows` with TanStack's own suspending hook", async () => {
    const Own = () => {
      const { data } = useSuspenseInfiniteQuery(
        query.infiniteQueryOptions(transactions, client, { account: [main], limit: 3 }),
      )
      return data.rows.map(({ lt }) => lt).join()
    }
    const { container } = render(page(<Own />))
    await waitFor(() => expect(container.textContent?.split(',')).toHaveLength(3))
  })
})
