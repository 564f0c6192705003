import { focusManager, IsRestoringProvider, QueryErrorResetBoundary } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { Component, Fragment, type ReactNode, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { systemClock } from '../../src/core/pace/clock.ts'
import { accountStates } from '../../src/endpoints/v3/accounts/accountStates.ts'
import { queryOptions } from '../../src/query/options.ts'
import { useAccount, useBalance, useBalances } from '../../src/react/useAccount.ts'
import { useAccountStates } from '../../src/react/v3/accounts.ts'
import { accountState, address, rawOf } from '../support/accounts.ts'
import { inProcess } from '../support/inProcess.ts'
import { messagesOfPage } from '../support/oneProcess.ts'
import { setup } from '../support/react.tsx'
import { pass, settled, until, virtualTime } from '../support/virtualTime.ts'

afterEach(cleanup)
virtualTime()

/** Answers with the balance of now, after 60 ms. A number is the status of a refusal. */
function service(balance: { now: string | number } = { now: '7' }) {
  const { url, fetch, seen } = inProcess(async ({ searchParams }) => {
    await systemClock.sleep(60)
    const { now } = balance
    if (typeof now === 'number') return new Response('{"error":"no"}', { status: now })
    const accounts = searchParams.getAll('address').map((one) => accountState(rawOf(one), now))
    return { accounts, address_book: {}, metadata: {} }
  })
  return { options: { baseUrl: url, fetch }, seen, balance }
}

const Balance = ({ of }: { of: number }) => {
  const { data, isFetching } = useBalance(address(of))
  return <p>{data === undefined ? '…' : isFetching ? `${data}?` : data}</p>
}
/** How often the document changes until all balances are there, and after that. */
async function countCommits(draw: () => void, count: number) {
  let commits = 0
  const observer = new MutationObserver(() => commits++)
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  draw()
  await until(() => expect(document.body.textContent).toBe('7'.repeat(count)))
  await pass(60_000)
  observer.disconnect()
  return commits
}

describe('1 000 mounted balances', () => {
  it('are 4 requests and 2 commits, though each of them says whether it is being asked for', async () => {
    const { options, seen } = service()
    const { wrapper: Wrapper } = setup(options)
    const all = Array.from({ length: 1_000 }, (_, of) => <Balance key={address(of)} of={of} />)
    expect(await countCommits(() => void render(<Wrapper>{all}</Wrapper>), 1_000)).toBe(2)
    expect(seen).toHaveLength(4)
  })

  it('are still 2 commits where another hook looks at the same queries', async () => {
    const { options, seen } = service()
    const { wrapper: Wrapper } = setup(options)
    function Other({ of }: { of: number }) {
      const { data } = useAccountStates({ address: [address(of)], include_boc: false })
      return <p>{data?.accounts[0]?.balance ?? '…'}</p>
    }
    function Known({ of }: { of: number }) {
      return <p>{useBalance(address(of)).data ?? '…'}</p>
    }
    const all = Array.from({ length: 20 }, (_, of) => (
      <Fragment key={address(of)}>
        <Known of={of} />
        <Other of={of} />
      </Fragment>
    ))
    expect(await countCommits(() => void render(<Wrapper>{all}</Wrapper>), 40)).toBe(2)
    expect(seen).toHaveLength(1)
  })

  it('ask once under StrictMode', async () => {
    const { options, seen } = service()
    const { wrapper: Wrapper } = setup(options)
    render(
      <StrictMode>
        <Wrapper>
          <Balance of={1} />
        </Wrapper>
      </StrictMode>,
    )
    await until(() => screen.getByText('7'))
    expect(seen).toHaveLength(1)
  })
})

describe('the balance of an account that has no row in the answer', () => {
  /** The balances of the first three accounts, where `answer` gives the row of the second. */
  async function ask(answer: (address: string) => unknown[]) {
    const { url, fetch, seen } = inProcess(({ searchParams }) => {
      const rows = searchParams.getAll('address').map(rawOf)
      const accounts = rows.flatMap((one) => (one === address(2) ? answer(one) : [accountState(one)]))
      return { accounts, address_book: {}, metadata: {} }
    })
    const { wrapper } = setup({ baseUrl: url, fetch })
    const { result } = renderHook(() => [1, 2, 3].map((of) => useBalance(address(of))), { wrapper })
    await until(() => expect(result.current.some(({ isPending }) => isPending)).toBe(false))
    expect(seen).toHaveLength(1)
    return result.current.map(({ data, error }) => data ?? error?.code)
  }

  it.each([
    ['is not as documented', (one: string) => ({ ...accountState(one), balance: 0 }), 'response-mismatch'],
    ['is nothing', () => null, 'response-mismatch'],
    ['is of an account that nobody asked for', () => accountState(address(9)), 'ownership-mismatch'],
  ])('is an error and never 0 where a row in its place %s', async (_what, row, code) => {
    expect(await ask((one) => [row(one)])).toEqual(['7', code, '7'])
  })

  it('is 0: the service leaves out what the chain has never seen', async () => {
    expect(await ask(() => [])).toEqual(['7', '0', '7'])
  })

  it('is 0 where its row has no balance', async () => {
    expect(await ask((one) => [{ ...accountState(one), balance: null }])).toEqual(['7', '0', '7'])
  })
})

describe('a balance', () => {
  it('is in the query cache: a list of balances and a prefetch share it', async () => {
    const { options, seen } = service()
    const { wrapper, client, queryClient } = setup(options)
    await settled(
      queryClient.prefetchQuery(queryOptions(accountStates, client, { address: [address(1)], include_boc: false })),
    )
    const { result } = renderHook(
      () => ({ one: useBalance(address(1)), account: useAccount(address(1)), all: useBalances([address(1)]) }),
      { wrapper },
    )
    expect(result.current.one).toMatchObject({ data: '7', isSuccess: true, isFetching: false })
    expect(result.current.account.data?.balance).toBe('7')
    expect(result.current.all.data).toEqual({ [address(1)]: '7' })
    expect(seen).toHaveLength(1)
    expect(queryClient.getQueryCache().getAll()).toHaveLength(1)
  })

  it('is asked for again when it is invalidated, refetched, or written by hand', async () => {
    const { options, seen, balance } = service()
    const { wrapper, queryClient } = setup(options)
    const { result } = renderHook(() => useBalance(address(1)), { wrapper })
    await until(() => expect(result.current.data).toBe('7'))
    balance.now = '8'
    queryClient.invalidateQueries({ queryKey: ['toncenter'] })
    await until(() => expect(result.current.data).toBe('8'))
    balance.now = '9'
    result.current.refetch()
    await until(() => expect(result.current.data).toBe('9'))
    expect(seen).toHaveLength(3)
    const [query] = queryClient.getQueryCache().getAll()
    const accounts = [accountState(address(1), '10')]
    act(() => void queryClient.setQueryData(query?.queryKey ?? [], { accounts, address_book: {}, metadata: {} }))
    await until(() => expect(result.current.data).toBe('10'))
    expect(seen).toHaveLength(3)
  })

  it('loads again with the others of a list by one request', async () => {
    const { options, seen, balance } = service()
    const { wrapper } = setup(options)
    const { result } = renderHook(() => useBalances([address(1), address(2)]), { wrapper })
    await until(() => expect(result.current.isPending).toBe(false))
    const before = seen.length
    balance.now = '8'
    result.current.refetch()
    await until(() => expect(Object.values(result.current.data)).toEqual(['8', '8']))
    expect(seen).toHaveLength(before + 1)
  })

  it('returns when its query was taken out of the cache', async () => {
    const { options, seen } = service()
    const { wrapper, queryClient } = setup(options)
    const { result, rerender } = renderHook(() => useBalance(address(1)), { wrapper })
    await until(() => expect(result.current.data).toBe('7'))
    act(() => queryClient.removeQueries())
    rerender()
    expect(result.current.isPending).toBe(true)
    await until(() => expect(result.current.data).toBe('7'))
    expect(seen).toHaveLength(2)
    expect(queryClient.getQueryCache().getAll()).toHaveLength(1)
  })

  it('is refetched when the window has the focus again, where that is wanted', async () => {
    const { options, seen } = service()
    const { wrapper } = setup(options)
    const wanted = { refetchOnWindowFocus: 'always' as const }
    const { result } = renderHook(() => useBalance(address(1), wanted), { wrapper })
    await until(() => expect(result.current.data).toBe('7'))
    act(() => {
      focusManager.setFocused(false)
      focusManager.setFocused(true)
    })
    await until(() => expect(seen).toHaveLength(2))
    focusManager.setFocused(undefined)
  })

  it('follows its address and its options', async () => {
    const { options, seen } = service()
    const { wrapper } = setup(options)
    const { result, rerender } = renderHook(
      ({ of, enabled }: { of?: number; enabled: boolean }) =>
        useBalance(of === undefined ? undefined : address(of), { enabled, placeholderData: (before) => before }),
      { wrapper, initialProps: { enabled: true } as { of?: number; enabled: boolean } },
    )
    expect(result.current.fetchStatus).toBe('idle')
    rerender({ of: 1, enabled: false })
    expect(result.current.fetchStatus).toBe('idle')
    rerender({ of: 1, enabled: true })
    expect(result.current.fetchStatus).toBe('fetching')
    await until(() => expect(result.current.data).toBe('7'))
    rerender({ of: 2, enabled: true })
    expect(result.current).toMatchObject({ isFetching: true, isPlaceholderData: true })
    await until(() => expect(result.current).toMatchObject({ data: '7', isPlaceholderData: false }))
    expect(seen).toHaveLength(2)
  })

  it('keeps its last value when a refresh fails, and throws to a boundary with throwOnError', async () => {
    const { options, balance } = service()
    const { wrapper: Wrapper } = setup(options)
    const { result } = renderHook(
      () => {
        const { data, error, isRefetchError, refetch } = useBalance(address(1))
        return { data, error, isRefetchError, refetch }
      },
      { wrapper: Wrapper },
    )
    await until(() => expect(result.current.data).toBe('7'))
    balance.now = 422
    result.current.refetch()
    await until(() => expect(result.current.error?.code).toBe('bad-request'))
    expect(result.current).toMatchObject({ data: '7', isRefetchError: true })

    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    function Throwing() {
      return <p>{useBalance(address(2), { throwOnError: true }).data}</p>
    }
    render(
      <Wrapper>
        <QueryErrorResetBoundary>
          {({ reset }) => (
            <Boundary onReset={reset}>
              <Throwing />
            </Boundary>
          )}
        </QueryErrorResetBoundary>
      </Wrapper>,
    )
    await until(() => screen.getByRole('button'))
    const again = screen.getByRole('button')
    balance.now = '8'
    fireEvent.click(again)
    await until(() => screen.getByText('8'))
    log.mockRestore()
  })

  it('waits for what a persisted cache restores', async () => {
    const { options, seen } = service()
    const { wrapper: Wrapper } = setup(options)
    const page = (isRestoring: boolean) => (
      <Wrapper>
        <IsRestoringProvider value={isRestoring}>
          <Balance of={1} />
        </IsRestoringProvider>
      </Wrapper>
    )
    const { rerender } = render(page(true))
    await pass(60_000)
    expect(seen).toHaveLength(0)
    rerender(page(false))
    await until(() => screen.getByText('7'))
    expect(seen).toHaveLength(1)
  })

  it('is drawn by a server, and first by the page as the server drew it', async () => {
    const { options } = service()
    const { wrapper: Wrapper } = setup(options)
    const page = (
      <Wrapper>
        <Balance of={1} />
      </Wrapper>
    )
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(page)
    expect(container.textContent).toBe('…')
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const root = await act(() => hydrateRoot(container, page))
    // A page that stays would fail the tests of other files too.
    onTestFinished(() => {
      log.mockRestore()
      act(() => root.unmount())
      container.remove()
    })
    await until(() => screen.getByText('7'))
    expect(messagesOfPage(log.mock.calls)).toEqual([])
  })
})

class Boundary extends Component<{ children: ReactNode; onReset: () => void }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    const again = () => {
      this.props.onReset()
      this.setState({ failed: false })
    }
    return this.state.failed ? <button type="button" onClick={again} /> : this.props.children
  }
}
