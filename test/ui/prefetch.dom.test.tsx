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
import { COMPONENTS, OF_TRACE } from './asking.tsx'

stubLayout()

const { main } = demoAccounts
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
  'a trial that is of this moment': ['TransactionPreview', 'SendCycle'],
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
    await prefetch(...options(client))
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
