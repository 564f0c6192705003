import { onlineManager, QueryClient, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ASK_MS } from '../../src/core/pace/chainClock.ts'
import { accountStates } from '../../src/endpoints/v3/accounts/accountStates.ts'
import { masterchainInfo } from '../../src/endpoints/v3/blockchain/masterchainInfo.ts'
import { queryOptions } from '../../src/query/options.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { useBalance, useBalances } from '../../src/react/useAccount.ts'
import { useTransaction } from '../../src/react/useTransaction.ts'
import { useAccountStates } from '../../src/react/v3/accounts.ts'
import { useMasterchainInfo, useTransactions } from '../../src/react/v3/blockchain.ts'
import { accountState, address, rawOf } from '../support/accounts.ts'
import { setup } from '../support/react.tsx'
import { pass, until, virtualTime } from '../support/virtualTime.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  onlineManager.setOnline(true)
})
virtualTime()

const A = address(1)
const OPTIMISTIC = { accounts: [accountState(A, '9')], address_book: {}, metadata: {} } as never
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Answers for accounts after 300 ms and for transactions after 1 500 ms, each with what `balance` gives. */
function service(balance: () => string = () => '7') {
  const seen: URL[] = []
  const fetch = async ({ url: text }: Request) => {
    const url = new URL(text)
    seen.push(url)
    if (url.pathname.endsWith('/masterchainInfo')) return Response.json({ last: { seqno: seen.length } })
    const isSlow = url.pathname.endsWith('/transactions')
    await sleep(isSlow ? 1_500 : 300)
    if (isSlow) return Response.json({ transactions: [], address_book: {} })
    const accounts = url.searchParams.getAll('address').map((one) => accountState(rawOf(one), balance()))
    return Response.json({ accounts, address_book: {}, metadata: {} })
  }
  return { options: { baseUrl: 'http://local.test', fetch }, seen }
}

const balanceOf = (data: { accounts: readonly { balance: string | null }[] } | undefined) => data?.accounts[0]?.balance

describe('the cache of the app', () => {
  it('never holds the answer of a queryFn that the app has wrapped', async () => {
    const { wrapper, client } = setup(service().options)
    const drawn: unknown[] = []
    renderHook(
      () => {
        const { queryKey, queryFn } = queryOptions(accountStates, client, { address: A })
        const { data } = useQuery<unknown>({
          queryKey: queryKey as readonly unknown[],
          queryFn: async (context) => {
            const answer = await queryFn(context)
            await sleep(20)
            return { total: balanceOf(answer) }
          },
        })
        drawn.push(data)
      },
      { wrapper },
    )
    await until(() => expect(drawn.at(-1)).toEqual({ total: '7' }))
    expect(drawn.filter((data) => data !== undefined)).toEqual([{ total: '7' }])
  })

  it('takes an answer with one success event, and draws it once: the end of its fetch changes nothing', async () => {
    const { wrapper, queryClient } = setup(service().options)
    let successes = 0
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') successes++
    })
    const drawn: unknown[] = []
    const hook = () => {
      const { data, fetchStatus, isFetched, failureCount } = useBalance(A)
      drawn.push([data, fetchStatus, isFetched, failureCount])
    }
    renderHook(hook, { wrapper })
    await pass(5_000)
    expect(drawn).toEqual([
      [undefined, 'fetching', false, 0],
      ['7', 'idle', true, 0],
    ])
    expect(successes).toBe(1)
  })

  it('keeps an optimistic write after cancelQueries', async () => {
    const { wrapper, client, queryClient } = setup(service(() => '1').options)
    const { queryKey } = queryOptions(accountStates, client, { address: A })
    renderHook(() => [useAccountStates({ address: A }), useTransactions({ hash: 'A'.repeat(43) })], { wrapper })
    await pass(250)
    await act(async () => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, OPTIMISTIC)
    })
    await pass(5_000)
    expect(balanceOf(queryClient.getQueryData(queryKey))).toBe('9')
  })

  it('keeps an optimistic write that is made in the turn of the answer', async () => {
    const { wrapper, client, queryClient } = setup(service(() => '1').options)
    const { queryKey } = queryOptions(accountStates, client, { address: A })
    renderHook(() => useAccountStates({ address: A }), { wrapper })
    const stop = client.subscribe(() => {
      void queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, OPTIMISTIC)
    })
    await pass(5_000)
    stop()
    expect(balanceOf(queryClient.getQueryData(queryKey))).toBe('9')
  })

  it('stays empty after clear, also when an answer arrives later', async () => {
    const { wrapper, queryClient } = setup(service().options)
    const hooks = () => [useAccountStates({ address: A }), useTransactions({ hash: 'A'.repeat(43) })]
    const { unmount } = renderHook(hooks, { wrapper })
    await pass(250)
    unmount()
    queryClient.clear()
    await pass(5_000)
    expect(queryClient.getQueryCache().getAll()).toHaveLength(0)
  })

  it('draws an optimistic write at once, while other answers are awaited', async () => {
    const { wrapper, client, queryClient } = setup(service().options)
    const { result } = renderHook(() => [useBalance(A).data, useTransactions({ hash: 'A'.repeat(43) }).data], {
      wrapper,
    })
    await until(() => expect(result.current[0]).toBe('7'))
    const { queryKey } = queryOptions(accountStates, client, { address: A, include_boc: false })
    act(() => void queryClient.setQueryData(queryKey, OPTIMISTIC))
    await pass(20)
    expect(result.current).toEqual(['9', undefined])
  })

  it('a cache with a listener that throws once leaves no query fetching', async () => {
    const { wrapper, queryClient } = setup(service().options)
    let thrown = 0
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success' && !thrown++) throw new Error('not ready')
    })
    const hooks = () => [1, 2, 3].map((of) => useAccountStates({ address: address(of) }).fetchStatus)
    const { result } = renderHook(hooks, { wrapper })
    await pass(5_000)
    expect(thrown).toBeGreaterThan(0)
    expect(result.current).toEqual(['idle', 'idle', 'idle'])
  })

  it('asks again for an immutable answer on request', async () => {
    const { options, seen } = service()
    const { wrapper } = setup(options)
    const { result } = renderHook(() => useTransactions({ mc_seqno: 5 }), { wrapper })
    await until(() => expect(result.current.isSuccess).toBe(true))
    void result.current.refetch()
    await pass(5_000)
    expect(seen).toHaveLength(2)
  })
})

describe('the defaults of the app', () => {
  it('apply: its staleTime, and whether focus asks again', async () => {
    const { options, seen } = service()
    const queryClient = new QueryClient({
      defaultOptions: { queries: { staleTime: 60_000, refetchOnWindowFocus: false } },
    })
    function Balance() {
      return <p>{balanceOf(useAccountStates({ address: A }).data)}</p>
    }
    const page = (shown: boolean) => (
      <TonCenterProvider network="local" {...options} queryClient={queryClient}>
        {shown && <Balance />}
      </TonCenterProvider>
    )
    const { rerender } = render(page(true))
    await until(() => expect(screen.getByText('7')).toBeTruthy())
    rerender(page(false))
    await pass(30_000)
    rerender(page(true))
    await pass(1_000)
    expect(seen).toHaveLength(1)
  })

  it('apply to hooks that are made of others', async () => {
    const { options, seen } = service()
    const { wrapper, queryClient } = setup(options)
    queryClient.setDefaultOptions({ queries: { staleTime: 60_000 } })
    const hash = 'A'.repeat(43)
    const { rerender, result } = renderHook(({ of }) => useTransaction(of), { wrapper, initialProps: { of: hash } })
    await until(() => expect(result.current.data).toBe(null))
    rerender({ of: '' })
    await pass(30_000)
    rerender({ of: hash })
    await pass(5_000)
    expect(seen).toHaveLength(1)
    rerender({ of: '' })
    await pass(60_000)
    rerender({ of: hash })
    await pass(5_000)
    expect(seen).toHaveLength(2)
  })

  it('do not age an answer that never changes', async () => {
    const { options, seen } = service()
    const { wrapper, queryClient } = setup(options)
    queryClient.setDefaultOptions({ queries: { staleTime: 0 } })
    const { rerender, result } = renderHook(({ seqno }) => useTransactions(seqno ? { mc_seqno: seqno } : undefined), {
      wrapper,
      initialProps: { seqno: 5 },
    })
    await until(() => expect(result.current.isSuccess).toBe(true))
    rerender({ seqno: 0 })
    await pass(30_000)
    rerender({ seqno: 5 })
    await pass(5_000)
    expect(seen).toHaveLength(1)
  })
})

describe('without a network', () => {
  it('a hook of a network that is not hosted asks all the same', async () => {
    const { options, seen } = service()
    const { wrapper } = setup(options)
    onlineManager.setOnline(false)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    renderHook(() => useMasterchainInfo(), { wrapper })
    await until(() => expect(seen).toHaveLength(1))
  })

  it('a hook of a hosted network pauses as TanStack does, and asks when the device is online', async () => {
    const { options, seen } = service()
    const { wrapper } = setup({ ...options, network: 'mainnet' })
    onlineManager.setOnline(false)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { result } = renderHook(() => useMasterchainInfo(), { wrapper })
    await pass(5_000)
    expect([result.current.fetchStatus, seen.length]).toEqual(['paused', 0])
    act(() => onlineManager.setOnline(true))
    await until(() => expect(seen).toHaveLength(1))
  })

  it('networkMode of the app is obeyed', async () => {
    const { options, seen } = service()
    const { wrapper, client } = setup({ ...options, network: 'mainnet' })
    onlineManager.setOnline(false)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    renderHook(() => useQuery({ ...queryOptions(masterchainInfo, client, {}), networkMode: 'always' }), { wrapper })
    await until(() => expect(seen).toHaveLength(1))
  })
})

describe('useBalances', () => {
  it('follows refresh: block like useBalance, with one request for all', async () => {
    let balance = 0
    const { options, seen } = service(() => String(++balance))
    const { wrapper } = setup(options)
    const both = [A, address(2)]
    const { result } = renderHook(() => useBalances(both, { refresh: 'block' }).data, { wrapper })
    await until(() => expect(result.current).toEqual({ [A]: '1', [address(2)]: '2' }))
    await pass(ASK_MS + 1_000)
    expect(result.current).toEqual({ [A]: '3', [address(2)]: '4' })
    expect(seen.filter(({ pathname }) => pathname.endsWith('/accountStates'))).toHaveLength(2)
  })

  it('asks for nothing while it is not enabled', async () => {
    const { options, seen } = service()
    const { wrapper } = setup(options)
    const { result } = renderHook(() => useBalances([A], { refresh: 'block', enabled: false }), { wrapper })
    await pass(3 * ASK_MS)
    expect(seen.filter(({ pathname }) => pathname.endsWith('/accountStates'))).toHaveLength(0)
    expect(result.current).toMatchObject({ data: {}, isPending: true })
  })
})
