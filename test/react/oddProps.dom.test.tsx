import { useQueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { systemClock } from '../../src/core/pace/clock.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { useBalance, useBalances } from '../../src/react/useAccount.ts'
import { useAddressName } from '../../src/react/useAddressName.ts'
import { useClient } from '../../src/react/useClient.ts'
import { useMessageStatus } from '../../src/react/useMessageStatus.ts'
import { useRefetch } from '../../src/react/useRefresh.ts'
import { useAccountStates } from '../../src/react/v3/accounts.ts'
import { useTransactions } from '../../src/react/v3/blockchain.ts'
import { accountState, address, rawOf } from '../support/accounts.ts'
import { inProcess } from '../support/inProcess.ts'
import { setup } from '../support/react.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const service = () =>
  inProcess(({ pathname, searchParams }) => {
    if (!pathname.endsWith('/accountStates')) return {}
    const accounts = searchParams.getAll('address').map((one) => accountState(rawOf(one)))
    return { accounts, address_book: {}, metadata: {} }
  })
function open() {
  const { url, fetch, seen } = service()
  return { ...setup({ baseUrl: url, fetch }), seen, url, fetch }
}

describe('params', () => {
  it('params with another address object bring the rows of that address, whatever the object keeps to itself', async () => {
    class Hidden {
      #raw: string
      constructor(raw: string) {
        this.#raw = raw
      }
      toRawString() {
        return this.#raw
      }
    }
    const { wrapper } = open()
    const { result, rerender } = renderHook(({ of }) => useAccountStates({ address: new Hidden(address(of)) }), {
      wrapper,
      initialProps: { of: 1 },
    })
    await waitFor(() => expect(result.current.data?.accounts[0]?.address).toBe(address(1)))
    rerender({ of: 2 })
    await waitFor(() => expect(result.current.data?.accounts[0]?.address).toBe(address(2)))
  })

  it('params that throw as they are read fail the query, not the render', async () => {
    const { wrapper, seen } = open()
    const broken = {
      toRawString() {
        throw new Error('empty')
      },
    }
    const { result } = renderHook(() => useAccountStates({ address: broken }), { wrapper })
    await waitFor(() => expect(result.current.error?.code).toBe('invalid-params'))
    expect(seen).toHaveLength(0)
  })

  it('params that are null in plain JavaScript are not there yet', async () => {
    const { wrapper, seen, client } = open()
    renderHook(() => [useTransactions(null as never), useMessageStatus(null as never)], { wrapper })
    // Whatever was sent before this has arrived before it.
    await client.jsonRpc('x').catch(() => {})
    expect(seen).toHaveLength(1)
  })

  it('params of useBalances that are all empty are not there yet; none are no balances', () => {
    const { wrapper } = open()
    const { result } = renderHook(() => [useBalances(['']), useBalances([])], { wrapper })
    expect(result.current.map(({ isPending }) => isPending)).toEqual([true, false])
  })

  it('params that name a member of every object find nothing in the address book', async () => {
    const { wrapper } = open()
    const names = ['constructor', 'toString', 'hasOwnProperty', '__proto__']
    const { result } = renderHook(() => names.map((name) => useAddressName(name).data), { wrapper })
    await waitFor(() => expect(result.current).toEqual([null, null, null, null]))
  })
})

describe('options', () => {
  it('options of the provider may have a clock with state: it is one client', () => {
    const { url, fetch } = service()
    const clients = new Set<object>()
    const See = () => {
      clients.add(useClient(undefined))
      return null
    }
    const clock = { ...systemClock, turns: 0 }
    const page = () => (
      <TonCenterProvider network="local" baseUrl={url} fetch={fetch} clock={clock}>
        <See />
      </TonCenterProvider>
    )
    const { rerender } = render(page())
    clock.turns++
    rerender(page())
    expect(clients.size).toBe(1)
  })

  it('throwOnError that is set after mounting is obeyed', async () => {
    let fails = false
    const { url, fetch } = inProcess(({ searchParams }) => {
      if (fails) return new Response('{"error":"no"}', { status: 422 })
      return {
        accounts: searchParams.getAll('address').map((one) => accountState(rawOf(one))),
        address_book: {},
        metadata: {},
      }
    })
    const { wrapper } = setup({ baseUrl: url, fetch })
    vi.spyOn(console, 'error').mockImplementation(() => {})
    class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
      override state: { error?: Error } = {}
      static getDerivedStateFromError = (error: Error) => ({ error })
      override render() {
        return this.state.error?.message ?? this.props.children
      }
    }
    const Balance = ({ throwOnError }: { throwOnError: boolean }) => {
      const { data, refetch } = useBalance(address(1), { throwOnError })
      return (
        <button type="button" onClick={() => void refetch()}>
          {data}
        </button>
      )
    }
    const page = (throwOnError: boolean) => (
      <Boundary>
        <Balance throwOnError={throwOnError} />
      </Boundary>
    )
    const { rerender } = render(page(false), { wrapper })
    await screen.findByText('7')
    rerender(page(true))
    fails = true
    fireEvent.click(screen.getByRole('button'))
    await screen.findByText(/the service refused/)
  })

  it('options of a query that nobody enables are asked for by no new block, as TanStack 5.66 does not say that itself', () => {
    const { wrapper } = open()
    const refetch = vi.fn()
    const { result } = renderHook(() => useRefetch(useQueryClient(), { queryKey: ['nobody'] }, refetch), { wrapper })
    result.current()
    expect(refetch).not.toHaveBeenCalled()
  })
})
