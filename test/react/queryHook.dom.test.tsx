import { QueryClient, skipToken, useSuspenseQuery } from '@tanstack/react-query'
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import { StrictMode, Suspense } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { isInvalidParamsError } from '../../src/core/errors.ts'
import { accountStates } from '../../src/endpoints/v3/accounts/accountStates.ts'
import { masterchainInfo } from '../../src/endpoints/v3/blockchain/masterchainInfo.ts'
import { queryOptions } from '../../src/query/options.ts'
import { useAccountStates, useAddressBook } from '../../src/react/v3/accounts.ts'
import { useMasterchainInfo, useTransactions } from '../../src/react/v3/blockchain.ts'
import { accountState } from '../support/accounts.ts'
import { setup } from '../support/react.tsx'
import { serve } from '../support/server.ts'

const EQ = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N'
const UQ = 'UQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqEBI'
const RAW = '0:83DFD552E63729B472FCBCC8C45EBCC6691702558B68EC7527E1BA403A0F31A8'
const account = accountState(RAW, '1500000000')
const states = { accounts: [account], address_book: {}, metadata: {} }

afterEach(cleanup)

describe('a query hook', () => {
  it('fails with the reason when params are wrong, sends nothing and does not throw while rendering', async () => {
    const { url, seen } = await serve(() => states)
    const { wrapper } = setup({ baseUrl: url })
    const { result } = renderHook(() => useAccountStates({ address: 'nobody' }), { wrapper })
    await waitFor(() => expect(result.current.status).toBe('error'))
    expect(isInvalidParamsError(result.current.error)).toBe(true)
    expect(seen).toHaveLength(0)
  })

  it('survives params that JSON cannot hold', async () => {
    const { wrapper } = setup({ baseUrl: 'http://127.0.0.1:1' })
    const { result } = renderHook(() => useTransactions({ limit: 10n as never }), { wrapper })
    await waitFor(() => expect(result.current.status).toBe('error'))
    expect(result.current.error?.message).toContain('limit')
  })

  it('waits with undefined params and skipToken, and starts with params', async () => {
    const { url, seen } = await serve(() => states)
    const { wrapper } = setup({ baseUrl: url })
    const { result, rerender } = renderHook(
      ({ address }: { address?: string }) => ({
        waiting: [
          useAccountStates(address ? { address } : undefined, { enabled: true }),
          useAccountStates(address ? { address } : skipToken),
          useTransactions(address ? { account: address, limit: 1 } : undefined, { enabled: false }),
        ],
        // Has its params from the beginning: by its answer the others would have asked too.
        other: useAddressBook({ address: EQ }),
      }),
      { wrapper, initialProps: {} },
    )
    await waitFor(() => expect(result.current.other.fetchStatus).toBe('idle'))
    expect(result.current.waiting.map(({ fetchStatus }) => fetchStatus)).toEqual(['idle', 'idle', 'idle'])
    expect(seen.map(({ url }) => url.pathname)).toEqual(['/api/v3/addressBook'])
    rerender({ address: EQ })
    await waitFor(() => expect(result.current.waiting[0]?.data).toEqual(states))
    expect(seen).toHaveLength(2)
  })

  it('without any argument asks what needs no params', async () => {
    const { url, seen } = await serve(() => ({}))
    const { wrapper } = setup({ baseUrl: url })
    renderHook(() => useMasterchainInfo(), { wrapper })
    await waitFor(() => expect(seen[0]?.url.pathname).toBe('/api/v3/masterchainInfo'))
  })

  it('is one request and one answer for one account, however it is spelled', async () => {
    const { url, seen } = await serve(() => states)
    const { wrapper, queryClient } = setup({ baseUrl: url })
    const { result } = renderHook(
      () => [EQ, UQ, RAW, RAW.toLowerCase()].map((address) => useAccountStates({ address: [address] })),
      { wrapper },
    )
    await waitFor(() => expect(result.current.every(({ isSuccess }) => isSuccess)).toBe(true))
    expect(seen).toHaveLength(1)
    expect(queryClient.getQueryCache().getAll()).toHaveLength(1)
  })

  it('keeps two answers where the spelling is the question, though both travel in one request', async () => {
    const { url, seen } = await serve(({ url }) =>
      Object.fromEntries(url.searchParams.getAll('address').map((text) => [text, { user_friendly: UQ, domain: null }])),
    )
    const { wrapper } = setup({ baseUrl: url })
    const { result } = renderHook(() => [EQ, RAW].map((address) => useAddressBook({ address })), { wrapper })
    await waitFor(() => expect(result.current.map(({ data }) => Object.keys(data ?? {}))).toEqual([[EQ], [RAW]]))
    expect(seen).toHaveLength(1)
  })

  it('sends one request under StrictMode', async () => {
    const { url, seen } = await serve(() => states)
    const { wrapper: Wrapper } = setup({ baseUrl: url })
    function Balance() {
      const { data } = useAccountStates({ address: EQ }, { select: ({ accounts }) => accounts[0]?.balance })
      return <p>{data ?? 'waiting'}</p>
    }
    render(
      <StrictMode>
        <Wrapper>
          <Balance />
        </Wrapper>
      </StrictMode>,
    )
    await screen.findByText('1500000000')
    expect(seen).toHaveLength(1)
  })

  it('draws again for the members that `notifyOnChangeProps` names, and for no other', async () => {
    const { url, seen } = await serve(() => states)
    const { wrapper } = setup({ baseUrl: url })
    let drawn = 0
    const { result } = renderHook(
      () => {
        drawn++
        return useAccountStates({ address: EQ }, { notifyOnChangeProps: ['data'] })
      },
      { wrapper },
    )
    await waitFor(() => expect(result.current.data).toEqual(states))
    const before = drawn
    await act(() => result.current.refetch())
    expect(seen).toHaveLength(2)
    expect(drawn).toBe(before)
  })

  it('aborts the request that nobody waits for any more', async () => {
    let gone = false
    const { url, seen } = await serve((_seen, response) => {
      response.on('close', () => {
        gone = true
      })
    })
    const { wrapper } = setup({ baseUrl: url })
    const { unmount } = renderHook(() => useAccountStates({ address: EQ }), { wrapper })
    await waitFor(() => expect(seen).toHaveLength(1))
    unmount()
    await waitFor(() => expect(gone).toBe(true))
  })

  it('leaves trying again to the client: one error, one query failure', async () => {
    const { url, seen } = await serve((_seen, response) => {
      response.writeHead(422)
      response.end('{"error":"no"}')
    })
    const { wrapper } = setup({ baseUrl: url, retries: 3 })
    const { result } = renderHook(() => useAccountStates({ address: EQ }), { wrapper })
    await waitFor(() => expect(result.current.error?.code).toBe('bad-request'))
    expect(seen).toHaveLength(1)
  })

  it('asks through the client of its options, and keeps networks apart in the cache', async () => {
    const [one, other] = [await serve(() => states), await serve(() => ({ ...states, accounts: [] }))]
    const { wrapper, queryClient } = setup({ baseUrl: one.url })
    const client = createClient({ network: 'testnet', baseUrl: other.url, retries: 0 })
    const { result } = renderHook(
      () => [useAccountStates({ address: EQ }), useAccountStates({ address: EQ }, { client })],
      { wrapper },
    )
    await waitFor(() => expect(result.current.map(({ data }) => data?.accounts.length)).toEqual([1, 0]))
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey[1])
        .sort(),
    ).toEqual([`local@${one.url}`, 'testnet'])
  })

  it('names the missing provider', () => {
    expect(() => renderHook(() => useMasterchainInfo())).toThrow(/TonCenterProvider/)
  })
})

describe('query options', () => {
  it('hold a JSON-safe key: client, generation, name, params in their one spelling', () => {
    const client = createClient({ network: 'testnet' })
    const { queryKey, retry, networkMode } = queryOptions(accountStates, client, { address: [UQ, RAW] })
    expect(queryKey).toEqual(['toncenter', 'testnet', 'v3', 'accountStates', { address: [EQ] }])
    expect(JSON.parse(JSON.stringify(queryKey))).toEqual(queryKey)
    expect({ retry, networkMode }).toEqual({ retry: false, networkMode: undefined })
  })

  it('prefetch what a hook then draws without asking again', async () => {
    const { url, seen } = await serve(() => states)
    const { wrapper, client, queryClient } = setup({ baseUrl: url })
    const options = queryOptions(accountStates, client, { address: EQ })
    await queryClient.prefetchQuery(options)
    expect(queryClient.getQueryData(options.queryKey)?.accounts[0]?.balance).toBe('1500000000')
    const { result } = renderHook(() => useAccountStates({ address: RAW }), { wrapper })
    expect(result.current.data).toEqual(states)
    expect(seen).toHaveLength(1)
  })

  it('work with Suspense', async () => {
    const { url, seen } = await serve(() => states)
    const { wrapper: Wrapper, client } = setup({ baseUrl: url })
    function Balance() {
      const { data } = useSuspenseQuery(queryOptions(accountStates, client, { address: EQ }))
      return <p>{data.accounts[0]?.balance}</p>
    }
    render(
      <StrictMode>
        <Wrapper>
          <Suspense fallback="waiting">
            <Balance />
          </Suspense>
        </Wrapper>
      </StrictMode>,
    )
    expect(screen.getByText('waiting')).toBeDefined()
    await screen.findByText('1500000000')
    expect(seen).toHaveLength(1)
  })

  it('keep an answer for as long as its endpoint says', () => {
    const client = createClient({ network: 'mainnet' })
    expect(queryOptions(masterchainInfo, client, {}).staleTime).toBe(5_000)
  })

  it('share an answer between a server that asks directly and a browser behind a proxy', () => {
    const [direct, proxied] = [createClient(), createClient({ baseUrl: 'https://app.example/ton' })]
    const key = (client: typeof direct) => queryOptions(accountStates, client, { address: EQ }).queryKey
    expect(key(direct)).toEqual(key(proxied))
    expect(new QueryClient().getQueryCache().getAll()).toHaveLength(0)
  })
})
