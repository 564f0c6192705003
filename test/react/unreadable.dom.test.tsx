import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { TonCenterError } from '../../src/core/errors.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'
import { useAccount, useBalance, useBalances } from '../../src/react/useAccount.ts'
import { useAddressName } from '../../src/react/useAddressName.ts'
import { useJettonBalances } from '../../src/react/useJettonBalances.ts'
import { useTrace, useTransaction } from '../../src/react/useTransaction.ts'
import { useTransactionsInfinite } from '../../src/react/v3/blockchain.ts'
import { demoBytes } from '../support/demoChain.ts'
import { setup } from '../support/react.tsx'
import { until, virtualTime } from '../support/virtualTime.ts'

const service = createLocalService()
let hash = ''
// The demo chain takes real time to load: before the time of the tests begins.
beforeAll(async () => {
  await service.restore(demoBytes)
  const response = await service.fetch(`http://local.test/api/v3/transactions?account=${demo.main}&limit=1`)
  hash = (await response.json()).transactions[0].trace_id
})
virtualTime()
afterEach(cleanup)

/** A provider over the demo chain that breaks the first row in this member of an answer. */
function breaking(member: string, breaks: (row: Record<string, unknown>) => unknown) {
  const fetch = async (request: Request) => {
    const answer = await (await service.fetch(request)).json()
    if (answer[member]?.length) answer[member][0] = breaks(answer[member][0])
    return Response.json(answer)
  }
  return setup({ baseUrl: 'http://local.test', fetch }).wrapper
}

describe('a row that is not as documented', () => {
  it.each([
    ['an account', 'accounts', () => useAccount(demo.main)],
    ['a balance, which is not zero', 'accounts', () => useBalance(demo.main)],
    ['a transaction', 'transactions', () => useTransaction(hash)],
    ['a trace', 'traces', () => useTrace(hash)],
  ] as const)('is no absent one: %s fails', async (_name, member, use) => {
    const wrapper = breaking(member, (row) => ({ ...row, [member === 'accounts' ? 'balance' : 'start_lt']: 5, lt: 5 }))
    const { result } = renderHook((): { data: unknown; error: TonCenterError | null } => use(), { wrapper })
    await until(() => expect(result.current.error?.code).toBe('response-mismatch'))
    expect(result.current.data).toBeUndefined()
  })

  it('is no address without a name: it fails, and the names of others are there', async () => {
    const fetch = async (request: Request) => {
      const answer = await (await service.fetch(request)).json()
      return Response.json({ ...answer, [demo.main]: { ...answer[demo.main], domain: 7 } })
    }
    const { wrapper } = setup({ baseUrl: 'http://local.test', fetch })
    const { result } = renderHook(() => [useAddressName(demo.main), useAddressName(demo.shop)], { wrapper })
    await until(() => expect(result.current[0]?.error?.code).toBe('response-mismatch'))
    expect(result.current[0]?.data).toBeUndefined()
    expect(result.current[1]?.data?.user_friendly).toMatch(/^UQ/)
  })

  it('leaves the balances of others alone', async () => {
    const wrapper = breaking('accounts', (row) => ({ ...row, balance: 5 }))
    const { result } = renderHook(() => useBalances([demo.main, demo.shop, demo.anna]), { wrapper })
    await until(() => expect(result.current.isPending).toBe(false))
    expect(Object.keys(result.current.data)).toHaveLength(2)
    expect(result.current.error?.code).toBe('response-mismatch')
  })

  it('is given beside the jettons of an owner, whose sum lacks it', async () => {
    const wrapper = breaking('jetton_wallets', (row) => ({ ...row, balance: 5 }))
    const { result } = renderHook(() => useJettonBalances(demo.main), { wrapper })
    await until(() => expect(result.current.isSuccess).toBe(true))
    expect(result.current.data?.unreadable).toMatchObject([{ fault: 'balance should be a string, but is number 5.' }])
    expect(result.current.data?.length).toBeGreaterThan(1)
  })

  it('is given beside the rows of all pages of a list', async () => {
    const wrapper = breaking('transactions', () => null)
    const params = { account: demo.main, limit: 3 }
    const { result } = renderHook(() => useTransactionsInfinite(params), { wrapper })
    await until(() => expect(result.current.isSuccess).toBe(true))
    expect(result.current.data?.rows).toHaveLength(2)
    expect(result.current.data?.unreadable).toEqual([
      { index: 0, row: null, fault: 'the row should be an object, but is null.' },
    ])
    expect(result.current.hasNextPage).toBe(true)
  })
})
