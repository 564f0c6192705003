import { QueryClient } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { useAccountCard } from '../../src/ui/accounts/AccountCard/useAccountCard.ts'
import { useTopAccounts } from '../../src/ui/accounts/TopAccountsTable/useTopAccounts.ts'
import { useBlockDetails } from '../../src/ui/blocks/BlockDetails/useBlockDetails.ts'
import { useBlockList } from '../../src/ui/blocks/BlockList/useBlockList.ts'
import { useNetworkStatus } from '../../src/ui/blocks/NetworkStatus/useNetworkStatus.ts'
import { useShardList } from '../../src/ui/blocks/ShardList/useShardList.ts'
import type { CardModel } from '../../src/ui/card/cardModel.ts'
import { useDnsAuctionList } from '../../src/ui/dns/DnsAuctionList/useDnsAuctionList.ts'
import { useDnsRecordList } from '../../src/ui/dns/DnsRecordList/useDnsRecordList.ts'
import { useJettonBurnList } from '../../src/ui/jettons/JettonBurnList/useJettonBurnList.ts'
import { useJettonCard } from '../../src/ui/jettons/JettonCard/useJettonCard.ts'
import { useJettonTable } from '../../src/ui/jettons/JettonTable/useJettonTable.ts'
import { useJettonTransferList } from '../../src/ui/jettons/JettonTransferList/useJettonTransferList.ts'
import { useNftCard } from '../../src/ui/nfts/NftCard/useNftCard.ts'
import { useNftCollectionCard } from '../../src/ui/nfts/NftCollectionCard/useNftCollectionCard.ts'
import { useNftGrid } from '../../src/ui/nfts/NftGrid/useNftGrid.ts'
import { useNftTransferList } from '../../src/ui/nfts/NftTransferList/useNftTransferList.ts'
import { useOneTrace } from '../../src/ui/reading/useOneTrace.ts'
import type { ListModel, ListOptions } from '../../src/ui/table/ListModel.ts'
import { useTraceList } from '../../src/ui/traces/TraceList/useTraceList.ts'
import { useTraceTree } from '../../src/ui/traces/TraceTree/useTraceTree.ts'
import { useMessageList } from '../../src/ui/transactions/MessageList/useMessageList.ts'
import { useTransactionDetails } from '../../src/ui/transactions/TransactionDetails/useTransactionDetails.ts'
import { useTransactionList } from '../../src/ui/transactions/TransactionList/useTransactionList.ts'

const { main: MAIN, dollarJetton, hostileJetton, postcard, postcards } = demoAccounts
const service = createLocalService({ scenario: 'demo' })
afterAll(() => service.close())

/** A page over a service that answers, or does not until it is up again. */
function page(isBroken: boolean) {
  let isDown = isBroken
  const queryClient = new QueryClient()
  const asked: string[] = []
  onTestFinished(() => queryClient.clear())
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TonCenterProvider
      baseUrl="http://local.test"
      retries={0}
      queryClient={queryClient}
      fetch={(request) => {
        asked.push(request.url)
        return isDown ? Promise.resolve(new Response('', { status: 500 })) : service.fetch(request)
      }}
    >
      {children}
    </TonCenterProvider>
  )
  const setDown = (next: boolean) => {
    isDown = next
  }
  return { wrapper, asked, setDown }
}

/** Every model of a list, with the params of its request. */
const MODELS: readonly (readonly [string, (options: ListOptions<never>) => ListModel<unknown>])[] = [
  ['useTransactionList', (options) => useTransactionList({ address: MAIN, outcomes: false, ...options })],
  ['useMessageList', (options) => useMessageList({ filter: { destination: MAIN }, ...options })],
  ['useTraceList', (options) => useTraceList({ address: MAIN, pending: false, ...options })],
  ['useBlockList', (options) => useBlockList(options)],
  ['useJettonTransferList', (options) => useJettonTransferList({ address: MAIN, ...options })],
  ['useJettonBurnList', (options) => useJettonBurnList(options)],
  ['useNftTransferList', (options) => useNftTransferList({ address: MAIN, ...options })],
  ['useTopAccounts', (options) => useTopAccounts(options)],
  ['useShardList', (options) => useShardList({ seqno: 5, ...options })],
  ['useDnsRecordList', (options) => useDnsRecordList({ address: MAIN, ...options })],
  ['useDnsAuctionList', (options) => useDnsAuctionList({ address: MAIN, ...options })],
]

describe.each(MODELS)('the model %s', (_name, useModel) => {
  it('asks for a page of rows, in one request, and reports its state', async () => {
    const { wrapper, asked } = page(false)
    const { result } = renderHook(() => useModel({ pageSize: 2 }), { wrapper })
    expect(result.current.rows).toEqual([])
    expect(result.current.query?.status).toBe('pending')
    await waitFor(() => expect(result.current.rows.length).toBeGreaterThan(0))
    expect(result.current.rows.length).toBeLessThanOrEqual(2)
    expect(result.current.query?.status).toBe('success')
    expect(asked).toHaveLength(1)
  })

  it('asks for nothing where it has its rows, and hands on the very same', () => {
    const { wrapper, asked } = page(false)
    const data: readonly never[] = []
    const { result } = renderHook(() => useModel({ data }), { wrapper })
    expect(result.current.rows).toBe(data)
    expect(result.current.query).toBeUndefined()
    expect(asked).toEqual([])
  })

  it('says what went wrong, has no rows, and has them when asked again', async () => {
    const { wrapper, setDown } = page(true)
    const { result } = renderHook(() => useModel({}), { wrapper })
    await waitFor(() => expect(result.current.query?.status).toBe('error'))
    expect(result.current.rows).toEqual([])
    expect(result.current.query?.error).toBeInstanceOf(Error)
    setDown(false)
    result.current.query?.refetch()
    await waitFor(() => expect(result.current.rows.length).toBeGreaterThan(0))
  })
})

interface CardCase {
  /** What to ask for: the first of these is there, and the second is not. */
  readonly keys: readonly [there: string, absent: string]
  readonly useModel: (options: { key?: string; data?: never }) => CardModel<object>
}
const NOBODY = `0:${'77'.repeat(32)}`
const answer = await service.fetch(`http://local.test/api/v3${transactions.path}?account=${MAIN}&limit=1`)
const [{ hash: HASH }] = (await answer.json()).transactions

/** Every model of a card, and of details. */
const CARDS: Readonly<Record<string, CardCase>> = {
  useTransactionDetails: {
    keys: [HASH, `${'7'.repeat(43)}=`],
    useModel: ({ key, ...options }) => useTransactionDetails({ hash: key, ...options }),
  },
  useOneTrace: {
    keys: [HASH, `${'7'.repeat(43)}=`],
    useModel: ({ key, ...options }) => useOneTrace({ transactionHash: key, ...options }),
  },
  useTraceTree: {
    keys: [HASH, `${'7'.repeat(43)}=`],
    useModel: ({ key, ...options }) => useTraceTree({ transactionHash: key, ...options }),
  },
  useBlockDetails: {
    keys: ['7', '2000000000'],
    useModel: ({ key, ...options }) => useBlockDetails({ seqno: key ? Number(key) : undefined, ...options }),
  },
  useJettonCard: {
    keys: [dollarJetton, NOBODY],
    useModel: ({ key, ...options }) => useJettonCard({ address: key, ...options }),
  },
  useNftCard: {
    keys: [postcard, NOBODY],
    useModel: ({ key, ...options }) => useNftCard({ address: key, ...options }),
  },
  useNftCollectionCard: {
    keys: [postcards, NOBODY],
    useModel: ({ key, ...options }) => useNftCollectionCard({ address: key, ...options }),
  },
  useAccountCard: {
    keys: [dollarJetton, 'no address'],
    useModel: ({ key, ...options }) => useAccountCard({ address: key, ...options }),
  },
}

describe.each(Object.entries(CARDS))('the model %s', (_name, { keys: [there, absent], useModel }) => {
  it('asks once, is pending, and has it then', async () => {
    const { wrapper, asked } = page(false)
    const { result } = renderHook(() => useModel({ key: there }), { wrapper })
    expect(result.current).toMatchObject({ data: undefined, isThere: undefined, query: { error: null } })
    await waitFor(() => expect(result.current.isThere).toBe(true))
    expect(result.current.data).toBeTypeOf('object')
    expect(asked).toHaveLength(1)
  })

  it('says where there is none', async () => {
    const { wrapper } = page(false)
    const { result } = renderHook(() => useModel({ key: absent }), { wrapper })
    await waitFor(() => expect(result.current).toMatchObject({ data: undefined, isThere: false }))
  })

  it('asks for nothing where it has it, or does not know what to ask for', () => {
    const { wrapper, asked } = page(false)
    const data = { address: MAIN, in_msg: null, out_msgs: [], description: { type: 'storage' } } as never
    const { result } = renderHook(() => [useModel({ data }), useModel({})] as const, { wrapper })
    expect(result.current[0]).toMatchObject({ isThere: true, query: undefined })
    expect(result.current[0].data).toBe(data)
    expect(result.current[1]).toMatchObject({ data: undefined, isThere: false, query: undefined })
    expect(asked).toEqual([])
  })

  it('says what went wrong, has it when asked again, and keeps it whatever happens then', async () => {
    const { wrapper, setDown } = page(true)
    const { result } = renderHook(() => useModel({ key: there }), { wrapper })
    await waitFor(() => expect(result.current.query?.error).toBeInstanceOf(Error))
    expect(result.current).toMatchObject({ data: undefined, isThere: undefined })
    setDown(false)
    result.current.query?.refetch()
    await waitFor(() => expect(result.current).toMatchObject({ isThere: true, query: { error: null } }))
    setDown(true)
    result.current.query?.refetch()
    await waitFor(() => expect(result.current.query?.error).toBeInstanceOf(Error))
    expect(result.current.isThere).toBe(true)
  })
})

describe('what a model of a card knows beside it', () => {
  it('has the subject and the parties of a transaction', async () => {
    const { wrapper } = page(false)
    const { result } = renderHook(() => useTransactionDetails({ hash: HASH }), { wrapper })
    await waitFor(() => expect(result.current.isThere).toBe(true))
    expect(result.current.summary).toMatchObject({ status: 'success', verb: expect.stringMatching(/^op\./) })
    expect(Object.keys(result.current.addressBook).length).toBeGreaterThan(0)
  })

  it('is what a token is called, how its amounts are written, and why not to trust it', async () => {
    const { wrapper } = page(false)
    const { result } = renderHook(
      () => ({
        good: useJettonCard({ address: dollarJetton }),
        bad: useJettonCard({ address: hostileJetton }),
        none: useJettonCard({}),
        nft: useNftCard({ address: postcard }),
        collection: useNftCollectionCard({ address: postcards }),
      }),
      { wrapper },
    )
    await waitFor(() =>
      expect(Object.values(result.current).map(({ isThere }) => isThere)).toEqual([true, true, false, true, true]),
    )
    const { good, bad, none, nft, collection } = result.current
    expect(good).toMatchObject({ decimals: expect.any(Number), flags: [] })
    expect(good.token?.symbol).toEqual(expect.any(String))
    expect(bad.flags.length).toBeGreaterThan(0)
    expect(none).toMatchObject({ token: undefined, decimals: undefined, flags: [] })
    expect(nft.nft).toMatchObject({ name: expect.any(String), address: postcard })
    expect(collection).toMatchObject({ token: { name: expect.any(String) }, flags: [] })
  })
})

describe('the model useNetworkStatus', () => {
  it('knows the head, when it was made, how long a block takes, and whether the service is behind', async () => {
    const { wrapper, asked, setDown } = page(false)
    const { result } = renderHook(() => useNetworkStatus({ behindAfter: 60 }), { wrapper })
    expect(result.current).toMatchObject({
      head: undefined,
      time: undefined,
      condition: undefined,
      query: { error: null },
    })
    await waitFor(() => expect(result.current.blockSeconds).toBeGreaterThan(0))
    const { head, time } = result.current
    expect(time).toBe(Number(head?.gen_utime))
    expect(asked).toHaveLength(2)
    setDown(true)
    result.current.query?.refetch()
    await waitFor(() => expect(result.current.query?.error).toBeInstanceOf(Error))
    expect(result.current.head?.seqno).toBe(head?.seqno)
  })

  it('asks for nothing where it has blocks, and does not guess when the head was made', async () => {
    const { wrapper, asked } = page(false)
    const old = Array.from({ length: 11 }, (_, index) => ({
      seqno: 90 - index,
      gen_utime: String(1_700_000_000 - index * 5),
    }))
    const { result } = renderHook(
      () => [useNetworkStatus({ data: old }), useNetworkStatus({ data: [{ seqno: 7 }] })] as const,
      { wrapper },
    )
    await waitFor(() => expect(result.current[0].condition).toBe('behind'))
    expect(result.current[0]).toMatchObject({ head: old[0], time: 1_700_000_000, blockSeconds: 5, query: undefined })
    expect(result.current[1]).toMatchObject({ time: undefined, condition: undefined, blockSeconds: undefined })
    expect(asked).toEqual([])
  })

  it('says 0.4 seconds of mainnet’s blocks whose times are whole seconds, and nothing of too few of them', () => {
    const { wrapper } = page(false)
    const made = (blocks: number, from: number) =>
      Array.from({ length: blocks }, (_, index) => ({
        seqno: 90 - index,
        gen_utime: String(Math.floor(1_700_000_000 + from - index * 0.4)),
      }))
    for (const from of [0, 0.3, 0.5, 0.7, 0.9]) {
      const { result } = renderHook(() => useNetworkStatus({ data: made(20, from) }), { wrapper })
      expect(result.current.blockSeconds?.toFixed(1)).toBe('0.4')
    }
    const { result } = renderHook(() => useNetworkStatus({ data: made(6, 0) }), { wrapper })
    expect(result.current.blockSeconds).toBeUndefined()
  })
})

describe('what a model knows beside its rows', () => {
  it('is what each transaction was about, and why not to trust it', async () => {
    const { wrapper } = page(false)
    const { result } = renderHook(() => useTransactionList({ address: MAIN, pageSize: 500 }), { wrapper })
    await waitFor(() => expect(result.current.rows.length).toBeGreaterThan(100))
    const { rows, summaryOf, flagsOf, isMixed, addressBook } = result.current
    expect(isMixed).toBe(false)
    expect(Object.keys(addressBook).length).toBeGreaterThan(10)
    expect(new Set(rows.map((row) => summaryOf(row).direction))).toContain('in')
    const kinds = new Set(rows.flatMap((row) => flagsOf(row).map(({ kind }) => kind)))
    expect([...kinds]).toEqual(expect.arrayContaining(['dust', 'poison']))
  })

  it('is the same from one drawing to the next', async () => {
    const { wrapper } = page(false)
    const { result, rerender } = renderHook(() => useTransactionList({ address: MAIN, pageSize: 5 }), { wrapper })
    await waitFor(() => expect(result.current.rows.length).toBeGreaterThan(0))
    // What loads later, such as the lists of trust, may change it once; what is made anew each time never passes.
    await waitFor(() => {
      const { rows, flagsOf, addressBook } = result.current
      rerender()
      expect(result.current.rows).toBe(rows)
      expect(result.current.flagsOf).toBe(flagsOf)
      expect(result.current.addressBook).toBe(addressBook)
    })
  })

  it('asks for nothing where neither an account nor a filter is given', () => {
    const { wrapper, asked } = page(false)
    const { result } = renderHook(() => useTransactionList({}), { wrapper })
    expect(result.current.query).toBeUndefined()
    expect(asked).toEqual([])
  })

  it('are ranks from 1', async () => {
    const { wrapper } = page(false)
    const { result } = renderHook(() => useTopAccounts({ pageSize: 10 }), { wrapper })
    await waitFor(() => expect(result.current.places.length).toBeGreaterThan(3))
    const { places } = result.current
    expect(places.map(({ rank }) => rank)).toEqual(places.map((_, index) => index + 1))
  })
})

describe('a model of what may be flagged', () => {
  it.each<[string, () => { hidden: number; query: { status: string } | undefined }]>([
    ['useJettonTable', () => useJettonTable({ address: MAIN })],
    ['useNftGrid', () => useNftGrid({ address: MAIN })],
  ])('hides it as the provider says: %s', async (_name, useModel) => {
    const { wrapper: Page } = page(false)
    const at = (trustPolicy: 'show' | 'hide') => {
      const wrapper = ({ children }: { children: ReactNode }) => (
        <Page>
          <TonCenterProvider trustPolicy={trustPolicy}>{children}</TonCenterProvider>
        </Page>
      )
      return renderHook(useModel, { wrapper }).result
    }
    const hides = at('hide')
    await waitFor(() => expect(hides.current.hidden).toBeGreaterThan(0))
    const shows = at('show')
    await waitFor(() => expect(shows.current.query?.status).toBe('success'))
    expect(shows.current.hidden).toBe(0)
  })
})

it('the coin in a table of jettons loads with them: alone it would move', async () => {
  const { wrapper } = page(false)
  const { result } = renderHook(() => useJettonTable({ address: MAIN, native: '1' }), { wrapper })
  expect(result.current.rows).toEqual([])
  await waitFor(() => expect(result.current.rows.length).toBeGreaterThan(2))
  expect(result.current.rows[0]).toMatchObject({ kind: 'native' })
})

it('a wallet whose seqno is asked for says so until it loads', async () => {
  const { wrapper } = page(false)
  const states: unknown[] = []
  renderHook(
    () => {
      const { data, isSeqnoPending } = useAccountCard({ address: MAIN })
      if (data) states.push({ isSeqnoPending, hasSeqno: data.seqno !== undefined })
    },
    { wrapper },
  )
  await waitFor(() => expect(states.at(-1)).toEqual({ isSeqnoPending: false, hasSeqno: true }))
  expect(states[0]).toEqual({ isSeqnoPending: true, hasSeqno: false })
})
