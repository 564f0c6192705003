import { dehydrate, hydrate } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type CallRecord, type ClientOptions, createClient } from '../../src/core/client.ts'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { accountStates } from '../../src/endpoints/v3/accounts/accountStates.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'
import { queryOptions } from '../../src/query/options.ts'
import { useAccount, useBalance, useBalances } from '../../src/react/useAccount.ts'
import { useAddressName } from '../../src/react/useAddressName.ts'
import { useJettonBalances } from '../../src/react/useJettonBalances.ts'
import { useMasterchainHead } from '../../src/react/useMasterchainHead.ts'
import { useTrace, useTransaction } from '../../src/react/useTransaction.ts'
import { useTransactions } from '../../src/react/v3/blockchain.ts'
import { demoBytes } from '../support/demoChain.ts'
import { setup } from '../support/react.tsx'
import { pass, until, virtualTime } from '../support/virtualTime.ts'

const service = createLocalService()
// The demo chain takes real time to load: before the time of the tests begins.
beforeAll(() => service.restore(demoBytes))
virtualTime()
afterEach(cleanup)

const NOBODY = `0:${'7'.repeat(64)}`

/** A provider over the demo chain, and the requests of its client. */
function open(options: ClientOptions = { fetch: service.fetch }) {
  const { wrapper, client, queryClient } = setup({ baseUrl: 'http://local.test', ...options })
  const calls: CallRecord[] = []
  client.subscribe((call) => calls.push(call))
  /** Requested endpoints, apart from those that the cache answered. */
  const asked = () => calls.filter(({ cache }) => cache === 'miss').map(({ endpoint }) => endpoint)
  const hits = () => calls.filter(({ cache }) => cache === 'hit').length
  return { wrapper, client, queryClient, asked, hits, calls }
}

describe('balances', () => {
  it('balances of a page are one request, whichever hook wants them', async () => {
    const { wrapper, asked, calls } = open()
    const { result } = renderHook(
      () => ({
        balance: useBalance(demo.main),
        friendly: useBalance(toFriendlyAddress(demo.main)),
        account: useAccount(demo.shop),
        nobody: useAccount(NOBODY),
        nothing: useBalance(NOBODY),
        many: useBalances([demo.main, toFriendlyAddress(demo.main), demo.shop, NOBODY]),
      }),
      { wrapper },
    )
    await until(() => expect(result.current.many.isPending).toBe(false))
    const { balance, friendly, account, nobody, nothing, many } = result.current
    expect(asked()).toEqual(['v3 accountStates'])
    expect(calls[0]?.members).toBe(3)
    expect(balance.data).toMatch(/^\d{10,}$/)
    expect(friendly.data).toBe(balance.data)
    expect(account.data).toMatchObject({ address: demo.shop, status: 'active' })
    expect(nobody.data).toBe(null)
    expect(nothing.data).toBe('0')
    expect(many).toEqual({
      data: {
        [demo.main]: balance.data,
        [toFriendlyAddress(demo.main)]: balance.data,
        [demo.shop]: account.data?.balance,
        [NOBODY]: '0',
      },
      error: null,
      isPending: false,
      refetch: expect.any(Function),
    })
  })

  it('wait for an address, and say when one is none', async () => {
    const { wrapper, asked } = open()
    const { result } = renderHook(
      () => [useBalance(undefined), useAccount(undefined), useBalances(undefined), useBalance('nobody')] as const,
      { wrapper },
    )
    await until(() => expect(result.current[3].error?.code).toBe('invalid-params'))
    expect(result.current[0].fetchStatus).toBe('idle')
    expect(result.current[1].fetchStatus).toBe('idle')
    expect(result.current[2]).toMatchObject({ data: {}, error: null, isPending: true })
    await pass(60_000)
    expect(asked()).toEqual([])
  })

  it('one of which fails leave the others alone', async () => {
    const { wrapper } = open()
    const { result } = renderHook(() => useBalances(['nobody', demo.main]), { wrapper })
    await until(() => expect(result.current.isPending).toBe(false))
    expect(result.current.error?.code).toBe('invalid-params')
    expect(Object.keys(result.current.data)).toEqual([demo.main])
  })
})

describe('jettons of an owner', () => {
  it('have names and decimals, in one request for all owners', async () => {
    const { wrapper, asked } = open()
    const { result } = renderHook(
      () => [useJettonBalances(demo.main), useJettonBalances(demo.shop), useJettonBalances(undefined)],
      { wrapper },
    )
    await until(() => expect(result.current.slice(0, 2).every(({ isSuccess }) => isSuccess)).toBe(true))
    expect(asked()).toEqual(['v3 jettonWallets'])
    const [main] = result.current
    const dollar = main?.data?.find(({ jetton }) => jetton === demo.dollarJetton)
    expect(dollar).toMatchObject({ wallet: demo.mainDollarWallet, decimals: 6, token: { type: 'jetton_masters' } })
    expect(dollar?.balance).toMatch(/^\d+$/)
  })
})

describe('rows of a list in the cache', () => {
  it('costs no further request: names, tokens, and its transactions one by one', async () => {
    const { wrapper, asked, hits } = open()
    const first = renderHook(() => useTransactions({ limit: 100 }), { wrapper })
    await until(() => expect(first.result.current.isSuccess).toBe(true))
    const { transactions: rows = [], address_book = {} } = first.result.current.data ?? {}
    const addresses = Object.keys(address_book).filter(Boolean)
    expect(addresses.length).toBeGreaterThan(10)
    const { result } = renderHook(
      () => ({
        names: addresses.map((address) => useAddressName(address)),
        rows: rows.map(({ hash }) => useTransaction(hash)),
      }),
      { wrapper },
    )
    await pass(60_000)
    expect(asked()).toEqual(['v3 transactions'])
    expect(hits()).toBe(addresses.length + rows.length)
    expect(result.current.names.map(({ data }) => data)).toEqual(addresses.map((address) => address_book[address]))
    expect(result.current.rows.map(({ data }) => data)).toEqual(rows)
  })

  it('leaves a raw hook the names of its own answer', async () => {
    const { wrapper, asked } = open()
    const { result } = renderHook(
      () => {
        const list = useTransactions({ account: demo.main, limit: 5 })
        const hash = list.data?.transactions[0]?.hash
        const one = useTransaction(hash)
        const raw = useTransactions(one.data ? { hash: [one.data.hash], limit: 1 } : undefined, { staleTime: 60_000 })
        return { list: list.data, raw: raw.data }
      },
      { wrapper },
    )
    await until(() => expect(result.current.raw).toBeDefined())
    const { list, raw } = result.current
    expect(raw?.transactions).toEqual(list?.transactions.slice(0, 1))
    expect(raw?.address_book[demo.main]).toEqual(list?.address_book[demo.main])
    expect(raw?.address_book[demo.main]).toBeDefined()
    expect(asked()).toEqual(['v3 transactions'])
  })

  it('counts when it was hydrated or persisted, too', async () => {
    const server = open()
    await server.queryClient.prefetchQuery(queryOptions(transactions, server.client, { account: demo.main, limit: 20 }))
    const state = JSON.parse(JSON.stringify(dehydrate(server.queryClient)))
    const { wrapper, queryClient, asked } = open()
    hydrate(queryClient, state)
    const { result } = renderHook(() => useAddressName(demo.main), { wrapper })
    await pass(60_000)
    expect(result.current.data?.user_friendly).toMatch(/^UQ/)
    expect(asked()).toEqual([])
  })

  it('counts when it arrives after the first look of the hooks', async () => {
    const { wrapper, client, queryClient, asked } = open()
    const { rerender } = renderHook(({ of }: { of?: string }) => useAddressName(of), { wrapper, initialProps: {} })
    await queryClient.prefetchQuery(queryOptions(transactions, client, { account: demo.main, limit: 20 }))
    rerender({ of: demo.main })
    await pass(60_000)
    expect(asked()).toEqual(['v3 transactions'])
  })

  it('requests only missing parts', async () => {
    const { wrapper, asked, calls } = open()
    const { result } = renderHook(() => [demo.main, demo.shop, NOBODY].map((one) => useAddressName(one)), { wrapper })
    await until(() => expect(result.current.every(({ isSuccess }) => isSuccess)).toBe(true))
    expect(asked()).toEqual(['v3 addressBook'])
    expect(calls[0]?.members).toBe(3)
    expect(result.current[0]?.data?.user_friendly).toMatch(/^UQ/)
  })

  it('is asked for again when it is too old, a name after an hour; until then it is shown', async () => {
    const { wrapper, client, queryClient, asked } = open()
    const cacheName = (address: string, updatedAt: number) =>
      queryClient.setQueryData(
        queryOptions(accountStates, client, { address }).queryKey,
        { accounts: [], address_book: { [address]: { user_friendly: 'old', domain: null } }, metadata: {} },
        { updatedAt },
      )
    cacheName(demo.main, Date.now() - 3_700_000)
    cacheName(demo.shop, Date.now() - 3_500_000)
    const names = () => result.current.map(({ data }) => data?.user_friendly)
    const { result } = renderHook(() => [demo.main, demo.shop].map((one) => useAddressName(one)), { wrapper })
    expect(names()).toEqual(['old', 'old'])
    await until(() => expect(names()[0]).toMatch(/^UQ/))
    expect(names()[1]).toBe('old')
    expect(asked()).toEqual(['v3 addressBook'])
  })
})

describe('a transaction, a trace, the head', () => {
  it('are one request each for all that are wanted', async () => {
    const page = await createClient({ network: 'local', baseUrl: 'http://local.test', fetch: service.fetch }).request(
      transactions,
      { account: demo.main, limit: 5 },
    )
    const { wrapper, asked } = open()
    const hashes = page.transactions.map(({ hash }) => hash)
    const ids = page.transactions.map(({ trace_id }) => trace_id as string)
    const hex = Buffer.from(hashes[0] as string, 'base64').toString('hex')
    const { result } = renderHook(
      () => ({
        rows: [...hashes, hex].map((hash) => useTransaction(hash)),
        traces: [...new Set(ids)].map((id) => useTrace(id)),
        none: [useTransaction('11'.repeat(32)), useTrace('11'.repeat(32))],
        waiting: [useTransaction(undefined), useTrace(undefined)],
        wrong: [useTransaction('x'), useTrace('x')],
        heads: [useMasterchainHead(), useMasterchainHead()],
      }),
      { wrapper },
    )
    const all = () => [
      ...result.current.rows,
      ...result.current.traces,
      ...result.current.none,
      ...result.current.heads,
    ]
    await until(() => expect(all().every(({ isSuccess }) => isSuccess)).toBe(true))
    expect(asked().sort()).toEqual(['v3 masterchainInfo', 'v3 traces', 'v3 transactions'])
    expect(result.current.rows.map(({ data }) => data?.hash)).toEqual([...hashes, hashes[0]])
    expect(result.current.traces.map(({ data }) => data?.trace_id)).toEqual([...new Set(ids)])
    expect(result.current.none.map(({ data }) => data)).toEqual([null, null])
    expect(result.current.waiting.map(({ fetchStatus }) => fetchStatus)).toEqual(['idle', 'idle'])
    await until(() =>
      expect(result.current.wrong.map(({ error }) => error?.code)).toEqual(['invalid-params', 'invalid-params']),
    )
    expect(result.current.heads[0]?.data?.workchain).toBe(-1)
  })

  it('final ones are never asked for again; a missing one is', async () => {
    const { wrapper, queryClient, client } = open()
    const { transactions: rows } = await client.request(transactions, { account: demo.main, limit: 1 })
    const hashes = [rows[0]?.hash as string, '11'.repeat(32)]
    const { result } = renderHook(() => hashes.map((hash) => useTransaction(hash)), { wrapper })
    await until(() => expect(result.current.every(({ isSuccess }) => isSuccess)).toBe(true))
    const later = Date.now() + 60_000
    const isStale = queryClient
      .getQueryCache()
      .getAll()
      .map((query) => {
        const { staleTime } = query.observers[0]?.options ?? {}
        const time = typeof staleTime === 'function' ? staleTime(query as never) : staleTime
        return query.state.dataUpdatedAt + Number(time) < later
      })
    expect(isStale).toEqual([false, true])
  })
})
