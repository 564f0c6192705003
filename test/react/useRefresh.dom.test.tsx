import { cleanup, render, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ASK_MS } from '../../src/core/pace/chainClock.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { useMasterchainHead } from '../../src/react/useMasterchainHead.ts'
import { useMessageStatus } from '../../src/react/useMessageStatus.ts'
import { useAccountStates } from '../../src/react/v3/accounts.ts'
import { useTransactionsByMasterchainBlock } from '../../src/react/v3/blockchain.ts'
import { useTopAccountsByBalance, useTopAccountsByBalanceInfinite } from '../../src/react/v3/stats.ts'
import { inProcess } from '../support/inProcess.ts'
import { setup } from '../support/react.tsx'
import { pass, until, virtualTime } from '../support/virtualTime.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
virtualTime()

/** TanStack draws again for members that are read while drawing. */
const read = <T,>({ data, isSuccess }: { data: T; isSuccess: boolean }) => ({ data, isSuccess })

const account = (balance: number) => ({ account: `0:${'A'.repeat(64)}`, balance: String(balance) })

/** A chain whose head moves on request, and the requests to it. */
function chain() {
  const state = { seqno: 1, fails: false }
  const { url, fetch, seen } = inProcess(({ pathname }) => {
    if (!pathname.endsWith('masterchainInfo')) {
      return pathname.endsWith('Block') ? { transactions: [], address_book: {} } : [account(state.seqno)]
    }
    return Response.json({ last: { seqno: state.seqno } }, { status: state.fails ? 500 : 200 })
  })
  const count = (path: string) => seen.filter(({ pathname }) => pathname === `/api/v3${path}`).length
  /** Lets the time between two questions pass, and what follows from it. */
  const block = (moves = true) => {
    if (moves) state.seqno++
    return pass(ASK_MS)
  }
  const service = { baseUrl: url, fetch }
  return { service, state, block, heads: () => count('/masterchainInfo'), lists: () => count('/topAccountsByBalance') }
}

describe('refresh: block', () => {
  it('asks for nothing when nobody wants it', async () => {
    const { service, block, heads, lists } = chain()
    const { wrapper } = setup(service)
    const { result } = renderHook(() => useTopAccountsByBalance({ limit: 1 }), { wrapper })
    await until(() => expect(result.current.isSuccess).toBe(true))
    await block()
    await block()
    expect([heads(), lists()]).toEqual([0, 1])
  })

  it('is one request for the head per block for a hundred components, and one for each query of theirs', async () => {
    const { service, block, heads, lists } = chain()
    const { wrapper, queryClient } = setup(service)
    const walk = vi.spyOn(queryClient.getQueryCache(), 'findAll')
    const limits = Array.from({ length: 100 }, (_, n) => (n % 2) + 1)
    const { result } = renderHook(
      () => limits.map((limit) => read(useTopAccountsByBalance({ limit }, { refresh: 'block' }))),
      {
        wrapper,
      },
    )
    await until(() => expect(result.current.every(({ isSuccess }) => isSuccess)).toBe(true))
    expect([heads(), lists()]).toEqual([0, 2])
    await block()
    await until(() => expect(lists()).toBe(4))
    expect([heads(), lists()]).toEqual([1, 4])
    await block()
    await until(() => expect(lists()).toBe(6))
    expect([heads(), lists()]).toEqual([2, 6])
    await until(() => expect(result.current.every(({ data }) => data?.[0]?.balance === '3')).toBe(true))
    // Each would look through all queries: a thousand balances would take seconds of every block.
    expect(walk).not.toHaveBeenCalled()
  })

  it('asks for nothing else while the head stays where it is', async () => {
    const { service, block, heads, lists } = chain()
    const { wrapper } = setup(service)
    const { result } = renderHook(() => useTopAccountsByBalance({ limit: 1 }, { refresh: 'block' }), { wrapper })
    await until(() => expect(result.current.isSuccess).toBe(true))
    await block()
    const before = lists()
    await block(false)
    await block(false)
    expect([heads(), lists()]).toEqual([3, before])
  })

  it('can be said of all hooks by the provider, and of one of them otherwise', async () => {
    const { service, block, heads, lists } = chain()
    const { client, queryClient } = setup(service)
    const wrapper = ({ children }: { children: ReactNode }) => (
      <TonCenterProvider client={client} queryClient={queryClient} refresh="block">
        {children}
      </TonCenterProvider>
    )
    const { result } = renderHook(
      () => [useTopAccountsByBalance({ limit: 1 }), useTopAccountsByBalance({ limit: 2 }, { refresh: false })],
      { wrapper },
    )
    await until(() => expect(result.current.every(({ isSuccess }) => isSuccess)).toBe(true))
    await block()
    expect([heads(), lists()]).toEqual([1, 3])
  })

  it('asks for nothing while the page is hidden or the device is offline, and continues after that', async () => {
    const { service, block, heads } = chain()
    const { wrapper } = setup({ ...service, network: 'mainnet' })
    const { result } = renderHook(() => read(useTopAccountsByBalance({ limit: 1 }, { refresh: 'block' })), { wrapper })
    await until(() => expect(result.current.isSuccess).toBe(true))
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await block()
    visibility.mockRestore()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await block()
    expect(heads()).toBe(0)
    online.mockRestore()
    await block()
    expect(heads()).toBe(1)
    await until(() => expect(result.current.data?.[0]?.balance).toBe('4'))
  })

  it('asks a service on this device without a network too', async () => {
    const { service, block, heads } = chain()
    const { wrapper } = setup(service)
    const { result } = renderHook(() => read(useTopAccountsByBalance({ limit: 1 }, { refresh: 'block' })), { wrapper })
    await until(() => expect(result.current.isSuccess).toBe(true))
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await block()
    expect(heads()).toBe(1)
  })

  it('ends with the last component, and begins again with the next', async () => {
    const { service, block, heads } = chain()
    const { wrapper: Wrapper } = setup(service)
    const One = () => String(useTopAccountsByBalance({ limit: 1 }, { refresh: 'block' }).isSuccess)
    const screen = render(
      <Wrapper>
        <One />
      </Wrapper>,
    )
    await until(() => expect(screen.container.textContent).toBe('true'))
    await block()
    screen.rerender(<Wrapper>{null}</Wrapper>)
    await block()
    await block()
    expect(heads()).toBe(1)
    screen.rerender(
      <Wrapper>
        <One />
      </Wrapper>,
    )
    await block()
    expect(heads()).toBe(2)
  })

  it('survives a head that cannot be had', async () => {
    const { service, state, block, lists } = chain()
    const { wrapper } = setup(service)
    const { result } = renderHook(() => useTopAccountsByBalance({ limit: 1 }, { refresh: 'block' }), { wrapper })
    await until(() => expect(result.current.isSuccess).toBe(true))
    state.fails = true
    await block()
    expect([lists(), result.current.isError]).toEqual([1, false])
    state.fails = false
    await block()
    expect(lists()).toBe(2)
  })

  it('leaves immutable answers, disabled and unmounted queries alone', async () => {
    const { service, block, heads } = chain()
    const { wrapper, queryClient } = setup(service)
    const { result } = renderHook(
      () => [
        useTransactionsByMasterchainBlock({ seqno: 1 }, { refresh: 'block' }),
        useTopAccountsByBalance({ limit: 9 }, { refresh: 'block', enabled: false }),
      ],
      { wrapper },
    )
    await until(() => expect(result.current[0]?.isSuccess).toBe(true))
    await block()
    expect(heads()).toBe(0)
    expect(queryClient.isFetching()).toBe(0)
    expect(result.current[1]?.fetchStatus).toBe('idle')
  })

  it('leaves alone what has become final, and finds queries under a hash of the app', async () => {
    const { service, block, lists } = chain()
    const { wrapper, queryClient } = setup(service)
    queryClient.setDefaultOptions({ queries: { queryKeyHashFn: (key) => `own ${JSON.stringify(key)}` } })
    let isFinal = false
    const staleTime = () => (isFinal ? Number.POSITIVE_INFINITY : 0)
    const { result } = renderHook(() => useTopAccountsByBalance({ limit: 1 }, { refresh: 'block', staleTime }), {
      wrapper,
    })
    await until(() => expect(result.current.isSuccess).toBe(true))
    await block()
    await until(() => expect(lists()).toBe(2))
    isFinal = true
    await block()
    await block()
    expect(lists()).toBe(2)
  })

  it('is one request for all pages of an infinite list', async () => {
    const { service, block, heads, lists } = chain()
    const { wrapper } = setup(service)
    const { result } = renderHook(() => useTopAccountsByBalanceInfinite({ limit: 1 }, { refresh: 'block' }), {
      wrapper,
    })
    await until(() => expect(result.current.isSuccess).toBe(true))
    const isLoaded = vi.fn()
    void result.current.fetchNextPage().then(isLoaded)
    await until(() => expect(isLoaded).toHaveBeenCalled())
    const before = lists()
    await block()
    await until(() => expect(lists()).toBe(before + 1))
    expect([heads(), lists()]).toEqual([1, before + 1])
  })
})

/** Hides the page, or shows it. */
function turnPage(visibility: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

describe('without a key', () => {
  /** A page of one request a second, and the names of its requests. */
  function page() {
    const { url, fetch, seen } = inProcess(({ pathname, searchParams }) => {
      if (pathname.endsWith('masterchainInfo')) return { last: { seqno: seen.length } }
      if (pathname.endsWith('Balance')) return [account(seen.length)]
      const accounts = searchParams.getAll('address').map((address) => ({ address, balance: '1', status: 'active' }))
      return { accounts, traces: [], address_book: {}, metadata: {} }
    })
    const made = setup({ baseUrl: url, fetch, requestsPerSecond: 1, onResponseMismatch: 'ignore' })
    return { ...made, seen, names: () => seen.map(({ pathname }) => pathname.split('/').at(-1)) }
  }
  const one = `0:${'B'.repeat(64)}`

  it('four parts that refresh leave half of the requests to a reader, whose press waits for one slot', async () => {
    const { wrapper, seen, names } = page()
    const { result } = renderHook(
      () => {
        const lists = [1, 2, 3, 4].map((limit) => read(useTopAccountsByBalance({ limit }, { refresh: 'block' })))
        const { refetch } = useAccountStates({ address: one }, { enabled: false })
        return { lists, refetch, head: useMasterchainHead({ refresh: 'block' }).data }
      },
      { wrapper },
    )
    await until(() => expect(result.current.lists.every(({ isSuccess }) => isSuccess)).toBe(true))
    const before = seen.length
    await pass(60_000)
    expect(seen.length - before).toBeLessThanOrEqual(30)
    // Each in turn, and the head is asked by the look alone.
    const heads = names()
      .slice(before)
      .filter((name) => name === 'masterchainInfo').length
    expect(heads).toBeLessThanOrEqual((seen.length - before) / 4)
    const pressed = seen.length
    void result.current.refetch()
    await pass(1_300)
    expect(names()[pressed]).toBe('accountStates')
  })

  it('polls of TanStack Query are refreshes too, until somebody asks at once', async () => {
    const { wrapper, client, names } = page()
    const { result } = renderHook(
      () => [1, 2, 3, 4, 5].map((limit) => useTopAccountsByBalance({ limit }, { refetchInterval: 3_000 })),
      { wrapper },
    )
    await until(() => expect(result.current.every(({ isSuccess }) => isSuccess)).toBe(true))
    const before = names().length
    await pass(60_000)
    expect(names().length - before).toBeLessThanOrEqual(30)
    expect(client.budget()).toMatchObject({ queued: 0 })
    expect(client.budget().refreshing).toBeGreaterThan(0)
    for (const { refetch } of result.current) void refetch()
    await pass(10)
    expect(client.budget().queued).toBeGreaterThan(2)
  })

  it('a page that is shown looks for a followed message first', async () => {
    const { wrapper, names } = page()
    const hash = `${'Q'.repeat(43)}=`
    const { result } = renderHook(
      () => [
        useTopAccountsByBalance({ limit: 1 }, { staleTime: 0 }),
        useAccountStates({ address: one }, { staleTime: 0 }),
        useMessageStatus(hash),
      ],
      { wrapper },
    )
    await until(() => expect(result.current.every(({ isSuccess }) => isSuccess)).toBe(true))
    turnPage('hidden')
    await pass(30_000)
    const before = names().length
    await pass(30_000)
    expect(names()).toHaveLength(before)
    turnPage('visible')
    await pass(10_000)
    expect(names()[before]).toBe('pendingTraces')
    expect(names().slice(before)).toContain('accountStates')
  })
})
