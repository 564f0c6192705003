import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { CallRecord } from '../../src/core/client.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'
import { useBalance } from '../../src/react/useAccount.ts'
import { useAddressName } from '../../src/react/useAddressName.ts'
import { useJettonBalances } from '../../src/react/useJettonBalances.ts'
import { useActions } from '../../src/react/v3/actions.ts'
import { useTransactions, useTransactionsInfinite } from '../../src/react/v3/blockchain.ts'
import { useNftItems } from '../../src/react/v3/nfts.ts'
import { demoBytes } from '../support/demoChain.ts'
import { setup } from '../support/react.tsx'
import { pass, until, virtualTime } from '../support/virtualTime.ts'

afterEach(cleanup)

const address = (index: number) => `0:${index.toString(16).toUpperCase().padStart(64, '0')}`
const range = (count: number) => Array.from({ length: count }, (_, index) => index)

virtualTime()

/** A service that refuses above one request per second, 60 ms away; and a client that knows its limit. */
async function open() {
  const service = createLocalService({ requestsPerSecond: 1, faults: [{ kind: 'latency', ms: 60 }] })
  // The chain takes real time to load: not within a request.
  await service.restore(demoBytes)
  const { wrapper, client } = setup({ baseUrl: 'http://local.test', fetch: service.fetch, requestsPerSecond: 1 })
  const calls: CallRecord[] = []
  client.subscribe((call) => calls.push(call))
  const asked = () => calls.filter(({ cache }) => cache === 'miss').map(({ endpoint }) => endpoint)
  const refused = () => calls.filter(({ outcome }) => outcome === 'rate-limit').length
  return { wrapper, asked, refused }
}

describe('at a service that allows one request per second', () => {
  it.each([
    ['three pages of 20', 20, 3, 5],
    ['one page of 60', 60, 1, 3],
  ])(
    'a page of 50 balances, 20 jetton tables and a list of %s is shown with few requests, and none refused',
    async (_name, limit, pages, requests) => {
      const { wrapper, asked, refused } = await open()
      const { result } = renderHook(
        () => ({
          balances: range(50).map((index) => useBalance(index ? address(index) : demo.main)),
          jettons: range(20).map((index) => useJettonBalances(index ? address(index) : demo.main)),
          list: useTransactionsInfinite({ limit }),
        }),
        { wrapper },
      )
      await until(() => expect(result.current.list.isSuccess).toBe(true))
      for (let page = 1; page < pages; page++) {
        result.current.list.fetchNextPage()
        await until(() => expect(result.current.list.data?.rows).toHaveLength((page + 1) * limit))
      }
      const all = () => [...result.current.balances, ...result.current.jettons]
      await until(() => expect(all().every(({ isSuccess }) => isSuccess)).toBe(true))
      expect(result.current.list.data?.rows).toHaveLength(60)
      expect(asked().length).toBeLessThanOrEqual(requests)
      expect(refused()).toBe(0)
    },
  )

  it('a wallet page costs at most six requests, and none while it is idle', async () => {
    const { wrapper, asked, refused } = await open()
    const { result } = renderHook(
      () => {
        const activity = useActions({ account: demo.main, limit: 50 })
        const jettons = useJettonBalances(demo.main)
        const nfts = useNftItems({ owner_address: demo.main, limit: 24 })
        const known = { ...activity.data?.address_book, ...nfts.data?.address_book }
        // Labels of all rows, and of some accounts that no row names.
        const others = range(100 - Math.min(90, Object.keys(known).length)).map((index) => address(index + 1))
        const isReady = activity.isSuccess && nfts.isSuccess
        const labels = [...Object.keys(known).slice(0, 90), ...others]
        const names = range(100).map((index) => useAddressName(isReady ? labels[index] : undefined))
        return { balance: useBalance(demo.main), activity, jettons, nfts, names }
      },
      { wrapper },
    )
    const all = () => [...Object.values(result.current).flat()]
    await until(() => expect(all().every(({ isSuccess }) => isSuccess)).toBe(true))
    expect(asked().length).toBeLessThanOrEqual(6)
    expect(asked().filter((endpoint) => endpoint === 'v3 addressBook').length).toBeLessThanOrEqual(1)
    const before = asked().length
    await pass(60_000)
    expect(asked().length).toBe(before)
    expect(refused()).toBe(0)
  })

  it('labels and transactions of a list of 100 rows cost nothing', async () => {
    const { wrapper, asked } = await open()
    const { result } = renderHook(
      () => {
        const list = useTransactions({ limit: 100 })
        const book = Object.keys(list.data?.address_book ?? {}).filter(Boolean)
        return { list, names: range(40).map((index) => useAddressName(book[index])) }
      },
      { wrapper },
    )
    await until(() => expect(result.current.list.isSuccess).toBe(true))
    await pass(60_000)
    expect(asked()).toEqual(['v3 transactions'])
    expect(result.current.names.filter(({ data }) => data).length).toBeGreaterThan(10)
  })
})
