import { act, cleanup, render, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { useTransactionsByMasterchainBlock } from '../../src/react/v3/blockchain.ts'
import { useTopAccountsByBalance, useTopAccountsByBalanceInfinite } from '../../src/react/v3/stats.ts'
import { setup } from '../support/react.tsx'
import { serve } from '../support/server.ts'

const BLOCK_MS = 5_000

/** What waits for the time of a block: called by the test. All other time is real. */
const due: (() => void)[] = []
beforeEach(() => {
  due.length = 0
  const { setTimeout } = globalThis
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number, ...more: []) =>
    ms === BLOCK_MS ? due.push(run) : setTimeout(run, ms, ...more)) as never)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** TanStack draws again for what is read while drawing. */
const read = <T,>({ data, isSuccess }: { data: T; isSuccess: boolean }) => ({ data, isSuccess })

/** Not within `act`: React 18 draws at its end only. */
const until = (holds: () => unknown) => waitFor(() => expect(holds()).toBeTruthy())

const account = (balance: number) => ({ account: `0:${'A'.repeat(64)}`, balance: String(balance) })

/** A chain whose head moves when told to, and what was asked of it. */
async function chain() {
  const state = { seqno: 1, fails: false }
  const { url, seen } = await serve(({ url }, response) => {
    if (!url.pathname.endsWith('masterchainInfo')) {
      return url.pathname.endsWith('Block') ? { transactions: [], address_book: {} } : [account(state.seqno)]
    }
    if (state.fails) response.statusCode = 500
    return { last: { seqno: state.seqno } }
  })
  const count = (path: string) => seen.filter(({ url }) => url.pathname === `/api/v3${path}`).length
  /** Lets the time of one block pass, and what follows from it. */
  const block = (moves = true) =>
    act(async () => {
      if (moves) state.seqno++
      for (const run of due.splice(0)) run()
      // The next block is waited for once this one's head is known, where anybody still waits.
      for (let turn = 0; turn < 20 && !due.length; turn++) await new Promise((resolve) => setTimeout(resolve, 25))
      await new Promise((resolve) => setTimeout(resolve, 150))
    })
  return { url, state, block, heads: () => count('/masterchainInfo'), lists: () => count('/topAccountsByBalance') }
}

describe('refresh: block', () => {
  it('asks for nothing by itself when nobody wants it', async () => {
    const { url, block, heads, lists } = await chain()
    const { wrapper } = setup({ baseUrl: url })
    const { result } = renderHook(() => useTopAccountsByBalance({ limit: 1 }), { wrapper })
    await until(() => result.current.isSuccess)
    await block()
    await block()
    expect([heads(), lists()]).toEqual([0, 1])
  })

  it('is one request for the head per block for a hundred components, and one for each query of theirs', async () => {
    const { url, block, heads, lists } = await chain()
    const { wrapper, queryClient } = setup({ baseUrl: url })
    const walk = vi.spyOn(queryClient.getQueryCache(), 'findAll')
    const limits = Array.from({ length: 100 }, (_, n) => (n % 2) + 1)
    const { result } = renderHook(
      () => limits.map((limit) => read(useTopAccountsByBalance({ limit }, { refresh: 'block' }))),
      {
        wrapper,
      },
    )
    await until(() => result.current.every(({ isSuccess }) => isSuccess))
    expect([heads(), lists()]).toEqual([0, 2])
    await block()
    await until(() => lists() === 4)
    expect([heads(), lists()]).toEqual([1, 4])
    await block()
    await until(() => lists() === 6)
    expect([heads(), lists()]).toEqual([2, 6])
    await until(() => result.current.every(({ data }) => data?.[0]?.balance === '3'))
    // Each would look through all queries: a thousand balances would take seconds of every block.
    expect(walk).not.toHaveBeenCalled()
  })

  it('asks for nothing else while the head stays where it is', async () => {
    const { url, block, heads, lists } = await chain()
    const { wrapper } = setup({ baseUrl: url })
    const { result } = renderHook(() => useTopAccountsByBalance({ limit: 1 }, { refresh: 'block' }), { wrapper })
    await until(() => result.current.isSuccess)
    await block()
    const before = lists()
    await block(false)
    await block(false)
    expect([heads(), lists()]).toEqual([3, before])
  })

  it('can be said of all hooks by the provider, and of one of them otherwise', async () => {
    const { url, block, heads, lists } = await chain()
    const { client, queryClient } = setup({ baseUrl: url })
    const wrapper = ({ children }: { children: ReactNode }) => (
      <TonCenterProvider client={client} queryClient={queryClient} refresh="block">
        {children}
      </TonCenterProvider>
    )
    const { result } = renderHook(
      () => [useTopAccountsByBalance({ limit: 1 }), useTopAccountsByBalance({ limit: 2 }, { refresh: false })],
      { wrapper },
    )
    await until(() => result.current.every(({ isSuccess }) => isSuccess))
    await block()
    expect([heads(), lists()]).toEqual([1, 3])
  })

  it('asks for nothing while the page is hidden or the device is offline, and goes on after that', async () => {
    const { url, block, heads } = await chain()
    const { wrapper } = setup({ baseUrl: url })
    const { result } = renderHook(() => read(useTopAccountsByBalance({ limit: 1 }, { refresh: 'block' })), { wrapper })
    await until(() => result.current.isSuccess)
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await block()
    visibility.mockRestore()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await block()
    expect(heads()).toBe(0)
    online.mockRestore()
    await block()
    expect(heads()).toBe(1)
    await until(() => result.current.data?.[0]?.balance === '4')
  })

  it('ends with the last component, and begins again with the next', async () => {
    const { url, block, heads } = await chain()
    const { wrapper: Wrapper } = setup({ baseUrl: url })
    const One = () => String(useTopAccountsByBalance({ limit: 1 }, { refresh: 'block' }).isSuccess)
    const screen = render(
      <Wrapper>
        <One />
      </Wrapper>,
    )
    await until(() => screen.container.textContent === 'true')
    await block()
    screen.rerender(<Wrapper>{null}</Wrapper>)
    await block()
    await block()
    expect(heads()).toBe(1)
    expect(due).toHaveLength(0)
    screen.rerender(
      <Wrapper>
        <One />
      </Wrapper>,
    )
    await block()
    expect(heads()).toBe(2)
  })

  it('survives a head that cannot be had', async () => {
    const { url, state, block, lists } = await chain()
    const { wrapper } = setup({ baseUrl: url })
    const { result } = renderHook(() => useTopAccountsByBalance({ limit: 1 }, { refresh: 'block' }), { wrapper })
    await until(() => result.current.isSuccess)
    state.fails = true
    await block()
    expect([lists(), result.current.isError]).toEqual([1, false])
    state.fails = false
    await block()
    expect(lists()).toBe(2)
  })

  it('leaves alone what cannot change, what is not asked for, and what nobody looks at', async () => {
    const { url, block, heads } = await chain()
    const { wrapper, queryClient } = setup({ baseUrl: url })
    const { result } = renderHook(
      () => [
        useTransactionsByMasterchainBlock({ seqno: 1 }, { refresh: 'block' }),
        useTopAccountsByBalance({ limit: 9 }, { refresh: 'block', enabled: false }),
      ],
      { wrapper },
    )
    await until(() => result.current[0]?.isSuccess)
    await block()
    expect(heads()).toBe(1)
    expect(queryClient.isFetching()).toBe(0)
    expect(result.current[1]?.fetchStatus).toBe('idle')
  })

  it('is one request for all pages of an infinite list', async () => {
    const { url, block, heads, lists } = await chain()
    const { wrapper } = setup({ baseUrl: url })
    const { result } = renderHook(() => useTopAccountsByBalanceInfinite({ limit: 1 }, { refresh: 'block' }), {
      wrapper,
    })
    await until(() => result.current.isSuccess)
    await act(async () => {
      await result.current.fetchNextPage()
    })
    await block()
    await until(() => lists() === 3)
    expect([heads(), lists()]).toEqual([1, 3])
  })
})
