import { cleanup, render, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ASK_MS } from '../../src/core/pace/chainClock.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
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
